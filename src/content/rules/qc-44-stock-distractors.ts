import { BANK_MIN, banksOf, distractorsOf, keysOf, type OptionFile, percent } from '../bank.ts';
import { at } from '../located.ts';
import { termsOf } from '../prose.ts';
import type { Rule } from './rule.ts';

const SHARE_MAX = 0.08;
const WORDS = 4;
/** Ways to be wrong that authors fall back on, wherever they stand in an option. */
const STOCK: readonly [string, RegExp][] = [
  ['leave it to', /\bleav(?:e|es|ing) it to\b/i],
  ['later phase', /\blater phases?\b/i],
  ['send … each document', /\bsend(?:s|ing)?\b.*\b(?:each|every) (?:document|deliverable)\b/i],
];

export const stockDistractorsRule: Rule = {
  id: 'QC-44',
  title: 'No pattern of options is wrong again and again and never right',
  why: 'A phrase that is never right is crossed out in every question, whatever the question is.',
  severity: 'warning',
  run: (content) =>
    [...banksOf(content)].flatMap(([name, bank]) => {
      if (bank.length < BANK_MIN) return [];
      const right = new Set(bank.flatMap(({ data }) => keysOf(data).flatMap(patternsIn)));
      const wrong = bank.flatMap((question) =>
        [...new Set(distractorsOf(question.data).flatMap(patternsIn))].map((pattern) => ({
          pattern,
          question,
        })),
      );
      return [...Map.groupBy(wrong, ({ pattern }) => pattern)].flatMap(([pattern, uses]) => {
        const [first] = uses;
        if (!first || right.has(pattern) || uses.length / bank.length <= SHARE_MAX) return [];
        const share = `${uses.length} of ${bank.length} (${percent(uses.length, bank.length)})`;
        const message = `${name}: "${pattern}" is a distractor in ${share} and never a key`;
        const fix = 'let it be right somewhere, or write other distractors';
        return [{ ...at(first.question, ['options']), id: name, message, fix }];
      });
    }),
};

/** How the option begins, and the stock phrases that it holds; a bare name has no pattern. */
function patternsIn({ text }: OptionFile): string[] {
  const words = termsOf(text);
  const start = words.length > WORDS ? [words.slice(0, WORDS).join(' ')] : [];
  return [...start, ...STOCK.flatMap(([name, pattern]) => (pattern.test(text) ? [name] : []))];
}
