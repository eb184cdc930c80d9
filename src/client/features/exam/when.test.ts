import { expect, test } from 'vitest';
import { clockText } from '#client/features/attempt/time-left.ts';
import { clockOf, dayOf, plainDay, restOf, spanOf, timeOf } from './when.ts';

test.each([
  [0, '0:00'],
  [-5, '0:00'],
  [59_999, '0:59'],
  [3_130_000, '52:10'],
  [3_600_000, '60:00'],
  [6_000_000, '1:40:00'],
  [14_399_000, '3:59:59'],
])('%i ms on a clock are %s', (ms, clock) => {
  expect(clockOf(ms)).toBe(clock);
});

test('a short span is told in seconds, a longer one as a clock', () => {
  expect([400, 78_400, 119_999, 120_000, 425_000].map(spanOf)).toEqual([
    '0 s',
    '78 s',
    '120 s',
    '2:00 min',
    '7:05 min',
  ]);
});

test.each([10 * 60_000, 45 * 60_000])(
  'of %i ms, what was taken and what is left make the whole, and what is left is what the clock showed',
  (limit) => {
    for (const taken of [0, 1, 999, 124_000, 124_001, 124_900]) {
      const left = limit - taken;
      const seconds = (clock: string) =>
        clock.split(':').reduce((sum, figure) => 60 * sum + Number(figure), 0);
      expect(seconds(clockOf(taken)) + seconds(restOf(left))).toBe(limit / 1_000);
      expect(seconds(restOf(left))).toBe(seconds(clockText(left)));
    }
  },
);

test('an instant is told in the zone of the learner, a day of content in none', () => {
  const reader = { locale: 'en-GB', timeZone: 'Pacific/Auckland' };
  expect(timeOf('2026-11-20T12:30:00Z', reader)).toBe('01:30');
  expect(dayOf('2026-11-20T12:30:00Z', reader)).toBe('21 November 2026');
  expect(plainDay('2026-11-20', 'en-GB')).toBe('20 November 2026');
});

test.each([
  ['en-US', 'November 20, 2026'],
  ['en-GB', '20 November 2026'],
  ['es', '20 de noviembre de 2026'],
  ['fr', '20 novembre 2026'],
  ['de', '20. November 2026'],
])('a day follows the language: %s', (locale, day) => {
  expect(plainDay('2026-11-20', locale)).toBe(day);
  expect(dayOf('2026-11-20T12:30:00Z', { locale, timeZone: 'UTC' })).toBe(day);
});
