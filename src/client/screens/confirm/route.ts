import { addresses } from '#client/base/addresses.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen({
  paths: ['/confirm/*'],
  frame: 'footer',
  access: 'anyone',
  texts: ['auth', 'links'],
  title: (text) => text('links').confirm.title,
  load: async () => (await import('./confirm-screen.tsx')).ConfirmScreen,
  example: addresses.confirm('a-token-that-was-used-already'),
});
