import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPassed, neededOf, shownOfWhole, shownPercent, wholePercent } from './pass-line.ts';

test('a round is passed from its line on: 70 and 80 percent of ten, and of a number they do not divide', () => {
  const least = (total: number, percent: number) =>
    Array.from({ length: total + 1 }, (_, right) => right).find((right) =>
      isPassed(right, total, percent),
    );
  for (const [total, percent] of [
    [10, 70],
    [10, 80],
    [8, 80],
    [6, 80],
    [9, 70],
    [3, 100],
  ] as const) {
    expect(neededOf(total, percent)).toBe(least(total, percent));
  }
  expect([least(10, 70), least(10, 80), least(20, 70), least(9, 70), least(3, 100)]).toEqual([
    7, 8, 14, 7, 3,
  ]);
  expect(isPassed(0, 0, 70)).toBe(false);
});

test('a share is rounded for the eye: two of three are 67, twenty-five of forty 63', () => {
  expect([shownPercent(2, 3), shownPercent(25, 40), shownPercent(1, 3)]).toEqual([67, 63, 33]);
  expect([shownPercent(0, 0), shownPercent(0, 7), shownPercent(7, 7)]).toEqual([0, 0, 100]);
});

test('it is never rounded across a line that is not reached, nor to a whole that is none', () => {
  expect([shownPercent(596, 1000), shownPercent(596, 1000, [60])]).toEqual([60, 59]);
  expect(shownPercent(596, 1000, [55, 60])).toBe(59);
  expect(shownPercent(999, 1000)).toBe(99);
});

test('whatever the figures, the shown percent stands on the right side of every line, within one of the exact one', () => {
  const count = fc.integer({ min: 1, max: 400 });
  const line = fc.integer({ min: 1, max: 100 });
  fc.assert(
    fc.property(count, count, line, line, (a, b, one, other) => {
      const [reached, outOf] = [Math.min(a, b), Math.max(a, b)];
      const shown = shownPercent(reached, outOf, [one, other]);
      for (const at of [one, other, 100]) {
        expect(shown >= at).toBe(isPassed(reached, outOf, at));
        expect(wholePercent(reached, outOf) >= at).toBe(isPassed(reached, outOf, at));
      }
      expect(Math.abs(shown - (100 * reached) / outOf)).toBeLessThan(1);
    }),
  );
});

test('of up to a hundred parts the whole percent alone tells what is shown', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100 }), fc.nat(100), (outOf, some) => {
      const reached = Math.min(some, outOf);
      const whole = wholePercent(reached, outOf);
      expect(shownOfWhole(whole, outOf, [70])).toBe(shownPercent(reached, outOf, [70]));
    }),
  );
});
