import { describe, expect, test } from 'vitest';
import { FATIGUE_ANSWERS, fatigueOf, levelOf, scoreBlocks } from './block-report.ts';
import type { GradedItem } from './grade.ts';

const anItem = (number: number, right: boolean, answered = true): GradedItem => ({
  number,
  objectiveId: 'any',
  answer: answered ? { chosen: ['a'] } : null,
  isAnswered: answered,
  firstAnswer: null,
  firstWasRight: null,
  msSpent: 1_000,
  right,
  points: Number(right),
  maxPoints: 1,
});
/** Two blocks of so many questions, of which so many are right. */
const blocksWith = (size: number, first: number, last: number) =>
  scoreBlocks(
    Array.from({ length: 2 * size }, (_, at) =>
      anItem(at + 1, at < size ? at < first : at - size < last),
    ),
    [
      { from: 1, to: size },
      { from: size + 1, to: 2 * size },
    ],
  );

test('each block has its own points, answers and time, and a paper of one block has none', () => {
  const items = [anItem(1, true), anItem(2, false, false), anItem(3, false)];
  const blocks = [
    { from: 1, to: 2 },
    { from: 3, to: 3 },
  ];
  // Time on a question that was left blank is no part of the time of its answers.
  expect(scoreBlocks(items, blocks)).toEqual([
    { from: 1, to: 2, right: 1, total: 2, points: 1, maxPoints: 2, answered: 1, msSpent: 1_000 },
    { from: 3, to: 3, right: 0, total: 1, points: 0, maxPoints: 1, answered: 1, msSpent: 1_000 },
  ]);
  expect(scoreBlocks(items, [{ from: 1, to: 3 }])).toEqual([]);
});

describe('tiring', () => {
  test.each([
    [
      'with too few answers nothing is said, however far the fall',
      FATIGUE_ANSWERS - 1,
      19,
      0,
      'few',
    ],
    ['a fall that chance would show too is none', 20, 15, 12, 'none'],
    ['a fall beyond chance is one', 60, 48, 34, 'fall'],
    ['a rise is no fall', 60, 34, 48, 'none'],
    ['all right in both is no fall', 20, 20, 20, 'none'],
  ] as const)('%s', (_, size, first, last, expected) => {
    expect(fatigueOf(blocksWith(size, first, last))).toBe(expected);
  });

  test('questions without an answer do not count', () => {
    const some = blocksWith(20, 18, 0).map((block, at) =>
      at === 1 ? { ...block, answered: 5 } : block,
    );
    expect(fatigueOf(some)).toBe('few');
    expect(fatigueOf([])).toBe('few');
  });
});

test('a level begins at its line', () => {
  const levels = {
    note: '',
    list: [
      { name: 'low', from: 0 },
      { name: 'high', from: 85 },
      { name: 'middle', from: 55 },
    ],
  };
  expect([0, 54, 55, 84, 85, 100].map((percent) => levelOf(percent, levels))).toEqual([
    'low',
    'low',
    'middle',
    'middle',
    'high',
    'high',
  ]);
});
