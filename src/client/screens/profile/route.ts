import { addresses } from '#client/base/addresses.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen({
  paths: ['/profiles/:profileId'],
  params: ({ profileId = '' }) => ({ profileId }),
  frame: 'footer',
  access: 'anyone',
  texts: ['auth', 'profiles'],
  title: (text) => text('profiles').title,
  load: async () => (await import('./profile-screen.tsx')).ProfileScreen,
  example: addresses.profile('AAAAAAAAAAAAAAAAAAAAAA'),
});
