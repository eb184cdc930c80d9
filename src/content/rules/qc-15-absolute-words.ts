import { banksOf, distractorsOf, keysOf, type OptionFile, type QuestionSource } from '../bank.ts';
import { at } from '../located.ts';
import type { Finding } from '../problem.ts';
import { termsOf } from '../prose.ts';
import { distractorsIn, keysIn, optionSetsOf } from '../question-parts.ts';
import type { Rule } from './rule.ts';

const ABSOLUTE = new Set(
  'always never only all every must none entirely completely any cannot'.split(' '),
);
const RATIO_MIN = 0.67;
const RATIO_MAX = 1.5;
const BANK_MIN = 100;

export const absoluteWordsRule: Rule = {
  id: 'QC-15',
  title: 'Absolute words do not mark the distractors',
  why: 'Learners who cross out every "always" and "never" should not be right by that alone.',
  severity: 'warning',
  run: (content) => [
    ...content.questions.filter(isMarked).map((question) => ({
      ...at(question, ['options']),
      message: 'every distractor has an absolute word and the key has none',
      fix: 'take always, never, only, all, every, must … out of some distractors',
    })),
    ...[...banksOf(content)].flatMap(([courseKey, bank]) => ratio(courseKey, bank)),
  ],
};

const isAbsolute = (option: OptionFile): boolean =>
  termsOf(option.text).some((term) => ABSOLUTE.has(term));

const isMarked = ({ data }: QuestionSource): boolean =>
  optionSetsOf(data).some(
    (set) => distractorsIn(set).every(isAbsolute) && !keysIn(set).some(isAbsolute),
  );

function ratio(courseKey: string, bank: readonly QuestionSource[]): Finding[] {
  const [first] = bank;
  if (!first || bank.length < BANK_MIN) return [];
  const rate = (options: OptionFile[]) => options.filter(isAbsolute).length / options.length;
  const inKeys = rate(bank.flatMap(({ data }) => keysOf(data)));
  const inDistractors = rate(bank.flatMap(({ data }) => distractorsOf(data)));
  const lift = inKeys === inDistractors ? 1 : inKeys / inDistractors;
  if (lift >= RATIO_MIN && lift <= RATIO_MAX) return [];
  const message = `${courseKey}: absolute words are ${lift.toFixed(2)} times as frequent in keys as in distractors`;
  const fix = `bring it between ${RATIO_MIN} and ${RATIO_MAX}`;
  return [{ ...at(first, ['options']), id: courseKey, message, fix }];
}
