import { addresses } from '#client/base/addresses.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen({
  paths: ['/support/contact'],
  frame: 'shell',
  access: 'learner',
  parent: 'support',
  texts: ['support'],
  title: (text) => text('support').contact.title,
  crumb: { label: (text) => text('support').contact.title },
  load: async () => (await import('./contact-screen.tsx')).ContactScreen,
  example: addresses.contact('email'),
});
