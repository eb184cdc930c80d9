import { Store } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen({
  paths: ['/store/*'],
  frame: 'shell',
  access: 'learner',
  menu: () =>
    (['header', 'bottom'] as const).map((place) => ({
      place,
      order: 45,
      label: ({ nav }) => nav.store,
      icon: Store,
      to: addresses.store(),
      isReward: true,
    })),
  texts: ['store'],
  title: (text) => text('store').title,
  crumb: { label: (text) => text('store').title },
  load: async () => (await import('./store-screen.tsx')).StoreScreen,
  example: addresses.store(),
});
