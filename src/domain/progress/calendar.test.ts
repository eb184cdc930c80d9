import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, daysBetween } from '#domain/kernel/time.ts';
import { calendarWeeks, weekStart } from './calendar.ts';

test('a week begins on Monday, over the turn of a year and before the epoch of the rule', () => {
  expect(
    ['2026-11-23', '2026-11-29', '2026-11-30', '2027-01-01', '2023-12-31', '2024-02-29'].map(
      weekStart,
    ),
  ).toEqual(['2026-11-23', '2026-11-23', '2026-11-30', '2026-12-28', '2023-12-25', '2024-02-26']);
});

test('a day lies at most six days after the start of its week, which is its own start', () => {
  fc.assert(
    fc.property(fc.integer({ min: -20_000, max: 20_000 }), (offset) => {
      const day = addDays('2026-01-01', offset);
      const start = weekStart(day);
      expect(daysBetween(start, day)).toBeGreaterThanOrEqual(0);
      expect(daysBetween(start, day)).toBeLessThan(7);
      expect(weekStart(start)).toBe(start);
    }),
  );
});

test('the calendar ends today, tells study from none, and XP by four strengths', () => {
  const weeks = calendarWeeks({
    from: '2026-11-09',
    today: '2026-11-18',
    studied: new Map([
      ['2026-11-09', 0],
      ['2026-11-10', 49],
      ['2026-11-11', 50],
      ['2026-11-12', 100],
      ['2026-11-16', 200],
    ]),
    bridged: new Set(['2026-11-13', '2026-11-16']),
  });
  expect(weeks.map((week) => week.map(({ strength }) => strength).join(''))).toEqual([
    '1123000',
    '400',
  ]);
  expect(weeks.flat().filter(({ isBridged }) => isBridged)).toMatchObject([{ day: '2026-11-13' }]);
  expect(weeks.flat().at(-1)?.day).toBe('2026-11-18');
});
