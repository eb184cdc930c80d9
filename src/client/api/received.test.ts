import { expect, test } from 'vitest';
import { ageOf, receivedNow } from './received.ts';

const heard = { page: 'one', at: 5_000, date: 1_000_000 };

test('the same page counts with its steady clock, whatever the date of the device does', () => {
  expect(ageOf(heard, { page: 'one', at: 8_000, date: 9_000_000 })).toEqual({
    ms: 3_000,
    isSure: true,
  });
});

test('a later page counts with the date of the device, and is not sure of it', () => {
  const later = { page: 'two', at: 100, date: 1_060_000 };
  expect(ageOf(heard, later)).toEqual({ ms: 60_000, isSure: false });
});

test('a date that went back makes nothing younger than it was told', () => {
  expect(ageOf(heard, { page: 'two', at: 100, date: 900_000 }).ms).toBe(0);
});

test('what is heard now has no age', () => {
  const before = performance.now();
  const { ms } = ageOf(receivedNow());
  expect(ms).toBeLessThanOrEqual(performance.now() - before);
});
