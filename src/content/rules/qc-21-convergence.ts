import { banksOf, hasOneKey, percent, type QuestionSource } from '../bank.ts';
import type { Content } from '../content.ts';
import { at } from '../located.ts';
import { termsOf } from '../prose.ts';
import { optionSetsOf } from '../questions/questions.ts';
import type { Rule } from './rule.ts';

const SHARE_MAX = 0.4;
/** With fewer questions, chance alone passes the share now and then. A bank of scenarios is small. */
const COUNTS_FROM = 20;
/** Shorter words hold sentences together and say nothing about what options have in common. */
const LETTERS_MIN = 4;

export const convergenceRule: Rule = {
  id: 'QC-21',
  title: 'The key is seldom the option that has most in common with the others',
  why: 'Distractors made by changing one part of the key at a time point at it from all sides.',
  severity: 'warning',
  run: (content) =>
    banks(content).flatMap(({ name, size, found }) => {
      const [first] = found;
      if (!first || size < COUNTS_FROM || found.length / size <= SHARE_MAX) return [];
      const message = `${name}: ${shareOf(found.length, size)}`;
      const fix = `let distractors share words with each other too, until it is ${SHARE_MAX * 100} %`;
      return [{ ...at(first, ['options']), id: name, message, fix }];
    }),
  report: (content) =>
    banks(content).map(({ name, size, found }) => {
      const note = size < COUNTS_FROM ? `, counts from ${COUNTS_FROM} questions on` : '';
      return `${name}: ${shareOf(found.length, size)}${note}`;
    }),
};

const banks = (content: Content) =>
  [...banksOf(content)]
    .map(([name, all]) => {
      const bank = all.filter(hasOneKey);
      return { name, size: bank.length, found: bank.filter(isKeyInTheMiddle) };
    })
    .filter(({ size }) => size > 0);

const shareOf = (found: number, size: number): string =>
  `the key shares most words with the other options in ${found} of ${size} (${percent(found, size)})`;

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
