import { expect, test } from 'vitest';
import {
  lacksRanges,
  RANGE_FROM_ANSWERS,
  tellsLevel,
  tellsRange,
  tellsShare,
  tellsTopicRange,
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

test('where more than a tenth was left open no range is told: it would be that of a sitting that was broken off', () => {
  expect([35, 36].map((answered) => tellsRange(attempt(answered, 40)))).toEqual([false, true]);
});

test('what was mostly left open, or too quick, tells none however long it is', () => {
  expect(tellsRange(attempt(20, 50))).toBe(false);
  expect(tellsRange(attempt(40, 40, true))).toBe(false);
});

test('a topic tells its range from five questions on, and never where the whole tells none', () => {
  expect([4, 5].map((questions) => tellsTopicRange(attempt(40), questions))).toEqual([false, true]);
  expect(tellsTopicRange(attempt(10), 10)).toBe(false);
});

test('a level is told from half of the questions on, and never of what was too quick', () => {
  expect([24, 25].map((answered) => tellsLevel(attempt(answered, 50)))).toEqual([false, true]);
  expect(tellsLevel(attempt(50, 50, true))).toBe(false);
});

test('a topic tells its share from five questions on, in a practice as in an exam', () => {
  expect([1, 2, 4, 5].map(tellsShare)).toEqual([false, false, false, true]);
});

test('topics lack the range of their share where too few of all questions were answered', () => {
  const topics = (...totals: number[]) => totals.map((total) => ({ total }));
  expect(lacksRanges(attempt(19), topics(15, 4))).toBe(true);
  expect(lacksRanges(attempt(40), topics(36, 4))).toBe(false);
  // Where no topic tells a share there is no range to miss.
  expect(lacksRanges(attempt(5), topics(4, 1))).toBe(false);
  // Why such an attempt says nothing is told by itself.
  expect(lacksRanges(attempt(10, 10, true), topics(10))).toBe(false);
});
