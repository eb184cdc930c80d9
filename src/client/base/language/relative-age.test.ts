import { expect, test } from 'vitest';
import { dashboard } from '#texts/en-us/dashboard.ts';
import { relativeAge } from './relative-age.ts';

const now = Date.parse('2026-11-21T12:00:00.000Z');
const ago = (ms: number) => relativeAge(new Date(now - ms).toISOString(), now);
const hour = 3_600_000;

test('less than an hour is now, also when the clocks disagree', () => {
  expect(ago(0)).toEqual({ unit: 'now' });
  expect(ago(hour - 1)).toEqual({ unit: 'now' });
  expect(ago(-hour)).toEqual({ unit: 'now' });
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
  expect(dashboard.age(ago(2 * hour))).toBe('2h ago');
  expect(dashboard.age(ago(50 * hour))).toBe('2d ago');
});
