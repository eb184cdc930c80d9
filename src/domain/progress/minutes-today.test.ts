import { expect, test } from 'vitest';
import { minutesStudied } from './minutes-today.ts';

const MINUTE = 60_000;
/** Twelve minutes are planned for eight cards: a minute and a half each. */
const lesson = { estimatedMinutes: 12, steps: Array.from({ length: 8 }, () => ({}) as never) };
const card = (seen: number, answered: number | null = null, activity: object = lesson) => ({
  activity: activity as typeof lesson,
  seenAt: seen * MINUTE,
  openedAt: null as number | null,
  answeredAt: answered === null ? null : answered * MINUTE,
});
const paper = (from: number, until: number, spent: number) => ({
  from: from * MINUTE,
  until: until * MINUTE,
  msSpent: spent * MINUTE,
});

test('A day without work has no minutes.', () => {
  expect(minutesStudied([], [], [])).toBe(0);
});

test('A lesson takes the time that passed, however much was planned for it.', () => {
  const all = [0, 1, 2, 3, 4, 5, 6, 7].map((at) => card(at));
  expect(minutesStudied(all, [8 * MINUTE], [])).toBe(8);
});

test('Who races through a lesson has studied no more than that.', () => {
  const all = [0, 0.01, 0.02, 0.03, 0.04, 0.05, 0.06, 0.07].map((at) => card(at));
  expect(minutesStudied(all, [0.1 * MINUTE], [])).toBe(0);
});

test('A card that was left open counts three times its plan at most.', () => {
  expect(minutesStudied([card(0), card(200)], [], [])).toBe(5);
  expect(minutesStudied([card(0), card(4), card(8)], [], [])).toBe(8);
});

test('Reading the reasons of an answer belongs to its card.', () => {
  expect(minutesStudied([card(0, 1), card(3)], [], [])).toBe(3);
});

test('A lab that is begun in the morning and taken up at night counts neither the hours between nor a part of them.', () => {
  // The next task is opened at night, and handed in two minutes later.
  expect(minutesStudied([card(0), card(1, 3), card(600, 602)], [], [])).toBe(5);
  // Or it was opened in the morning already, and again at night.
  const left = { ...card(3, 602), openedAt: 600 * MINUTE };
  expect(minutesStudied([card(0), card(1, 3), left], [], [])).toBe(5);
});

test('A card that is taken up again counts what it took each time.', () => {
  // Two minutes until a reload, two from it on.
  const left = { ...card(0, 4), openedAt: 2 * MINUTE };
  expect(minutesStudied([left], [], [])).toBe(4);
});

test('A card that was begun on another day counts from where it is taken up today.', () => {
  const left = { ...card(0, 604), seenAt: null, openedAt: 602 * MINUTE };
  expect(minutesStudied([left], [], [])).toBe(2);
});

test('Who leaves a card and comes back for something else has not studied in between.', () => {
  const other = { estimatedMinutes: 6, steps: [], quiz: { count: 4 } };
  expect(minutesStudied([card(0), card(600, null, other), card(601, null, other)], [], [])).toBe(1);
  expect(minutesStudied([card(0)], [], [paper(600, 610, 10)])).toBe(10);
});

test('A task that takes its time is worked on, within three times its plan.', () => {
  expect(minutesStudied([card(0, 4)], [], [])).toBe(4);
  expect(minutesStudied([card(0, 40)], [], [])).toBe(5);
});

test('The last card counts once something follows it.', () => {
  expect(minutesStudied([card(0)], [], [])).toBe(0);
  expect(minutesStudied([card(0)], [2 * MINUTE], [])).toBe(2);
});

test('Cards of two activities that were open side by side share the time.', () => {
  const other = { estimatedMinutes: 6, steps: [], quiz: { count: 4 } };
  expect(minutesStudied([card(0), card(2, null, other), card(4)], [], [])).toBe(4);
});

test('An activity without cards of its own, as a quest is, takes nothing.', () => {
  const quest = { estimatedMinutes: 9, steps: [] };
  expect(minutesStudied([card(0, null, quest), card(5, null, quest)], [], [])).toBe(0);
});

test('A paper takes the time for which its questions were open, not the breaks between.', () => {
  expect(minutesStudied([], [], [paper(0, 60, 41)])).toBe(41);
});

test('Papers that were open side by side take no more than the time that passed.', () => {
  expect(minutesStudied([], [], [paper(0, 10, 10), paper(4, 12, 8)])).toBe(12);
  expect(minutesStudied([], [], [paper(4, 12, 8), paper(0, 20, 20)])).toBe(20);
  expect(minutesStudied([], [], [paper(30, 40, 10), paper(0, 10, 10)])).toBe(20);
});

test('Cards and papers add up before they are rounded, and no time counts for both.', () => {
  expect(minutesStudied([card(0)], [], [paper(1.5, 3, 1)])).toBe(3);
});
