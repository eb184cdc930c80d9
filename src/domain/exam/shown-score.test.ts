import { expect, test } from 'vitest';
import { shownRound, shownScore } from './shown-score.ts';

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
