import { FileText } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen({
  paths: ['/artifacts', '/artifacts/examples'],
  params: (_found, { selectedCourse }) => ({ courseKey: selectedCourse }),
  frame: 'shell',
  access: 'learner',
  menu: ({ has }) =>
    has('templates')
      ? [
          {
            place: 'side',
            order: 38,
            label: ({ nav }) => nav.artifacts,
            icon: FileText,
            to: addresses.artifacts(),
          },
          {
            place: 'explore',
            order: 22,
            label: ({ menu }) => menu.templates,
            to: addresses.artifacts(),
          },
          {
            place: 'explore',
            order: 24,
            label: ({ menu }) => menu.examples,
            to: addresses.artifactExamples(),
          },
        ]
      : [],
  texts: ['templates', 'documents'],
  title: (text) => text('templates').title,
  crumb: { label: (text) => text('templates').title, to: () => addresses.artifacts() },
  load: async () => (await import('./artifacts-screen.tsx')).ArtifactsScreen,
  example: addresses.artifacts(),
});
