import { addresses } from '#client/base/addresses.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen({
  paths: ['/certificates'],
  frame: 'shell',
  access: 'learner',
  menu: () => [
    {
      place: 'explore',
      order: 60,
      label: ({ menu }) => menu.certificates,
      to: addresses.certificates(),
    },
  ],
  texts: ['certificates'],
  title: (text) => text('certificates').title,
  crumb: { label: (text) => text('certificates').title },
  load: async () => (await import('./certificates-screen.tsx')).CertificatesScreen,
  example: addresses.certificates(),
});
