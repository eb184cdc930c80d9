import { addresses } from '#client/base/addresses.ts';
import { paperOfAddress } from '#client/base/paper-address.ts';
import { defineScreen } from '#client/base/screen/define-screen.ts';

export const route = defineScreen({
  paths: ['/exam/:paperKey/report/:attemptId/*', '/quiz/:paperKey/report/:attemptId/*'],
  params: ({ paperKey = '', attemptId = '' }, { selectedCourse }) => ({
    paperKey: paperOfAddress(paperKey, selectedCourse),
    attemptId,
  }),
  canonical: ({ paperKey, attemptId }) => addresses.report(paperKey, attemptId),
  frame: 'shell',
  access: 'learner',
  parent: 'paper',
  texts: ['exam', 'missions', 'player', 'questions', 'report', 'reporting', 'tasks'],
  title: (text) => text('report').crumb,
  load: async () => (await import('./report-screen.tsx')).ReportScreen,
  example: '/exam/{paper}/report/{attempt}',
});
