import { Flag } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen({
  paths: ['/missions', '/learn/:course/missions/*'],
  params: ({ course }, { selectedCourse }) => ({ courseKey: course ?? selectedCourse }),
  frame: 'shell',
  access: 'learner',
  menu: ({ key, has }) =>
    (has('missions') ? (['side', 'bottom'] as const) : []).map((place) => ({
      place,
      order: 30,
      label: ({ nav }) => nav.missions,
      icon: Flag,
      to: addresses.missions(key),
    })),
  texts: ['missions'],
  title: (text) => text('missions').screen,
  crumb: {
    label: (text) => text('missions').title,
    to: (courseKey) => addresses.missions(courseKey),
  },
  load: async () => (await import('./missions-screen.tsx')).MissionsScreen,
  example: '/missions',
});
