import fc from 'fast-check';
import { expect, test } from 'vitest';
import { marksOf, nextMark } from './rank-marks.ts';

test('a board of less than ten thousand has no marks: everybody is counted', () => {
  expect(marksOf([])).toEqual([]);
  expect(
    marksOf([
      { xp: 90, learners: 4_000 },
      { xp: 10, learners: 5_999 },
    ]),
  ).toEqual([]);
});

test('marks stand ten thousand apart, where XP end that many share', () => {
  const marks = marksOf([
    { xp: 90, learners: 4_000 },
    { xp: 80, learners: 6_000 },
    { xp: 70, learners: 9_999 },
    { xp: 60, learners: 30_000 },
    { xp: 50, learners: 1 },
  ]);
  expect(marks).toEqual([
    { xp: 80, atLeast: 10_000 },
    { xp: 60, atLeast: 49_999 },
  ]);
  const at = (xp: number) => nextMark(marks, xp)?.xp;
  expect([at(95), at(80), at(79), at(60), at(59), at(0)]).toEqual([
    undefined,
    undefined,
    80,
    80,
    60,
    60,
  ]);
});

test('on any board the rank by marks is the rank by counting all', () => {
  const board = fc.array(
    fc.record({ xp: fc.nat(500), learners: fc.integer({ min: 1, max: 9_000 }) }),
    {
      minLength: 1,
      maxLength: 60,
    },
  );
  fc.assert(
    fc.property(board, fc.nat(500), (rows, xp) => {
      const byXp = new Map(rows.map((row) => [row.xp, row]));
      const histogram = [...byXp.values()].toSorted((a, b) => b.xp - a.xp);
      const sum = (part: typeof histogram) => part.reduce((all, { learners }) => all + learners, 0);
      const mark = nextMark(marksOf(histogram), xp);
      const between = histogram.filter((row) => row.xp > xp && row.xp < (mark?.xp ?? Infinity));
      expect(sum(between) + (mark?.atLeast ?? 0)).toBe(sum(histogram.filter((row) => row.xp > xp)));
    }),
  );
});
