import { banksOf, type QuestionSource } from '../bank.ts';
import { at } from '../located.ts';
import { distractorsIn, keysIn } from '../questions/question-type.ts';
import { optionSetsOf } from '../questions/questions.ts';
import { holdsOneOf, rateFindings } from '../word-rates.ts';
import type { Rule } from './rule.ts';

const isAbsolute = holdsOneOf(
  new Set('always never only all every must none entirely completely any cannot'.split(' ')),
);

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
    ...[...banksOf(content)].flatMap(([name, bank]) =>
      rateFindings(name, bank, 'absolute words', isAbsolute),
    ),
  ],
};

const isMarked = ({ data }: QuestionSource): boolean =>
  optionSetsOf(data).some(
    (set) => distractorsIn(set).every(isAbsolute) && !keysIn(set).some(isAbsolute),
  );
