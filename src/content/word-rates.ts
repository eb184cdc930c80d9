// How often words of a kind stand in keys, compared with distractors (QC-15, QC-16).
import { distractorsOf, keysOf, type OptionFile, type QuestionSource } from './bank.ts';
import { at } from './located.ts';
import type { Finding } from './problem.ts';
import { termsOf } from './prose.ts';

const RATIO_MIN = 0.67;
const RATIO_MAX = 1.5;
const BANK_MIN = 100;

/** Whether an option holds one of the words. */
export const holdsOneOf =
  (words: ReadonlySet<string>) =>
  (option: OptionFile): boolean =>
    termsOf(option.text).some((term) => words.has(term));

/** The finding that such options are rarer or more frequent among the keys of a bank. */
export function rateFindings(
  name: string,
  bank: readonly QuestionSource[],
  kind: string,
  isMarked: (option: OptionFile) => boolean,
): Finding[] {
  const [first] = bank;
  if (!first || bank.length < BANK_MIN) return [];
  const rate = (options: OptionFile[]) => options.filter(isMarked).length / options.length;
  const inKeys = rate(bank.flatMap(({ data }) => keysOf(data)));
  const inDistractors = rate(bank.flatMap(({ data }) => distractorsOf(data)));
  const lift = inKeys === inDistractors ? 1 : inKeys / inDistractors;
  if (lift >= RATIO_MIN && lift <= RATIO_MAX) return [];
  const message = `${name}: ${kind} are ${lift.toFixed(2)} times as frequent in keys as in distractors`;
  const fix = `bring it between ${RATIO_MIN} and ${RATIO_MAX}`;
  return [{ ...at(first, ['options']), id: name, message, fix }];
}
