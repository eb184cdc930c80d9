import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen({
  paths: ['/learn/:activityRef', '/learning/:phaseId/:itemName/*'],
  params: ({ activityRef, phaseId = '', itemName = '' }) => {
    if (activityRef !== undefined) return { played: activityRef };
    return { played: { phaseId, itemName } };
  },
  frame: 'footer',
  access: 'learner',
  isPlayer: true,
  texts: ['missions', 'path', 'player', 'questions', 'tasks'],
  title: (text) => text('player').screen,
  load: async () => (await import('./played-screen.tsx')).PlayedScreen,
  example: '/learn/{mission}',
});
