import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen({
  paths: ['/missions/:missionKey/*'],
  params: ({ missionKey = '' }) => ({ missionKey }),
  frame: 'shell',
  access: 'learner',
  parent: 'missions',
  texts: ['missions', 'player'],
  title: (text) => text('missions').detail.screen,
  load: async () => (await import('./mission-screen.tsx')).MissionScreen,
  example: '/missions/{mission}',
});
