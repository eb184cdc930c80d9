import { expect, test } from 'vitest';
import { isPassed } from './pass-line.ts';

test('a round is passed from its line on: 70 and 80 percent of ten, and of a number they do not divide', () => {
  const least = (total: number, percent: number) =>
    Array.from({ length: total + 1 }, (_, right) => right).find((right) =>
      isPassed(right, total, percent),
    );
  expect([least(10, 70), least(10, 80), least(20, 70), least(9, 70), least(3, 100)]).toEqual([
    7, 8, 14, 7, 3,
  ]);
  expect(isPassed(0, 0, 70)).toBe(false);
});
