import { expect, test } from 'vitest';
import { minutesStudied } from './minutes-today.ts';

const MINUTE = 60_000;
const lesson = { estimatedMinutes: 12, steps: Array.from({ length: 8 }, () => ({}) as never) };
const paper = (from: number, until: number, spent: number) => ({
  from: from * MINUTE,
  until: until * MINUTE,
  msSpent: spent * MINUTE,
});

test('A day without work has no minutes.', () => {
  expect(minutesStudied([], [])).toBe(0);
});

test('A card takes its part of the minutes of its activity.', () => {
  expect(minutesStudied([{ activity: lesson, cards: 2 }], [])).toBe(3);
  expect(minutesStudied([{ activity: lesson, cards: 8 }], [])).toBe(12);
});

test('A question of a quiz takes its part of a round, and a second round counts again.', () => {
  const quiz = { estimatedMinutes: 6, steps: [], quiz: { count: 5 } as never };
  expect(minutesStudied([{ activity: quiz, cards: 10 }], [])).toBe(12);
});

test('An activity without cards of its own, as a quest is, takes nothing.', () => {
  expect(minutesStudied([{ activity: { estimatedMinutes: 9, steps: [] }, cards: 3 }], [])).toBe(0);
});

test('A paper takes the time for which its questions were open, not the breaks between.', () => {
  expect(minutesStudied([], [paper(0, 60, 41)])).toBe(41);
});

test('Papers that were open side by side take no more than the time that passed.', () => {
  expect(minutesStudied([], [paper(0, 10, 10), paper(4, 12, 8)])).toBe(12);
  expect(minutesStudied([], [paper(4, 12, 8), paper(0, 20, 20)])).toBe(20);
  expect(minutesStudied([], [paper(30, 40, 10), paper(0, 10, 10)])).toBe(20);
});

test('Cards and papers add up before they are rounded.', () => {
  expect(minutesStudied([{ activity: lesson, cards: 1 }], [paper(0, 1, 1)])).toBe(3);
});
