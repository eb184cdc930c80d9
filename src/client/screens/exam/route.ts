import { GraduationCap } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen({
  paths: ['/exam', '/learn/:course/exam/*'],
  params: ({ course }, { selectedCourse, hasFeature }) => {
    const courseKey = course ?? selectedCourse;
    return hasFeature(courseKey, 'papers') ? { courseKey } : null;
  },
  canonical: () => addresses.exam(),
  frame: 'shell',
  access: 'learner',
  menu: ({ has }) =>
    has('papers')
      ? [
          {
            place: 'side',
            order: 40,
            label: ({ menu }) => menu.examMode,
            icon: GraduationCap,
            to: addresses.exam(),
          },
          {
            place: 'bottom',
            order: 40,
            label: ({ nav }) => nav.exam,
            icon: GraduationCap,
            to: addresses.exam(),
          },
          { place: 'exam', order: 10, label: ({ menu }) => menu.exams, to: addresses.exam() },
        ]
      : [],
  texts: ['dashboard', 'exam'],
  title: (text) => text('exam').screen,
  crumb: { label: (text) => text('exam').title, to: () => addresses.exam() },
  load: async () => (await import('./exam-screen.tsx')).ExamScreen,
  example: addresses.exam(),
});
