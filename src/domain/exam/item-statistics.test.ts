import { describe, expect, test } from 'vitest';
import {
  ANSWERS_FOR_DISCRIMINATION,
  ANSWERS_FOR_SHARES,
  correlation,
  type ItemSums,
  isDrawingStrong,
  itemStatistic,
  type PairSums,
} from './item-statistics.ts';

const sumsOf = (pairs: readonly (readonly [number, number])[]): PairSums => ({
  n: pairs.length,
  x: pairs.reduce((sum, [x]) => sum + x, 0),
  xx: pairs.reduce((sum, [x]) => sum + x * x, 0),
  y: pairs.reduce((sum, [, y]) => sum + y, 0),
  yy: pairs.reduce((sum, [, y]) => sum + y * y, 0),
  xy: pairs.reduce((sum, [x, y]) => sum + x * y, 0),
});

/** Ten learners, by hand: rest scores in tenths, the four best and one weak one are right. */
const TEN = [
  [1, 0.9],
  [1, 0.8],
  [1, 0.8],
  [1, 0.7],
  [0, 0.6],
  [0, 0.6],
  [0, 0.5],
  [1, 0.4],
  [0, 0.4],
  [0, 0.3],
] as const;

const times = (count: number): (readonly [number, number])[] =>
  Array.from({ length: count }, () => TEN).flat();

const item = (count: number, more: Partial<ItemSums> = {}): ItemSums => ({
  questionId: 'hb.q.u1.9001',
  questionRev: 2,
  answers: sumsOf(times(count)),
  paired: sumsOf(times(count)),
  // The right option a draws the five above; b is wrong and drew the two of 0.6.
  picks: [
    { optionId: 'b', count: 2 * count, paired: 2 * count, rest: 1.2 * count },
    { optionId: 'c', count: 3 * count, paired: 3 * count, rest: 1.2 * count },
    { optionId: 'a', count: 5 * count, paired: 5 * count, rest: 3.6 * count },
  ],
  medianMs: 42_000,
  paceMs: 90_000,
  shown: 12 * count,
  shownAgain: count,
  marked: 3 * count,
  ...more,
});

describe('the correlation of two series', () => {
  test('is the point-biserial one by hand where one series is right or wrong', () => {
    // M1 = 0.72, M0 = 0.48, p = q = 0.5; the mean is 0.6, the variance 0.036, s = 0.189737.
    const byHand = ((0.72 - 0.48) / Math.sqrt(0.036)) * Math.sqrt(0.25);
    expect(correlation(sumsOf(TEN))).toBeCloseTo(byHand, 12);
    expect(byHand).toBeCloseTo(0.6325, 4);
  });

  test('is 1 for the same order, -1 for the opposite one, and 0 where nothing goes together', () => {
    const line = (slope: number) => sumsOf([0, 1, 2, 3].map((x) => [x, slope * x] as const));
    expect(correlation(line(2))).toBeCloseTo(1, 12);
    expect(correlation(line(-0.5))).toBeCloseTo(-1, 12);
    const cross = [
      [0, 0.2],
      [0, 0.8],
      [1, 0.2],
      [1, 0.8],
    ] as const;
    expect(correlation(sumsOf(cross))).toBeCloseTo(0, 12);
  });

  test('does not exist where all answered alike, all papers are alike, or nobody answered', () => {
    const all = (x: number) => TEN.map(([, y]) => [x, y] as const);
    expect(correlation(sumsOf(all(1)))).toBeNull();
    expect(correlation(sumsOf(all(0)))).toBeNull();
    expect(correlation(sumsOf(TEN.map(([x]) => [x, 0.1] as const)))).toBeNull();
    expect(correlation(sumsOf([]))).toBeNull();
  });

  test('takes shares of points as well, as gradient questions give them', () => {
    const points = [
      [1, 0.8],
      [0.6, 0.7],
      [0.2, 0.5],
      [0, 0.4],
    ] as const;
    // Means 0.45 and 0.6; deviations' products 0.17, squares 0.59 and 0.1.
    expect(correlation(sumsOf(points))).toBeCloseTo(
      (0.55 * 0.2 + 0.15 * 0.1 + 0.25 * 0.1 + 0.45 * 0.2) / Math.sqrt(0.59 * 0.1),
      12,
    );
  });
});

describe('the figures of a question', () => {
  test('are p, discrimination, picks and times by hand', () => {
    const figures = itemStatistic(item(15));
    expect(figures).toMatchObject({
      questionRev: 2,
      answers: 150,
      facility: 0.5,
      medianMs: 42_000,
      paceMs: 90_000,
      shown: 180,
      shownAgain: 15,
      marked: 45,
    });
    expect(figures.discrimination).toBeCloseTo(0.6325, 4);
    expect(figures.picks.map(({ optionId, count, share }) => [optionId, count, share])).toEqual([
      ['a', 75, 0.5],
      ['c', 45, 0.3],
      ['b', 30, 0.2],
    ]);
    const [a, c, b] = figures.picks;
    expect(a?.discrimination).toBeCloseTo(0.6325, 4);
    // M1 = 0.4, M0 = 4.8 / 7, p = 0.3.
    expect(c?.discrimination).toBeCloseTo(
      ((0.4 - 4.8 / 7) / Math.sqrt(0.036)) * Math.sqrt(0.21),
      9,
    );
    // M1 = 0.6 is the mean of all: picking it says nothing.
    expect(b?.discrimination).toBeCloseTo(0, 9);
  });

  test('are null where too few answers stand behind them, and counts stay', () => {
    const few = itemStatistic(item(4));
    expect(few.answers).toBeLessThan(ANSWERS_FOR_SHARES);
    expect(few).toMatchObject({ facility: null, discrimination: null, medianMs: null, shown: 48 });
    expect(few.picks.every(({ discrimination }) => discrimination === null)).toBe(true);
    const more = itemStatistic(item(5));
    expect(more.answers).toBe(ANSWERS_FOR_SHARES);
    expect(more).toMatchObject({ facility: 0.5, discrimination: null, medianMs: 42_000 });
    expect(itemStatistic(item(14)).answers).toBeLessThan(ANSWERS_FOR_DISCRIMINATION);
    expect(itemStatistic(item(14)).discrimination).toBeNull();
  });

  test('of a question that stood alone are shares and times, but nothing of the rest', () => {
    const alone = itemStatistic(
      item(15, {
        paired: sumsOf([]),
        picks: [{ optionId: 'a', count: 75, paired: 0, rest: 0 }],
      }),
    );
    expect(alone).toMatchObject({ answers: 150, facility: 0.5, discrimination: null });
    expect(alone.picks).toEqual([
      { optionId: 'a', count: 75, share: 0.5, discrimination: null, of: 0 },
    ]);
  });

  test('of a question that nobody answered are none', () => {
    const none = itemStatistic(item(0, { picks: [], medianMs: null, paceMs: null, shown: 3 }));
    expect(none).toMatchObject({ answers: 0, facility: null, discrimination: null, picks: [] });
  });
});

describe('an option that draws the strong', () => {
  const pick = (count: number, discrimination: number | null) => ({
    optionId: 'b',
    count,
    share: count / 100,
    discrimination,
    of: 100,
  });

  test('lies above zero by two standard errors and is picked by five', () => {
    expect(isDrawingStrong(pick(20, 0.21))).toBe(true);
    expect(isDrawingStrong(pick(20, 0.19))).toBe(false);
    expect(isDrawingStrong(pick(4, 0.5))).toBe(false);
    expect(isDrawingStrong(pick(20, -0.4))).toBe(false);
    expect(isDrawingStrong(pick(20, null))).toBe(false);
  });
});
