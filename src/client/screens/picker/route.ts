import { addresses } from '#client/base/addresses.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen({
  // Also of every address that nothing else answers.
  paths: ['/learn', '/*'],
  canonical: (_params, path) => (path === '/' ? addresses.picker() : null),
  frame: 'footer',
  access: 'learner',
  texts: ['missions', 'picker'],
  refusals: 'later',
  title: (text) => text('shell').picker,
  load: async () => (await import('./picker-screen.tsx')).PickerScreen,
  example: addresses.picker(),
});
