import { addresses } from '#client/base/addresses.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen<{ threadId: string | null }>({
  paths: ['/support/messages', '/support/messages/:thread'],
  params: ({ thread }) => ({ threadId: thread ?? null }),
  frame: 'shell',
  access: 'learner',
  parent: 'support',
  texts: ['support'],
  title: (text) => text('support').messages.title,
  crumb: { label: (text) => text('support').messages.title, to: () => addresses.supportMessages() },
  load: async () => (await import('./messages-screen.tsx')).MessagesScreen,
  example: addresses.supportMessages(),
});
