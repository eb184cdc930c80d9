import { banksOf } from '../bank.ts';
import { normalised } from '../prose.ts';
import { askedTextOf, partTextsOf } from '../questions/questions.ts';
import type { Rule } from './rule.ts';

const USES_MIN = 5;
const NAMED_MAX = 10;
/** Two to four words with capitals inside a sentence: how the subject writes its terms. */
const TERM = /(?<=[a-z,] )(?:[A-Z][a-z]+ ){1,3}[A-Z][a-z]+\b/g;

export const unexplainedTermsRule: Rule = {
  id: 'QC-38',
  title: 'Terms of the questions stand in the glossary',
  why: 'A learner who fails on a word should be able to look it up.',
  severity: 'warning',
  // Capitals tell terms and names of companies apart badly, so this only reports.
  run: () => [],
  report: (content) =>
    [...banksOf(content)].flatMap(([name, bank]) => {
      const known = new Set(
        content.terms
          .filter(({ courseKey }) => courseKey === bank[0]?.courseKey)
          .map(({ data }) => normalised(data.term)),
      );
      const uses = new Map<string, number>();
      for (const { data } of bank) {
        const text = [askedTextOf(data), ...partTextsOf(data)].join('. ');
        for (const term of new Set(text.match(TERM) ?? [])) {
          uses.set(term, (uses.get(term) ?? 0) + 1);
        }
      }
      const missing = [...uses]
        .filter(([term, count]) => count >= USES_MIN && !known.has(normalised(term)))
        .sort(([, a], [, b]) => b - a)
        .slice(0, NAMED_MAX)
        .map(([term, count]) => `${term} (${count})`);
      return missing.length > 0 ? [`${name}: not in the glossary: ${missing.join(', ')}`] : [];
    }),
};
