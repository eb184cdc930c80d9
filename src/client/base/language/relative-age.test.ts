import { expect, test } from 'vitest';
import { dashboard } from '#texts/en-us/dashboard.ts';
import { relativeAge, stretchOf } from './relative-age.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const ago = (ms: number) => relativeAge(new Date(now - ms).toISOString(), now);
const minute = 60_000;
const hour = 60 * minute;

test('less than a minute is now, also when the clocks disagree', () => {
  expect(ago(0)).toEqual({ unit: 'now' });
  expect(ago(minute - 1)).toEqual({ unit: 'now' });
  expect(ago(-hour)).toEqual({ unit: 'now' });
});
test('minutes are whole minutes below an hour', () => {
  expect(ago(minute)).toEqual({ unit: 'minutes', count: 1 });
  expect(ago(5 * minute)).toEqual({ unit: 'minutes', count: 5 });
  expect(ago(26 * minute)).toEqual({ unit: 'minutes', count: 26 });
  expect(ago(hour - 1)).toEqual({ unit: 'minutes', count: 59 });
});
test('hours are whole hours below a day', () => {
  expect(ago(hour)).toEqual({ unit: 'hours', count: 1 });
  expect(ago(24 * hour - 1)).toEqual({ unit: 'hours', count: 23 });
});
test('days are whole days', () => {
  expect(ago(24 * hour)).toEqual({ unit: 'days', count: 1 });
  expect(ago(71 * hour)).toEqual({ unit: 'days', count: 2 });
});
test('the wording is that of the product', () => {
  expect(dashboard.age(ago(0))).toBe('Just now');
  expect(dashboard.age(ago(26 * minute))).toBe('26 min ago');
  expect(dashboard.age(ago(2 * hour))).toBe('2h ago');
  expect(dashboard.age(ago(50 * hour))).toBe('2d ago');
});
test('the last hour is one stretch of time, and so is each hour and day before it', () => {
  const stretch = (ms: number) => stretchOf(ago(ms));
  expect(stretch(0)).toBe(stretch(59 * minute));
  expect(new Set([0, hour, 2 * hour, 24 * hour, 48 * hour].map(stretch)).size).toBe(5);
});
