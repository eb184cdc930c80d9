import { expect, test } from 'vitest';
import { checkAnswer, isRight } from '#domain/questions/answer.ts';
import { QUESTION_TYPES, type Question } from '#domain/questions/questions.ts';
import { aQuestion } from '#tests/support/builders.ts';
import {
  aFill,
  aGradient,
  aHotspot,
  aMatch,
  anOrderQuestion,
} from '#tests/support/question-builders.ts';
import { plannedAnswers, wrongAnswer } from './demo-paper.ts';

const paper = (count: number): Question[] =>
  Array.from({ length: count }, (_, at) => aQuestion({ id: `q${at}` }));

test.each([
  [40, 21],
  [10, 8],
  [5, 0],
])('of %i questions exactly %i are right, and each takes its own time', (count, right) => {
  const questions = paper(count);
  const planned = plannedAnswers(questions, right);
  const rightOnes = planned.filter(({ answer }, at) => answer && isRight(questions[at]!, answer));
  expect(rightOnes).toHaveLength(right);
  const times = planned.map(({ msSpent }) => msSpent);
  expect(Math.min(...times)).toBeGreaterThanOrEqual(24_000);
  expect(new Set(times).size).toBe(count);
});

test('right answers are spread over the whole paper', () => {
  const questions = paper(40);
  const half = plannedAnswers(questions, 20).slice(0, 20);
  const rightOnes = half.filter(({ answer }, at) => answer && isRight(questions[at]!, answer));
  expect(rightOnes.length).toBeGreaterThan(7);
  expect(rightOnes.length).toBeLessThan(13);
});

test('by objectives as many are right and answered as the plan says, and the others are left out', () => {
  const of = (objective: string, count: number) =>
    Array.from({ length: count }, (_, at) =>
      aQuestion({ id: `${objective}.${at}`, tags: [objective] }),
    );
  const questions = [...of('u1', 4), ...of('u2', 2), ...of('u3', 3)];
  const planned = plannedAnswers(questions, { u1: [2, 3], u2: [0, 2] });
  const rightOf = planned.map(({ questionId, answer }) => {
    const question = questions.find(({ id }) => id === questionId)!;
    return [questionId, answer !== null && isRight(question, answer)];
  });
  expect(rightOf).toEqual([
    ['u1.0', true],
    ['u1.1', true],
    ['u1.2', false],
    ['u2.0', false],
    ['u2.1', false],
  ]);
});

test('right answers by objectives are spread over the whole paper, too', () => {
  const objectives = ['u1', 'u2', 'u3', 'u4'];
  // Asked in turn, eight of each.
  const questions = Array.from({ length: 32 }, (_, at) =>
    aQuestion({ id: `q${at}`, tags: [objectives[at % 4]!] }),
  );
  const right = Object.fromEntries(objectives.map((one) => [one, [4, 8] as const]));
  const planned = plannedAnswers(questions, right);
  const quarters = [0, 8, 16, 24].map(
    (from) =>
      planned
        .slice(from, from + 8)
        .filter(({ answer }, at) => answer && isRight(questions[from + at]!, answer)).length,
  );
  expect(quarters).toEqual([4, 4, 4, 4]);
});

test('a wrong answer of every type fits its question and is not the key', () => {
  const everyType: readonly Question[] = [
    aQuestion(),
    aQuestion({ type: 'ms', answer: ['a', 'b'] }),
    aGradient(),
    aMatch(),
    anOrderQuestion(),
    aFill(),
    aHotspot(),
  ];
  expect(new Set(everyType.map(({ type }) => type)).size).toBe(QUESTION_TYPES.length);
  for (const question of everyType) {
    const answer = wrongAnswer(question);
    expect(answer && checkAnswer(question, answer).ok, question.type).toBe(true);
    expect(isRight(question, answer), question.type).toBe(false);
  }
});
