import { ChartNoAxesColumn } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen({
  paths: ['/leaderboards/*'],
  frame: 'shell',
  access: 'learner',
  menu: () =>
    (['side', 'bottom'] as const).map((place) => ({
      place,
      order: place === 'side' ? 55 : 61,
      label: ({ nav }) => nav.leaderboards,
      icon: ChartNoAxesColumn,
      to: addresses.leaderboards(),
      isReward: true,
    })),
  texts: ['leaderboards', 'rewards', 'teams'],
  title: (text) => text('leaderboards').title,
  crumb: { label: (text) => text('leaderboards').title },
  load: async () => (await import('./leaderboards-screen.tsx')).LeaderboardsScreen,
  example: addresses.leaderboards(),
});
