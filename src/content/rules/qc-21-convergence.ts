import { banksOf, hasOneKey, percent, type QuestionSource } from '../bank.ts';
import { termsOf } from '../prose.ts';
import { optionSetsOf } from '../question-parts.ts';
import type { Rule } from './rule.ts';

const SHARE_MAX = 0.4;
/** Shorter words hold sentences together and say nothing about what options have in common. */
const LETTERS_MIN = 4;

export const convergenceRule: Rule = {
  id: 'QC-21',
  title: 'The key is seldom the option that has most in common with the others',
  why: 'Distractors made by changing one part of the key at a time point at it from all sides.',
  severity: 'warning',
  // Options about one subject share its words whoever is right, so this only reports.
  run: () => [],
  report: (content) =>
    [...banksOf(content)].flatMap(([name, bank]) => {
      const single = bank.filter(hasOneKey);
      if (single.length === 0) return [];
      const found = single.filter(isKeyInTheMiddle).length;
      const share = `${found} of ${single.length} (${percent(found, single.length)})`;
      const note =
        found / single.length > SHARE_MAX ? `, aim for at most ${SHARE_MAX * 100} %` : '';
      return [`${name}: the key shares most words with the other options in ${share}${note}`];
    }),
};

function isKeyInTheMiddle({ data }: QuestionSource): boolean {
  return optionSetsOf(data).some(({ options, answer }) => {
    const words = options.map(({ text }) => new Set(termsOf(text).filter(isLong)));
    const shared = words.map((own, index) => {
      const others = new Set(
        words.filter((_, other) => other !== index).flatMap((set) => [...set]),
      );
      return own.intersection(others).size;
    });
    const key = options.findIndex(({ id }) => answer.includes(id));
    return shared.every((count, index) => index === key || count < (shared[key] ?? 0));
  });
}

const isLong = (word: string): boolean => word.length >= LETTERS_MIN;
