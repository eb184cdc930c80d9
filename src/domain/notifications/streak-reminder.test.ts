import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addDays,
  daysBetween,
  hourAt,
  type Instant,
  MS_PER_DAY,
  MS_PER_HOUR,
  studyDayAt,
  studyDayStart,
} from '#domain/kernel/time.ts';
import { aStreak } from '#tests/support/builders.ts';
import { streakReminder } from './streak-reminder.ts';

const at = (text: string) => Date.parse(text);
/** A run of five days that ended on 8 March 2026. */
const run = aStreak({ days: 5, lastStudyDay: '2026-03-08' });

/** @param time of a day in UTC */
const due = (time: string, more: Partial<Parameters<typeof streakReminder>[0]> = {}) =>
  streakReminder({
    streak: run,
    shieldsHeld: 0,
    zone: 'UTC',
    now: at(time),
    remindedAt: undefined,
    ...more,
  });

describe('a learner is reminded of a run', () => {
  test('from seven in the evening until ten, on a day that is open', () => {
    const reminder = { days: 5, shields: 0, today: '2026-03-09' };
    expect(due('2026-03-09T18:59:59Z')).toBeUndefined();
    expect(due('2026-03-09T19:00:00Z')).toEqual(reminder);
    expect(due('2026-03-09T21:59:59Z')).toEqual(reminder);
    expect(due('2026-03-09T22:00:00Z')).toBeUndefined();
    expect(due('2026-03-10T07:00:00Z')).toBeUndefined();
  });

  test('not once today counts, and not where no run of two days stands', () => {
    expect(due('2026-03-08T19:30:00Z')).toBeUndefined();
    expect(due('2026-03-10T19:30:00Z')).toBeUndefined();
    expect(due('2026-03-09T19:30:00Z', { streak: undefined })).toBeUndefined();
    const single = aStreak({ days: 1, lastStudyDay: '2026-03-08' });
    expect(due('2026-03-09T19:30:00Z', { streak: single })).toBeUndefined();
    const pair = aStreak({ days: 2, lastStudyDay: '2026-03-08' });
    expect(due('2026-03-09T19:30:00Z', { streak: pair })).toMatchObject({ days: 2 });
  });

  test('once: not again within twelve hours', () => {
    const remindedAt = at('2026-03-09T19:00:00Z');
    expect(due('2026-03-09T19:05:00Z', { remindedAt })).toBeUndefined();
    expect(due('2026-03-09T19:05:00Z', { remindedAt: remindedAt - MS_PER_DAY })).toBeDefined();
  });

  test('and hears of a shield only where it would bridge today', () => {
    expect(due('2026-03-09T19:00:00Z', { shieldsHeld: 2 })).toMatchObject({ shields: 2 });
    // Yesterday was missed: a shield bridges it when today is studied, and none bridges two days.
    expect(due('2026-03-10T19:00:00Z', { shieldsHeld: 2 })).toMatchObject({ days: 5, shields: 0 });
  });

  test('not for a day that another zone has counted already', () => {
    const ahead = aStreak({ days: 5, lastStudyDay: '2026-03-10' });
    expect(due('2026-03-09T19:00:00Z', { streak: ahead })).toBeUndefined();
  });
});

const zones = [
  'UTC',
  'Pacific/Kiritimati',
  'Etc/GMT+12',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'America/Santiago',
  'Africa/Casablanca',
];
const MINUTES = 5;

test('in every zone, clocks changing or not, each open day of a run is reminded of once, at seven', () => {
  const starts = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2034, 11, 31) });
  fc.assert(
    fc.property(starts, fc.constantFrom(...zones), fc.boolean(), (start, zone, hasShield) => {
      const first = studyDayStart(start, zone);
      const studied = studyDayAt(first, zone);
      const streak = aStreak({ days: 3, lastStudyDay: studied });
      const reminders: { gap: number; hour: number }[] = [];
      let remindedAt: Instant | undefined;
      for (let now = first; now < first + 5 * MS_PER_DAY; now += MINUTES * 60_000) {
        const reminder = streakReminder({
          streak,
          shieldsHeld: hasShield ? 1 : 0,
          zone,
          now,
          remindedAt,
        });
        if (!reminder) continue;
        remindedAt = now;
        reminders.push({ gap: daysBetween(studied, reminder.today), hour: hourAt(now, zone) });
      }
      const gaps = hasShield ? [1, 2] : [1];
      expect(reminders).toEqual(gaps.map((gap) => ({ gap, hour: 19 })));
    }),
    { numRuns: 40 },
  );
});

test('however zones are hopped, two reminders lie at least twelve hours apart', () => {
  const hops = fc.array(
    fc.record({
      later: fc.integer({ min: 0, max: 6 * MS_PER_HOUR }),
      zone: fc.constantFrom(...zones),
    }),
    { minLength: 10, maxLength: 80 },
  );
  fc.assert(
    fc.property(hops, (history) => {
      let now = Date.UTC(2026, 2, 2);
      let remindedAt: Instant | undefined;
      for (const { later, zone } of history) {
        now += later;
        const today = studyDayAt(now, zone);
        const streak = aStreak({ days: 9, lastStudyDay: addDays(today, -1) });
        const reminder = streakReminder({ streak, shieldsHeld: 0, zone, now, remindedAt });
        if (!reminder) continue;
        if (remindedAt !== undefined) {
          expect(now - remindedAt).toBeGreaterThanOrEqual(12 * MS_PER_HOUR);
        }
        remindedAt = now;
      }
    }),
  );
});
