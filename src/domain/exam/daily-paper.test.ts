import { expect, test } from 'vitest';
import { nextDailyAt } from './daily-paper.ts';

const at = (instant: string) => Date.parse(instant);
const ended = (instant: string, over: object = {}) => ({
  finishedAt: at(instant),
  answered: 8,
  total: 10,
  implausible: false,
  ...over,
});

test('taken today it is done until the next day begins', () => {
  const done = ended('2026-11-29T08:00:00Z');
  expect(nextDailyAt(done, at('2026-11-29T20:00:00Z'), 'UTC')).toBe(at('2026-11-30T00:00:00Z'));
  expect(nextDailyAt(done, at('2026-11-30T00:00:00Z'), 'UTC')).toBeNull();
  expect(nextDailyAt(undefined, at('2026-11-29T20:00:00Z'), 'UTC')).toBeNull();
});

test('the day is the learner’s own, in whichever zone and however long it is', () => {
  const late = ended('2026-11-29T23:30:00Z');
  // In Berlin it was half past midnight: that day has just begun.
  expect(nextDailyAt(late, at('2026-11-30T20:00:00Z'), 'Europe/Berlin')).toBe(
    at('2026-11-30T23:00:00Z'),
  );
  expect(nextDailyAt(late, at('2026-11-30T20:00:00Z'), 'UTC')).toBeNull();
  // The day on which summer time ends has 25 hours.
  const autumn = ended('2026-10-24T23:00:00Z');
  expect(nextDailyAt(autumn, at('2026-10-25T12:00:00Z'), 'Europe/Berlin')).toBe(
    at('2026-10-25T23:00:00Z'),
  );
});

test('what counts in no figure is not the round of the day', () => {
  const now = at('2026-11-29T20:00:00Z');
  const none = [{ implausible: true }, { answered: 4 }, { answered: 0 }].map((over) =>
    nextDailyAt(ended('2026-11-29T08:00:00Z', over), now, 'UTC'),
  );
  expect(none).toEqual([null, null, null]);
});
