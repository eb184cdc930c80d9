import { addresses } from '#client/base/addresses.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen({
  paths: ['/exam/history/*'],
  params: (_found, { selectedCourse, hasFeature }) =>
    hasFeature(selectedCourse, 'papers') ? { courseKey: selectedCourse } : null,
  frame: 'shell',
  access: 'learner',
  parent: 'exam',
  texts: ['attempts', 'exam', 'reporting'],
  title: (text) => text('attempts').screen,
  crumb: { label: (text) => text('attempts').screen },
  load: async () => (await import('./exam-history-screen.tsx')).ExamHistoryScreen,
  example: addresses.examHistory(),
});
