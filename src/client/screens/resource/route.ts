import { addresses } from '#client/base/addresses.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen({
  paths: ['/library/:resourceKey/*'],
  params: ({ resourceKey = '' }) => ({ resourceKey }),
  frame: 'shell',
  access: 'learner',
  parent: 'library',
  texts: ['library', 'narration', 'player', 'questions', 'tasks'],
  title: (text) => text('library').screen,
  load: async () => (await import('./resource-screen.tsx')).ResourceScreen,
  example: addresses.resource('availability-arithmetic'),
});
