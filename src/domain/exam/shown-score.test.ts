import { expect, test } from 'vitest';
import { countsOfFew, shownRound, shownScore } from './shown-score.ts';

const attempt = (right: number, total: number, passPercent = 55) => ({
  ...{ points: right, right, maxPoints: total, total },
  ...{ passPercent, examPassPercent: null },
});

test('a score is rounded: 4 of 15 are 27 %, 21 of 40 are 53 %', () => {
  expect(shownScore(attempt(4, 15))).toBe(27);
  expect(shownScore(attempt(21, 40))).toBe(53);
});

test('it is never rounded across a line, the exam’s own neither', () => {
  expect(shownScore(attempt(596, 1000, 60))).toBe(59);
  expect(shownScore({ ...attempt(596, 1000, 55), examPassPercent: 60 })).toBe(59);
});

test('an attempt from before points were counted has one a question', () => {
  expect(shownScore({ ...attempt(4, 15), points: null, maxPoints: null })).toBe(27);
});

test('a quiz round is shown as its end showed it, although it is stored rounded down', () => {
  expect(shownRound(66, { count: 3, passPercent: 70 })).toBe(67);
  expect(shownRound(69, { count: 100, passPercent: 70 })).toBe(69);
});

test('of fewer than five questions the counts are shown and no percentage: one of two is not 50 %', () => {
  expect(countsOfFew(attempt(1, 2))).toEqual({ reached: 1, outOf: 2, isPoints: false });
  expect(countsOfFew(attempt(4, 4))).toEqual({ reached: 4, outOf: 4, isPoints: false });
  expect(countsOfFew(attempt(3, 5))).toBeNull();
});

test('of one scenario they are its points', () => {
  const one = { points: 3, right: 0, maxPoints: 5, total: 1 };
  expect(countsOfFew(one)).toEqual({ reached: 3, outOf: 5, isPoints: true });
  expect(countsOfFew({ points: 12, right: 0, maxPoints: 25, total: 5 })).toBeNull();
});

test('questions that time left behind are none of them, and an attempt from before points were counted has one a question', () => {
  const reached = { points: 2, right: 2, maxPoints: 3, total: 8 };
  expect(countsOfFew(reached)).toEqual({ reached: 2, outOf: 3, isPoints: false });
  expect(countsOfFew({ points: null, right: 1, maxPoints: null, total: 2 })).toEqual({
    reached: 1,
    outOf: 2,
    isPoints: false,
  });
});
