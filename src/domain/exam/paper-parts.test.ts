import { describe, expect, test } from 'vitest';
import { partsOf, passesPaper, scoreParts } from './paper-parts.ts';

const paper = {
  blueprint: { u1: 3, u2: 1, a1: 2 },
  parts: [
    { units: ['u1', 'u2'], passPercent: 50 },
    { units: ['a1'], passPercent: 60, openBook: true },
  ],
};

/** Four questions of one point, then two of five. */
const items = (...points: number[]) =>
  points.map((earned, at) => ({ number: at + 1, points: earned, maxPoints: at < 4 ? 1 : 5 }));

test('the parts of a paper follow each other in their order', () => {
  expect(partsOf(paper).map(({ from, to, openBook }) => [from, to, openBook])).toEqual([
    [1, 4, false],
    [5, 6, true],
  ]);
});

test('a paper without parts has none, and its line alone decides', () => {
  expect(partsOf({ blueprint: { u1: 6 } })).toEqual([]);
  expect(passesPaper({ blueprint: { u1: 6 } }, items(0, 0, 0, 0, 5, 5), 60)).toBe(true);
});

describe('a paper of two parts', () => {
  test('is passed where each of them is', () => {
    expect(passesPaper(paper, items(1, 1, 0, 0, 5, 3), 60)).toBe(true);
  });

  test('is not passed by a strong second part alone', () => {
    expect(passesPaper(paper, items(1, 0, 0, 0, 5, 5), 60)).toBe(false);
  });

  test('is not passed by a strong first part alone', () => {
    expect(passesPaper(paper, items(1, 1, 1, 1, 5, 0), 60)).toBe(false);
  });

  test('says what each part earned', () => {
    expect(scoreParts(paper, items(1, 1, 0, 0, 5, 0))).toMatchObject([
      { points: 2, maxPoints: 4, passed: true },
      { points: 5, maxPoints: 10, passed: false },
    ]);
  });

  test('has not passed a part of which content has dropped every question', () => {
    const rest = items(1, 1, 1, 1, 5, 5).slice(0, 4);
    expect(passesPaper(paper, rest, 60)).toBe(false);
  });
});
