import { Award } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen({
  paths: ['/achievements/*'],
  frame: 'shell',
  access: 'learner',
  menu: () => [
    {
      place: 'side',
      order: 50,
      label: ({ nav }) => nav.achievements,
      icon: Award,
      to: addresses.achievements(),
      isReward: true,
    },
    {
      place: 'bottom',
      order: 60,
      label: ({ nav }) => nav.achievements,
      icon: Award,
      to: addresses.achievements(),
      isReward: true,
    },
  ],
  texts: ['rewards', 'dashboard'],
  title: (text) => text('rewards').achievements.title,
  crumb: { label: (text) => text('rewards').achievements.title },
  load: async () => (await import('./achievements-screen.tsx')).AchievementsScreen,
  example: addresses.achievements(),
});
