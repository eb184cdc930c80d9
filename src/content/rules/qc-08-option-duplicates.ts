import { pairsOf } from '../bank.ts';
import { at } from '../located.ts';
import { termsOf } from '../prose.ts';
import { jaccard } from '../similarity.ts';
import type { Rule } from './rule.ts';

const SAME_OPTION = 0.95;

export const optionDuplicatesRule: Rule = {
  id: 'QC-08',
  title: 'No two options of a question hold the same words',
  why: 'Two equal options are both wrong for anyone who sees it, so the question gives itself away.',
  severity: 'error',
  run: (content) =>
    content.questions.flatMap((question) =>
      [...pairsOf(question.data.options)].flatMap(([a, b]) => {
        const shared = jaccard(new Set(termsOf(a.text)), new Set(termsOf(b.text)));
        if (shared < SAME_OPTION) return [];
        return [
          {
            ...at(question, ['options', question.data.options.indexOf(b), 'text']),
            message: `options ${a.id} and ${b.id} hold the same words`,
            fix: 'write an option from another error',
          },
        ];
      }),
    ),
};
