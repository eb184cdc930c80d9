import { addresses } from '#client/base/addresses.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen({
  paths: ['/reset/*'],
  frame: 'footer',
  access: 'anyone',
  texts: ['auth', 'links'],
  title: (text) => text('links').reset.title,
  load: async () => (await import('./reset-screen.tsx')).ResetScreen,
  example: addresses.reset('a-token-that-was-used-already'),
});
