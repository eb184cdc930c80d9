import { addresses } from '#client/base/addresses.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen({
  paths: ['/invite/:token'],
  params: ({ token = '' }) => ({ token }),
  frame: 'footer',
  access: 'anyone',
  texts: ['auth', 'teams'],
  title: (text) => text('teams').invite.title,
  load: async () => (await import('./invite-screen.tsx')).InviteScreen,
  example: addresses.invite('AAAAAAAAAAAAAAAAAAAAAA'),
});
