import { addresses } from '#client/base/addresses.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen({
  paths: ['/portfolio/:documentId'],
  params: ({ documentId = '' }) => ({ documentId }),
  frame: 'shell',
  access: 'learner',
  parent: 'portfolio',
  isWide: true,
  texts: ['documents', 'templates'],
  title: (text) => text('documents').edit.screen,
  load: async () => (await import('./document-screen.tsx')).DocumentScreen,
  example: addresses.document('00000000-0000-4000-8000-000000000000'),
});
