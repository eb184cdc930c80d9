import { pairsOf, type QuestionSource, questionsByCourse } from '../bank.ts';
import { at } from '../located.ts';
import { askedTextOf, partTextsOf } from '../questions/questions.ts';
import { cosine, jaccard, shingles, tfIdf } from '../similarity.ts';
import type { Rule } from './rule.ts';

const STEM_JACCARD_MAX = 0.6;
const WHOLE_COSINE_MAX = 0.85;

export const nearDuplicatesRule: Rule = {
  id: 'QC-06',
  title: 'No two questions are nearly the same, unless they share a family',
  why: 'A learner who meets a variant remembers the first answer instead of thinking again.',
  severity: 'warning',
  run: (content) => [...questionsByCourse(content).values()].flatMap(nearPairs),
};

function nearPairs(bank: readonly QuestionSource[]) {
  const whole = tfIdf(bank.map(({ data }) => [askedTextOf(data), ...partTextsOf(data)].join(' ')));
  const items = bank.map((question, index) => ({
    question,
    runs: shingles(askedTextOf(question.data)),
    vector: whole[index] ?? new Map<string, number>(),
  }));
  return [...pairsOf(items)].flatMap(([a, b]) => {
    const { family } = b.question.data;
    if (family !== undefined && family === a.question.data.family) return [];
    const stems = jaccard(a.runs, b.runs, STEM_JACCARD_MAX);
    const alike = cosine(a.vector, b.vector, WHOLE_COSINE_MAX);
    if (stems < STEM_JACCARD_MAX && alike < WHOLE_COSINE_MAX) return [];
    const figures = `stem ${stems.toFixed(2)}, whole ${alike.toFixed(2)}`;
    return [
      {
        ...at(b.question, ['stem']),
        message: `nearly the same as ${a.question.id} (${figures})`,
        fix: 'ask about another fact, or give both the same family',
      },
    ];
  });
}
