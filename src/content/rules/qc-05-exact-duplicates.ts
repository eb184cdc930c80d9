import { at } from '../located.ts';
import { normalised } from '../prose.ts';
import type { QuestionFile } from '../questions/questions.ts';
import { askedTextOf, partTextsOf } from '../questions/questions.ts';
import type { Rule } from './rule.ts';

export const exactDuplicatesRule: Rule = {
  id: 'QC-05',
  title: 'No question stands in the bank twice',
  why: 'The same question twice on one paper is answered once and counted twice.',
  severity: 'error',
  run: (content) =>
    [...Map.groupBy(content.questions, ({ data }) => fingerprint(data)).values()].flatMap(
      ([first, ...others]) =>
        others.map((question) => ({
          ...at(question, ['stem']),
          message: `same stem and options as ${first?.id}`,
          fix: 'remove one of the two',
        })),
    ),
};

const fingerprint = (question: QuestionFile): string =>
  [normalised(askedTextOf(question)), ...partTextsOf(question).map(normalised).sort()].join('|');
