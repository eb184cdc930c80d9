import { addresses } from '#client/base/addresses.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen({
  paths: ['/certificates/:certificateId'],
  params: ({ certificateId = '' }) => ({ certificateId }),
  frame: 'footer',
  access: 'anyone',
  texts: ['auth', 'certificates'],
  title: (text) => text('certificates').page.title,
  load: async () => (await import('./certificate-screen.tsx')).CertificateScreen,
  example: addresses.certificate('AAAAAAAAAAAAAAAAAAAAAA'),
});
