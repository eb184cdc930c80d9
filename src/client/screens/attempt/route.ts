import { addresses } from '#client/base/addresses.ts';
import { paperOfAddress } from '#client/base/paper-address.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen({
  paths: ['/exam/:paperKey/attempt', '/quiz/:paperKey/attempt'],
  params: ({ paperKey = '' }, { selectedCourse }) => ({
    paperKey: paperOfAddress(paperKey, selectedCourse),
  }),
  canonical: ({ paperKey }) => addresses.attempt(paperKey),
  // It says itself what becomes of its answers without a connection.
  frame: 'bare',
  access: 'learner',
  parent: 'paper',
  texts: ['attempt', 'exam', 'missions', 'player', 'practice', 'questions', 'tasks'],
  title: (text) => text('exam').paper.screen,
  load: async () => (await import('./attempt-screen.tsx')).AttemptScreen,
  example: '/exam/{paper}/attempt',
});
