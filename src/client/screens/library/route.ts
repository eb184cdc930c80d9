import { Library } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen({
  paths: ['/library'],
  params: (_found, { selectedCourse }) => ({ courseKey: selectedCourse }),
  frame: 'shell',
  access: 'learner',
  menu: () => [
    {
      place: 'side',
      order: 58,
      label: ({ nav }) => nav.library,
      icon: Library,
      to: addresses.library(),
    },
  ],
  texts: ['library'],
  title: (text) => text('library').title,
  crumb: { label: (text) => text('library').title, to: () => addresses.library() },
  load: async () => (await import('./library-screen.tsx')).LibraryScreen,
  example: addresses.library(),
});
