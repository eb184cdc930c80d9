import { addresses } from '#client/base/addresses.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen<{ tour: string | null }>({
  paths: ['/support/tours', '/support/tours/:tour'],
  params: ({ tour }) => ({ tour: tour ?? null }),
  frame: 'shell',
  access: 'learner',
  parent: 'support',
  // The drawn screens say what the real ones say.
  texts: [
    'attempt',
    'dashboard',
    'exam',
    'leaderboards',
    'missions',
    'narration',
    'notifications',
    'path',
    'picker',
    'player',
    'progress',
    'quick',
    'report',
    'rewards',
    'search',
    'security',
    'settings',
    'shortcuts',
    'store',
    'support',
  ],
  title: (text) => text('support').tours.title,
  crumb: { label: (text) => text('support').tours.title, to: () => addresses.tours() },
  load: async () => (await import('./tours-screen.tsx')).ToursScreen,
  example: addresses.tours('first-steps'),
});
