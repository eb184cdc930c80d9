import { expect, test } from 'vitest';
import { isRight } from '#domain/questions/answer.ts';
import type { Question } from '#domain/questions/questions.ts';
import { aQuestion } from '#tests/support/builders.ts';
import { plannedAnswers } from './demo-paper.ts';

const paper = (count: number): Question[] =>
  Array.from({ length: count }, (_, at) => aQuestion({ id: `q${at}` }));

test.each([
  [40, 21],
  [10, 8],
  [5, 0],
])('of %i questions exactly %i are right, and all take their time', (count, right) => {
  const questions = paper(count);
  const planned = plannedAnswers(questions, right);
  const rightOnes = planned.filter(({ answer }, at) => answer && isRight(questions[at]!, answer));
  expect(rightOnes).toHaveLength(right);
  expect(planned.every(({ msSpent }) => msSpent > 30_000)).toBe(true);
});

test('right answers are spread over the whole paper', () => {
  const questions = paper(40);
  const half = plannedAnswers(questions, 20).slice(0, 20);
  const rightOnes = half.filter(({ answer }, at) => answer && isRight(questions[at]!, answer));
  expect(rightOnes.length).toBeGreaterThan(7);
  expect(rightOnes.length).toBeLessThan(13);
});
