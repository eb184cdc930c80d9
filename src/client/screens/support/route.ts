import { LifeBuoy } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen({
  paths: ['/support/*'],
  frame: 'shell',
  access: 'learner',
  menu: () => [
    {
      place: 'side',
      order: 95,
      label: ({ nav }) => nav.support,
      icon: LifeBuoy,
      to: addresses.support(),
    },
  ],
  texts: ['support', 'player'],
  title: (text) => text('support').title,
  crumb: { label: (text) => text('support').title, to: () => addresses.support() },
  load: async () => (await import('./support-screen.tsx')).SupportScreen,
  example: addresses.support(),
});
