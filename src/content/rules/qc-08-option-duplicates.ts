import { pairsOf } from '../bank.ts';
import { at } from '../located.ts';
import { termsOf } from '../prose.ts';
import { partListsOf } from '../questions/questions.ts';
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
      partListsOf(question.data).flatMap(({ path, parts, kind }) =>
        [...pairsOf(parts)].flatMap(([a, b]) => {
          const shared = jaccard(new Set(termsOf(a.text)), new Set(termsOf(b.text)));
          if (shared < SAME_OPTION) return [];
          const message = `${kind} ${a.id} and ${b.id} hold the same words`;
          const fix = 'write another one';
          return [{ ...at(question, [...path, parts.indexOf(b)]), message, fix }];
        }),
      ),
    ),
};
