import { addresses } from '#client/base/addresses.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen({
  paths: ['/portfolio'],
  frame: 'shell',
  access: 'learner',
  menu: ({ has }) =>
    has('templates')
      ? [
          {
            place: 'explore',
            order: 27,
            label: ({ menu }) => menu.portfolio,
            to: addresses.portfolio(),
          },
        ]
      : [],
  texts: ['documents'],
  title: (text) => text('documents').portfolio.title,
  crumb: {
    label: (text) => text('documents').portfolio.title,
    to: () => addresses.portfolio(),
  },
  load: async () => (await import('./portfolio-screen.tsx')).PortfolioScreen,
  example: addresses.portfolio(),
});
