import { pairsOf } from '../bank.ts';
import { at, type Path } from '../located.ts';
import { termsOf } from '../prose.ts';
import { optionSetsOf } from '../question-parts.ts';
import type { QuestionFile } from '../schema/question.ts';
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
      listsOf(question.data).flatMap(({ path, parts, kind }) =>
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

interface PartList {
  readonly path: Path;
  readonly parts: readonly { readonly id: string; readonly text: string }[];
  readonly kind: string;
}

/** Lists whose members a learner has to tell apart. */
function listsOf(question: QuestionFile): PartList[] {
  switch (question.type) {
    case 'match':
      return [
        { path: ['left'], parts: question.left, kind: 'sides' },
        { path: ['right'], parts: question.right, kind: 'sides' },
      ];
    case 'order':
      return [{ path: ['items'], parts: question.items, kind: 'items' }];
    case 'hotspot': {
      const parts = question.areas.map(({ id, label }) => ({ id, text: label }));
      return [{ path: ['areas'], parts, kind: 'areas' }];
    }
    default:
      return optionSetsOf(question).map(({ path, options }) => ({
        path,
        parts: options,
        kind: 'options',
      }));
  }
}
