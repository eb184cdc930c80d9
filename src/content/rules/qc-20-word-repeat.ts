import { BANK_MIN, banksOf, distractorsOf, keysOf, percent, type QuestionSource } from '../bank.ts';
import type { Content } from '../content.ts';
import { at } from '../located.ts';
import { termsOf } from '../prose.ts';
import type { Rule } from './rule.ts';

/** A word is rare where fewer questions than this share have it in their stems. */
const RARE_SHARE = 0.05;
const LETTERS_MIN = 6;
const SHARE_MAX = 0.15;

export const wordRepeatRule: Rule = {
  id: 'QC-20',
  title: 'Keys seldom repeat a rare word of the stem that no distractor has',
  why: 'Who knows nothing chooses the option that sounds like the question; that must not be right too often.',
  severity: 'warning',
  run: (content) =>
    banks(content).flatMap(({ name, bank, echoes }) => {
      const [first] = echoes;
      if (!first || bank.length < BANK_MIN || echoes.length / bank.length <= SHARE_MAX) return [];
      const message = `${name}: ${echoes.length} of ${bank.length} keys repeat a rare word of the stem (${percent(echoes.length, bank.length)})`;
      const fix = `use the word in a distractor too, or another word, until it is ${SHARE_MAX * 100} %`;
      return [{ ...at(first, ['options']), id: name, message, fix }];
    }),
  report: (content) =>
    banks(content).map(
      ({ name, bank, echoes }) =>
        `${name}: ${percent(echoes.length, bank.length)} of the keys repeat a rare word of the stem`,
    ),
};

/** Choices only: a case of 250 words has words of everything. */
const banks = (content: Content) =>
  [...banksOf(content)]
    .map(([name, all]) => {
      const bank = all.filter(({ data }) => data.type === 'sc' || data.type === 'ms');
      return { name, bank, echoes: echoesIn(bank) };
    })
    .filter(({ bank }) => bank.length > 0);

function echoesIn(bank: readonly QuestionSource[]): QuestionSource[] {
  const stems = bank.map(({ data }) => new Set(termsOf(data.stem)));
  const uses = new Map<string, number>();
  for (const stem of stems) for (const word of stem) uses.set(word, (uses.get(word) ?? 0) + 1);
  const isRare = (word: string) =>
    word.length >= LETTERS_MIN && (uses.get(word) ?? 0) < Math.max(2, RARE_SHARE * bank.length);
  return bank.filter(({ data }, index) => {
    const inKeys = new Set(keysOf(data).flatMap(({ text }) => termsOf(text)));
    const inDistractors = new Set(distractorsOf(data).flatMap(({ text }) => termsOf(text)));
    return [...(stems[index] ?? [])].some(
      (word) => isRare(word) && inKeys.has(word) && !inDistractors.has(word),
    );
  });
}
