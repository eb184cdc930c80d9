import { addresses } from '#client/base/addresses.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen({
  paths: ['/glossary/*'],
  params: (_found, { selectedCourse }) => ({ courseKey: selectedCourse }),
  frame: 'shell',
  access: 'learner',
  menu: ({ has }) =>
    has('path')
      ? [
          {
            place: 'explore',
            order: 30,
            label: ({ menu }) => menu.glossary,
            to: addresses.glossary(),
          },
        ]
      : [],
  texts: ['glossary'],
  title: (text) => text('glossary').title,
  crumb: { label: (text) => text('glossary').title },
  load: async () => (await import('./glossary-screen.tsx')).GlossaryScreen,
  example: addresses.glossary(),
});
