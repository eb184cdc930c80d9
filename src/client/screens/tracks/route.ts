import { addresses } from '#client/base/addresses.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen({
  paths: ['/tracks/*'],
  frame: 'shell',
  access: 'learner',
  parent: 'path',
  menu: ({ has }) =>
    has('tracks')
      ? [{ place: 'explore', order: 10, label: ({ menu }) => menu.tracks, to: addresses.tracks() }]
      : [],
  texts: ['path'],
  title: (text) => text('path').tracks.title,
  crumb: { label: (text) => text('path').tracks.title },
  load: async () => (await import('./tracks-screen.tsx')).TracksScreen,
  example: addresses.tracks(),
});
