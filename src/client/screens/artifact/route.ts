import { addresses } from '#client/base/addresses.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen({
  paths: ['/artifacts/:templateKey/*'],
  params: ({ templateKey = '' }, { selectedCourse }) => ({
    courseKey: selectedCourse,
    templateKey,
  }),
  frame: 'shell',
  access: 'learner',
  parent: 'artifacts',
  texts: ['templates', 'documents'],
  title: (text) => text('templates').detail.screen,
  load: async () => (await import('./artifact-screen.tsx')).ArtifactScreen,
  example: addresses.artifact('principles'),
});
