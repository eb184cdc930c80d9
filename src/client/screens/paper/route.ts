import { addresses } from '#client/base/addresses.ts';
import { paperOfAddress, reviewKey, sampleOf } from '#client/base/paper-address.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';
import type { Messages } from '#texts/messages.ts';

export const route = defineScreen({
  paths: ['/exam/:paperKey/*', '/quiz/:paperKey/*', '/quiz'],
  params: ({ paperKey, '*': rest = '' }, { selectedCourse }) => ({
    paperKey:
      paperKey === undefined ? sampleOf(selectedCourse) : paperOfAddress(paperKey, selectedCourse),
    /** Its own address also has something to say where nothing is weak. */
    isReview: paperKey === reviewKey && rest === '',
  }),
  canonical: ({ paperKey, isReview }) =>
    isReview ? addresses.examReview() : addresses.paper(paperKey),
  frame: 'shell',
  access: 'learner',
  parent: 'exam',
  menu: ({ featured }) => [
    ...featured.map(({ paper, label }, at) => ({
      place: 'exam' as const,
      order: 20 + at,
      label: () => label,
      to: addresses.paper(paper),
    })),
    ...(featured.length > 0
      ? [
          {
            place: 'exam' as const,
            order: 40,
            label: ({ menu }: Messages['shell']) => menu.review,
            to: addresses.examReview(),
          },
        ]
      : []),
  ],
  texts: ['attempt', 'exam', 'practice'],
  title: (text) => text('exam').paper.screen,
  load: async () => (await import('./paper-screen.tsx')).PaperScreen,
  example: '/exam/{paper}',
});
