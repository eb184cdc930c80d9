import { expect, test } from 'vitest';
import type { ActivityEntry } from '#contract/progress.ts';
import { activityGroups } from './activity-groups.ts';

const entry = (
  id: string,
  type: ActivityEntry['type'],
  createdAt: string,
  xp = 20,
  percent: number | null = null,
) => ({ id, type, createdAt, xp, percent, title: id }) as unknown as ActivityEntry;
const grouped = (entries: readonly ActivityEntry[]) =>
  activityGroups(entries, ({ createdAt }) => createdAt).map(({ entries: some, xp }) => [
    some.map(({ id }) => id).join(' '),
    xp,
  ]);

test('steps of the same stretch of time are one line, with what they brought together', () => {
  const entries = ['c', 'b', 'a'].map((id) => entry(id, 'item_done', 'hour'));
  expect(grouped(entries)).toEqual([['c b a', 60]]);
});

test('another kind or another stretch of time begins a line of its own, and the order stays', () => {
  expect(
    grouped([
      entry('d', 'item_done', 'hour'),
      entry('c', 'badge_earned', 'hour', 0),
      entry('b', 'item_done', 'hour'),
      entry('a', 'item_done', '2 hours'),
    ]),
  ).toEqual([
    ['d', 20],
    ['c', 0],
    ['b', 20],
    ['a', 20],
  ]);
});

test('a paper has a line of its own, and what brought no XP stands beside nothing that did', () => {
  expect(
    grouped([
      entry('d', 'paper_done', 'hour', 148),
      entry('c', 'paper_done', 'hour', 40),
      entry('b', 'item_done', 'hour', 0),
      entry('a', 'item_done', 'hour'),
    ]),
  ).toEqual([
    ['d', 148],
    ['c', 40],
    ['b', 0],
    ['a', 20],
  ]);
});

test('a test that was passed stands with its result in a line of its own', () => {
  expect(
    grouped([
      entry('c', 'unit_opened', 'hour', 0, 90),
      entry('b', 'unit_opened', 'hour', 0, 80),
      entry('a', 'unit_opened', 'hour', 0),
    ]),
  ).toEqual([
    ['c', 0],
    ['b', 0],
    ['a', 0],
  ]);
});

test('nothing done is no line', () => {
  expect(grouped([])).toEqual([]);
});
