import { banksOf, distractorsOf, keysOf, type OptionFile, type QuestionSource } from '../bank.ts';
import { at } from '../located.ts';
import { termsOf } from '../prose.ts';
import type { Rule } from './rule.ts';

const LIFT_MIN = 0.3;
const LIFT_MAX = 1.8;
/** A word that opens fewer options says nothing. */
const USES_MIN = 15;
const ARTICLES = new Set(['a', 'an', 'the']);

export const firstWordsRule: Rule = {
  id: 'QC-17',
  title: 'No first word tells keys from distractors',
  why: 'Where keys begin with "review" and distractors with "escalate", the verb is the answer.',
  severity: 'warning',
  run: (content) =>
    [...banksOf(content)].flatMap(([name, bank]) => {
      const [first] = bank;
      if (!first) return [];
      return liftsIn(bank)
        .filter(({ lift }) => lift < LIFT_MIN || lift > LIFT_MAX)
        .map(({ word, uses, lift }) => ({
          ...at(first, ['options']),
          id: name,
          message: `${name}: "${word}" begins ${uses} options, keys ${lift.toFixed(2)} times as often as distractors`,
          fix: `begin other options with it too, or these otherwise, until it is between ${LIFT_MIN} and ${LIFT_MAX}`,
        }));
    }),
};

/** Each frequent first word, with its share among keys in relation to that among distractors. */
function liftsIn(bank: readonly QuestionSource[]) {
  const keys = firstWords(bank.flatMap(({ data }) => keysOf(data)));
  const distractors = firstWords(bank.flatMap(({ data }) => distractorsOf(data)));
  const inKeys = Map.groupBy(keys, (word) => word);
  const inDistractors = Map.groupBy(distractors, (word) => word);
  return [...new Set([...keys, ...distractors])]
    .map((word) => {
      const right = inKeys.get(word)?.length ?? 0;
      const wrong = inDistractors.get(word)?.length ?? 0;
      // Half a use where there is none, so that the share of keys can still be put in relation.
      const lift = right / keys.length / (Math.max(wrong, 0.5) / distractors.length);
      return { word, uses: right + wrong, lift };
    })
    .filter(({ uses }) => uses >= USES_MIN);
}

const firstWords = (options: readonly OptionFile[]): string[] =>
  options.flatMap(({ text }) => termsOf(text).find((term) => !ARTICLES.has(term)) ?? []);
