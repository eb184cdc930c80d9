import { expect, test } from 'vitest';
import { rewardRules } from '#tests/support/builders.ts';
import { isImplausible, leastMsPaid, type QuestionTime } from './pace.ts';

const answeredIds = Array.from({ length: 10 }, (_, at) => `q.${at}`);
const isTooFast = (msWorked: number, times: Record<string, QuestionTime> = {}, ids = answeredIds) =>
  isImplausible(
    { answeredIds: ids, msWorked, msPerQuestion: 60_000 },
    new Map(Object.entries(times)),
    rewardRules.pace,
  );

test('without statistics half of the time a paper gives stands for the median: a third of it is read', () => {
  expect([99_999, 100_000, 600_000].map((ms) => isTooFast(ms))).toEqual([true, false, false]);
});

test('only answered questions count', () => {
  expect(isTooFast(10_000, {}, ['q.1'])).toBe(false);
  expect(isTooFast(9_999, {}, ['q.1'])).toBe(true);
  expect(isTooFast(0, {}, [])).toBe(false);
});

test('the median of a question counts from fifty first answers on', () => {
  const slow = (firstAnswers: number) => ({ 'q.1': { firstAnswers, medianMs: 90_000 } });
  expect(isTooFast(29_999, slow(50), ['q.1'])).toBe(true);
  expect(isTooFast(30_000, slow(50), ['q.1'])).toBe(false);
  expect(isTooFast(10_000, slow(49), ['q.1'])).toBe(false);
  const quick = { 'q.1': { firstAnswers: 400, medianMs: 6_000 } };
  expect(isTooFast(2_000, quick, ['q.1'])).toBe(false);
});

test('the least time that pays is told: one ms less does not', () => {
  const work = { answeredIds, msPerQuestion: 60_000 };
  const least = leastMsPaid(work, new Map(), rewardRules.pace);
  expect(least).toBe(100_000);
  expect([isTooFast(least - 1), isTooFast(least)]).toEqual([true, false]);
});
