// Attempts that were made: the list of them.
import { number, plural } from './words.ts';

export const attempts = {
  screen: 'Attempts',
  title: 'Your attempts',
  lead: (course: string) => `Exams and practice in ${course}, newest first.`,
  loading: 'Loading your attempts...',
  failed: 'Your attempts did not load',
  none: 'No attempt yet',
  noneText: 'Every exam you submit is listed here with its report.',
  go: 'Choose an exam',
  table: 'Attempts, newest first',
  paper: 'Exam',
  when: 'Started',
  score: 'Score',
  took: 'Time',
  result: 'Result',
  report: (paper: string, when: string) => `Report: ${paper}, ${when}`,
  percent: (percent: number) => `${number(percent)}%`,
  open: 'Running',
  passed: 'Passed',
  failedLine: 'Not passed',
  expired: 'Time ran out',
  grading: 'Being graded',
  more: 'Show more',
  leftOut: (questions: number) =>
    `Attempts marked “Not in your average” are left out of scored attempts, passes and averages. Too short: fewer than ${plural(questions, { one: '# question', other: '# questions' })}. An answer still counts for its topic, unless the attempt was too quick.`,
  moreFailed: 'Older attempts did not load. Check the connection and try again.',
};
