import { BANK_MIN, banksOf, type QuestionSource } from '../bank.ts';
import { at } from '../located.ts';
import { askedIn } from '../prose.ts';
import type { Rule } from './rule.ts';

const SHARE_MAX = 0.05;

export const negativeStemRule: Rule = {
  id: 'QC-18',
  title: 'Negative stems are rare and say so in capitals',
  why: 'A small "not" that is read over makes a learner wrong who knows the subject.',
  severity: 'warning',
  run: (content) => [
    ...content.questions.flatMap((question) => {
      const word = /\b(?:not|except|(?<!at )least)\b|n['’]t\b/.exec(askedIn(question.data.stem));
      if (!word) return [];
      const message = `the question turns on a small "${word[0]}"`;
      const fix = 'ask positively, or write NOT, EXCEPT or LEAST in capitals';
      return [{ ...at(question, ['stem']), message, fix }];
    }),
    ...[...banksOf(content)].flatMap(([courseKey, bank]) => {
      const negative = bank.filter(isNegative);
      const [first] = negative;
      // A small bank may hold one; the share counts where shares mean something.
      const allowed = bank.length < BANK_MIN ? 1 : bank.length * SHARE_MAX;
      if (!first || negative.length <= allowed) return [];
      const message = `${courseKey}: ${negative.length} of ${bank.length} stems are negative`;
      const fix = `ask positively in all but ${Math.floor(allowed)}`;
      return [{ ...at(first, ['stem']), id: courseKey, message, fix }];
    }),
  ],
};

const isNegative = (question: QuestionSource): boolean =>
  /\b(?:NOT|EXCEPT|LEAST)\b/.test(askedIn(question.data.stem));
