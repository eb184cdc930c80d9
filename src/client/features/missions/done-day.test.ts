import { expect, test } from 'vitest';
import { doneDay } from './done-day.ts';

const berlin = { locale: 'en-US', timeZone: 'Europe/Berlin' };
const now = Date.parse('2026-11-21T00:30:00.000Z'); // 01:30 in Berlin, still the 20th in New York

test('midnight is the learner’s own', () => {
  const lateEvening = '2026-11-20T22:30:00.000Z';
  expect(doneDay(lateEvening, now, berlin)).toBe('yesterday');
  expect(doneDay(lateEvening, now, { locale: 'en-US', timeZone: 'America/New_York' })).toBe(
    'today',
  );
});
test('a clock behind the server still says today', () => {
  expect(doneDay('2026-11-21T09:00:00.000Z', now, berlin)).toBe('today');
});
test('older days are dates in the language of the screen, with the year once it matters', () => {
  expect(doneDay('2026-11-18T12:00:00.000Z', now, berlin)).toEqual({ date: 'November 18' });
  expect(doneDay('2026-11-18T12:00:00.000Z', now, { ...berlin, locale: 'de' })).toEqual({
    date: '18. November',
  });
  expect(doneDay('2025-11-18T12:00:00.000Z', now, berlin)).toEqual({ date: 'November 18, 2025' });
});
