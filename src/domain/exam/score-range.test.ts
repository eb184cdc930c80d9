import { expect, test } from 'vitest';
import {
  RANGE_FROM_ANSWERS,
  rangeLacks,
  tellsLevel,
  tellsRange,
  tellsRowRange,
} from './score-range.ts';

const attempt = (answered: number, total = answered, implausible = false) => ({
  answered,
  total,
  implausible,
});

test('a score tells its range from twenty answers on', () => {
  expect([19, 20].map((answered) => tellsRange(attempt(answered)))).toEqual([false, true]);
  expect(RANGE_FROM_ANSWERS).toBe(20);
});

test('what was mostly left open, or too quick, tells none however long it is', () => {
  expect(tellsRange(attempt(20, 50))).toBe(false);
  expect(tellsRange(attempt(40, 40, true))).toBe(false);
});

test('a topic tells its range from five questions on, and never where the whole tells none', () => {
  expect([4, 5].map((questions) => tellsRowRange(attempt(40), questions))).toEqual([false, true]);
  expect(tellsRowRange(attempt(10), 10)).toBe(false);
});

test('a level is told from half of the questions on, and never of what was too quick', () => {
  expect([24, 25].map((answered) => tellsLevel(attempt(answered, 50)))).toEqual([false, true]);
  expect(tellsLevel(attempt(50, 50, true))).toBe(false);
});

test('why an interval is missing: too few answers of all, or too few questions on a topic', () => {
  const topics = (...totals: number[]) => totals.map((total) => ({ total }));
  expect(rangeLacks(attempt(19), topics(10, 9))).toBe('few');
  expect(rangeLacks(attempt(40), topics(36, 4))).toBe('row');
  expect(rangeLacks(attempt(40), topics(20, 20))).toBeNull();
  // Why such an attempt says nothing is told by itself.
  expect(rangeLacks(attempt(40, 40, true), topics(4))).toBeNull();
});
