import {
  BANK_MIN,
  bankName,
  distractorsOf,
  keysOf,
  type OptionFile,
  percent,
  type QuestionSource,
} from '../bank.ts';
import type { Content } from '../content.ts';
import { at } from '../located.ts';
import type { Rule } from './rule.ts';

const LONGEST_MAX = 0.3;

export const longestOptionRule: Rule = {
  id: 'QC-09',
  title: 'The key is not the longest option more often than chance explains',
  why: 'Always choosing the longest option passes many public mock exams; it must not pass ours.',
  severity: 'error',
  run: (content) =>
    groups(content).flatMap(({ name, items, longest }) => {
      const [first] = items;
      if (!first || items.length < BANK_MIN || longest.length / items.length <= LONGEST_MAX) {
        return [];
      }
      return [
        {
          ...at(longest[0] ?? first, ['options']),
          id: bankName(first),
          message: `${name}: the key is strictly the longest option in ${share(longest, items)}`,
          fix: `shorten keys or lengthen distractors until it is at most ${LONGEST_MAX * 100} %`,
        },
      ];
    }),
  report: (content) =>
    groups(content).map(({ name, items, longest }) => {
      const note = items.length < BANK_MIN ? `, counts from ${BANK_MIN} questions on` : '';
      return `${name}: the key is strictly the longest option in ${share(longest, items)}${note}`;
    }),
};

const share = (part: readonly unknown[], whole: readonly unknown[]) =>
  `${part.length} of ${whole.length} (${percent(part.length, whole.length)})`;

/** Questions with one key of each bank, single choice and scenarios, whole and by difficulty. */
function groups(content: Content) {
  const single = content.questions.filter((question) =>
    ['sc', 'gradient'].includes(question.data.type),
  );
  const named = [
    ...Map.groupBy(single, bankName),
    ...Map.groupBy(single, (question) => `${bankName(question)} ${question.data.difficulty}`),
  ];
  return named.map(([name, items]) => ({ name, items, longest: items.filter(isKeyLongest) }));
}

function isKeyLongest({ data }: QuestionSource): boolean {
  const longest = (options: readonly OptionFile[]) =>
    Math.max(...options.map((option) => option.text.length));
  return longest(keysOf(data)) > longest(distractorsOf(data));
}
