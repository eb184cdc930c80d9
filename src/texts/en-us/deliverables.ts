// Deliverables: the documents that finished labs and artifacts leave.
import { plural } from './words.ts';

export const deliverables = {
  screen: 'Deliverable',
  loading: 'Loading the page…',
  failed: 'The page did not load',
  failedText: 'Nothing is lost. Try again in a moment.',
  notMade: 'Not made yet',
  notMadeText:
    'This page is made from your own answers, once you have handed in every task and finished.',
  toTasks: 'To the tasks',
  companyOf: (company: string, industry: string) => `${company}, ${industry}`,
  made: (day: string) => `Made on ${day}`,
  allOwn: 'Everything here is as you handed it in.',
  correctedCount: (n: number) =>
    plural(n, {
      one: 'Your answers as you handed them in. # was missed: the right one stands in its place, marked as corrected.',
      other:
        'Your answers as you handed them in. # were missed: the right ones stand in their places, marked as corrected.',
    }),
  corrected: 'Corrected',
  correctedText: 'Corrected: the model answer stands here, as you rated yours with no points.',
  correctedModel: 'Corrected: the right model stands here, as something was missing in yours.',
  /** A percent sign stands as the language has it. */
  withUnit: (value: string, unit: string) => `${value}${unit === '%' ? '' : ' '}${unit}`.trim(),
  nothing: 'Nothing belongs here.',
  again: 'You are practicing this task again. It stands here once you have handed it in.',
  review: 'Review your answers',
  others: 'Also made for:',
  copied: 'The page is on your clipboard.',
};
