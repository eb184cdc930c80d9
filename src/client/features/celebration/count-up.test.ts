import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countUp, levelShare } from './count-up.ts';

test('starts at the old value and ends at the new one', () => {
  expect(countUp(245, 325, 0)).toBe(245);
  expect(countUp(245, 325, 1)).toBe(325);
  expect(countUp(245, 325, 1.4)).toBe(325);
  expect(countUp(245, 325, -1)).toBe(245);
});
test('is past the middle at half time', () => {
  expect(countUp(0, 100, 0.5)).toBe(88);
});
test('never moves backwards and never leaves its ends', () => {
  fc.assert(
    fc.property(
      fc.nat(9000),
      fc.nat(600),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (from, gain, share) => {
        const here = countUp(from, from + gain, share);
        const later = countUp(from, from + gain, Math.min(1, share + 0.1));
        expect(here).toBeGreaterThanOrEqual(from);
        expect(here).toBeLessThanOrEqual(from + gain);
        expect(later).toBeGreaterThanOrEqual(here);
      },
    ),
  );
});
test('the level bar is the share of its own level', () => {
  expect(levelShare(245, 0, 500)).toBeCloseTo(0.49);
  expect(levelShare(500, 500, 1200)).toBe(0);
  expect(levelShare(9000, 8500, null)).toBe(1);
  expect(levelShare(100, 500, 1200)).toBe(0);
});
