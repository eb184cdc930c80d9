import { banksOf, type OptionFile } from '../bank.ts';
import { rateFindings } from '../word-rates.ts';
import type { Rule } from './rule.ts';

/** With a capital, May is a month. */
const CAREFUL = /\b(?:[Uu]sually|[Oo]ften|may|[Tt]ypically|[Gg]enerally)\b/;

const isCareful = ({ text }: OptionFile): boolean => CAREFUL.test(text);

export const hedgeWordsRule: Rule = {
  id: 'QC-16',
  title: 'Careful words do not mark the keys',
  why: 'An author who makes sure of being right writes "usually" and "may"; that must not be how a key is known.',
  severity: 'warning',
  run: (content) =>
    [...banksOf(content)].flatMap(([name, bank]) =>
      rateFindings(name, bank, 'careful words', isCareful),
    ),
};
