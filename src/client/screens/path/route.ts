import { ListChecks, Route } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';
import type { Messages } from '#texts/messages.ts';

type ShellTexts = Messages['shell'];

export const route = defineScreen({
  paths: ['/curriculum/*', '/learn/:course/curriculum/*'],
  params: ({ course }, { selectedCourse, hasFeature }) =>
    hasFeature(course ?? selectedCourse, 'path') ? {} : null,
  frame: 'shell',
  access: 'learner',
  isWide: true,
  menu: ({ has }) =>
    has('path')
      ? [
          ...(['side', 'bottom'] as const).map((place) => ({
            place,
            order: 20,
            label: ({ nav }: ShellTexts) => nav.curriculum,
            icon: Route,
            to: addresses.path(),
          })),
          ...(has('checklists')
            ? [
                {
                  place: 'explore' as const,
                  order: 28,
                  label: ({ menu }: ShellTexts) => menu.checklists,
                  to: addresses.checklists(),
                },
                {
                  place: 'bottom' as const,
                  order: 65,
                  label: ({ menu }: ShellTexts) => menu.checklists,
                  icon: ListChecks,
                  to: addresses.checklists(),
                },
              ]
            : []),
        ]
      : [],
  texts: ['library', 'missions', 'path', 'study'],
  title: (text) => text('path').screen,
  crumb: { label: (text) => text('shell').nav.curriculum, to: () => addresses.path() },
  load: async () => (await import('./path-screen.tsx')).PathScreen,
  example: addresses.path(),
});
