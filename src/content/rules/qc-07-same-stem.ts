import { pairsOf, type QuestionSource, questionsByCourse } from '../bank.ts';
import { at } from '../located.ts';
import { normalised } from '../prose.ts';
import { askedTextOf, keyTextOf, viewIn } from '../questions/questions.ts';
import { jaccard, shingles } from '../similarity.ts';
import type { Rule } from './rule.ts';

const SAME_STEM = 0.9;

export const sameStemRule: Rule = {
  id: 'QC-07',
  title: 'The same stem never has two different keys',
  why: 'One of two contradicting answers is wrong, and learners would be taught both.',
  severity: 'error',
  run: (content) =>
    [...questionsByCourse(content).values()].flatMap((bank) =>
      [...pairsOf(bank.map(facts))].flatMap(([a, b]) => {
        if (a.key === b.key || a.view !== b.view) return [];
        if (jaccard(a.runs, b.runs, SAME_STEM) < SAME_STEM) return [];
        const message = `same stem as ${a.question.id}, but another key`;
        const fix = 'decide which is right, or ask a different question';
        return [{ ...at(b.question, ['stem']), message, fix }];
      }),
    ),
};

const facts = (question: QuestionSource) => ({
  question,
  /** A stem about another view is another question. */
  view: viewIn(question.data),
  runs: shingles(askedTextOf(question.data)),
  key: keyTextOf(question.data).map(normalised).sort().join('|'),
});
