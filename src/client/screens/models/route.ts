import { Waypoints } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen<{ courseKey: string }>({
  paths: ['/models'],
  // Where the selected course teaches no language, the models of the first that does are shown.
  params: (_found, { selectedCourse, courseKeys = [], hasFeature }) => {
    const courseKey = [selectedCourse, ...courseKeys].find((key) => hasFeature(key, 'models'));
    return courseKey === undefined ? null : { courseKey };
  },
  frame: 'shell',
  access: 'learner',
  menu: ({ has }) =>
    has('models')
      ? [
          {
            place: 'side',
            order: 39,
            label: ({ nav }) => nav.models,
            icon: Waypoints,
            to: addresses.models(),
          },
          { place: 'explore', order: 26, label: ({ nav }) => nav.models, to: addresses.models() },
        ]
      : [],
  texts: ['models'],
  title: (text) => text('models').title,
  crumb: { label: (text) => text('models').title, to: () => addresses.models() },
  load: async () => (await import('./models-screen.tsx')).ModelsScreen,
  example: addresses.models(),
});
