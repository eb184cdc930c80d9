import { ChartSpline } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen({
  paths: ['/progress/*'],
  frame: 'shell',
  access: 'learner',
  menu: () => [
    {
      place: 'bottom',
      order: 55,
      label: ({ profile }) => profile.progress,
      icon: ChartSpline,
      to: addresses.progress(),
    },
  ],
  finds: (text) => [
    {
      label: text('shell').profile.progress,
      description: '',
      isReward: true,
      to: addresses.progress(),
    },
  ],
  texts: ['progress', 'rewards'],
  title: (text) => text('progress').title,
  crumb: { label: (text) => text('progress').title },
  load: async () => (await import('./progress-screen.tsx')).ProgressScreen,
  example: addresses.progress(),
});
