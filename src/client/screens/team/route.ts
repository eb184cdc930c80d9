import { addresses } from '#client/base/addresses.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen({
  paths: ['/team'],
  frame: 'shell',
  access: 'learner',
  menu: () => [
    {
      place: 'quests',
      order: 40,
      label: ({ menu }) => menu.team,
      to: addresses.team(),
      isReward: true,
    },
  ],
  texts: ['teams', 'rewards', 'leaderboards'],
  title: (text) => text('teams').title,
  crumb: { label: (text) => text('teams').title },
  load: async () => (await import('./team-screen.tsx')).TeamScreen,
  example: addresses.team(),
});
