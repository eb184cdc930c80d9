import { expect, test } from 'vitest';
import { rewardRules } from '#tests/support/builders.ts';
import { answerSource, practiceAwards } from './practice-awards.ts';

const DAY = '2026-03-28';
const ids = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `q.${from + at}`);
const paid = (...questionIds: string[]) =>
  new Set(questionIds.map((questionId) => answerSource(questionId, DAY)));
const awards = (rightIds: string[], before = new Set<string>()) =>
  practiceAwards(rightIds, before, DAY, rewardRules.practice);

test('each right answer pays two XP from a source of its question and day', () => {
  expect(awards(['q.1', 'q.2'])).toEqual([
    { source: 'answer:q.1:2026-03-28', xp: 2 },
    { source: 'answer:q.2:2026-03-28', xp: 2 },
  ]);
});

test('a question that paid today pays nothing more, others do', () => {
  expect(awards(['q.1', 'q.2'], paid('q.1')).map(({ source }) => source)).toEqual([
    'answer:q.2:2026-03-28',
  ]);
});

test('thirty answers of a day pay, the thirty-first pays nothing', () => {
  expect(awards(ids(0, 40))).toHaveLength(30);
  expect(awards(ids(40, 60), paid(...ids(0, 29)))).toHaveLength(1);
  expect(awards(ids(40, 60), paid(...ids(0, 30)))).toEqual([]);
});

test('content may pay nothing', () => {
  expect(practiceAwards(['q.1'], new Set(), DAY, { rightXp: 0, xpPerDay: 60 })).toEqual([]);
});
