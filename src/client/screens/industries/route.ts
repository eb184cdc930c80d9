import { addresses } from '#client/base/addresses.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen({
  paths: ['/industries/*'],
  frame: 'shell',
  access: 'learner',
  parent: 'path',
  menu: ({ has }) =>
    has('companies')
      ? [
          {
            place: 'explore',
            order: 20,
            label: ({ menu }) => menu.industries,
            to: addresses.industries(),
          },
        ]
      : [],
  texts: ['path'],
  title: (text) => text('path').industries.title,
  crumb: { label: (text) => text('path').industries.title },
  load: async () => (await import('./industries-screen.tsx')).IndustriesScreen,
  example: addresses.industries(),
});
