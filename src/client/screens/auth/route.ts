import { addresses } from '#client/base/addresses.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen({
  paths: ['/auth/*'],
  frame: 'footer',
  access: 'guest',
  texts: ['auth'],
  title: (text) => text('auth').signInTitle,
  load: async () => (await import('./auth-screen.tsx')).AuthScreen,
  example: addresses.auth(),
});
