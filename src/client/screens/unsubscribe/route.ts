import { addresses } from '#client/base/addresses.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen({
  paths: ['/unsubscribe/*'],
  frame: 'footer',
  access: 'anyone',
  texts: ['auth', 'unsubscribe'],
  title: (text) => text('unsubscribe').title,
  load: async () => (await import('./unsubscribe-screen.tsx')).UnsubscribeScreen,
  example: addresses.unsubscribe('digest.a-learner.a-signature'),
});
