import { expect, test } from 'vitest';
import { isShort, secondsOf, shareLeft } from './seconds-left.ts';

test('seconds are rounded up: nothing is shown only when nothing is left', () => {
  expect([30_000, 29_001, 1, 0, -500].map(secondsOf)).toEqual([30, 30, 1, 0, 0]);
});

test('the ring is lit by what is left, and never more than whole', () => {
  expect([45_000, 30_000, 15_000, 0, -1].map((ms) => shareLeft(ms, 30_000))).toEqual([
    1, 1, 0.5, 0, 0,
  ]);
  expect(shareLeft(10, 0)).toBe(0);
});

test('ten seconds are short', () => {
  expect([10_001, 10_000, 0].map(isShort)).toEqual([false, true, true]);
});
