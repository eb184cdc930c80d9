import { addresses } from '#client/base/addresses.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen({
  paths: ['/badges/:credentialId'],
  params: ({ credentialId = '' }) => ({ credentialId }),
  frame: 'footer',
  access: 'anyone',
  texts: ['auth', 'certificates'],
  title: (text) => text('certificates').badge.title,
  load: async () => (await import('./badge-screen.tsx')).BadgeScreen,
  example: addresses.badge('AAAAAAAAAAAAAAAAAAAAAA'),
});
