import { at } from '../located.ts';
import { keyFaultsOf } from '../questions/questions.ts';
import type { Rule } from './rule.ts';

export const keyCountRule: Rule = {
  id: 'QC-03',
  title:
    'Single choice has one key of four options, multiple two or three of five or six, a scenario scores 5, 3, 1 and 0',
  why: 'A question whose number of right options is unclear cannot be answered fairly.',
  severity: 'error',
  run: (content) =>
    content.questions.flatMap((question) =>
      keyFaultsOf(question.data).map(([path, message, fix]) => ({
        ...at(question, path),
        message,
        fix,
      })),
    ),
};
