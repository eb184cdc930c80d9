import { addresses } from '#client/base/addresses.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen<{ article: string | null }>({
  paths: ['/support/help', '/support/help/:article'],
  params: ({ article }) => ({ article: article ?? null }),
  frame: 'shell',
  access: 'learner',
  parent: 'support',
  texts: ['support', 'player'],
  title: (text) => text('support').help.title,
  crumb: { label: (text) => text('support').help.title, to: () => addresses.help() },
  load: async () => (await import('./help-screen.tsx')).HelpScreen,
  example: addresses.help('path'),
});
