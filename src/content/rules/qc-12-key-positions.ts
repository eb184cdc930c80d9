import { banksOf, hasOneKey, keysOf, type QuestionSource } from '../bank.ts';
import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import type { Rule } from './rule.ts';

const RUN_MAX = 5;
const CHI_SQUARE_FROM = 100;
/** Chi-square at p = 0.01 with three degrees of freedom: four positions. */
const CHI_SQUARE_MAX = 11.34;

export const keyPositionsRule: Rule = {
  id: 'QC-12',
  title: 'Keys are spread evenly over the authored positions',
  why: 'A habit of placing the key shows wherever options are seen unshuffled, as in reviews and exports.',
  severity: 'warning',
  run: (content) =>
    [...banksOf(content)].flatMap(([courseKey, bank]) => {
      const single = bank.filter(hasOneKey);
      return [...longRuns(single), ...uneven(single, courseKey)];
    }),
  report: (content) =>
    [...banksOf(content)].map(([courseKey, bank]) => {
      const single = bank.filter(hasOneKey);
      return `${courseKey}: keys by position ${counts(single).join(' ')}`;
    }),
};

const keyOf = (question: QuestionSource): string => keysOf(question.data)[0]?.id ?? '';

const counts = (single: readonly QuestionSource[]): number[] =>
  ['a', 'b', 'c', 'd'].map((id) => single.filter((question) => keyOf(question) === id).length);

function longRuns(single: readonly QuestionSource[]): Finding[] {
  let run = 0;
  return single.flatMap((question, index) => {
    const before = single[index - 1];
    run = before && keyOf(before) === keyOf(question) ? run + 1 : 1;
    if (run !== RUN_MAX + 1) return [];
    const message = `more than ${RUN_MAX} keys in a row stand at ${keyOf(question)}`;
    return [{ ...at(question, ['answer']), message, fix: 'reorder the options of some of them' }];
  });
}

function uneven(single: readonly QuestionSource[], courseKey: string): Finding[] {
  const [first] = single;
  if (!first || single.length < CHI_SQUARE_FROM) return [];
  const expected = single.length / 4;
  const observed = counts(single);
  const chiSquare = observed.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  if (chiSquare < CHI_SQUARE_MAX) return [];
  return [
    {
      ...at(first, ['answer']),
      id: courseKey,
      message: `${courseKey}: keys by position ${observed.join(' ')}, chi-square ${chiSquare.toFixed(1)}`,
      fix: `reorder options until it is below ${CHI_SQUARE_MAX}`,
    },
  ];
}
