// the study day comes from the database's clock and the learner's zone, so a learner who moves
// the zone moves the day; what that can win is bounded by the time that really passed.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  daysBetween,
  type Instant,
  MS_PER_DAY,
  MS_PER_HOUR,
  type StudyDay,
  studyDayAt,
  type TimeZone,
  utcMidnight,
} from '#domain/kernel/time.ts';
import { aStreak, rewardRules } from '#tests/support/builders.ts';
import { advanceStreaks, type Streak, type StreakAdvance } from './advance-streaks.ts';

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
  'Pacific/Apia',
  'Africa/Casablanca',
];

const study = (before: Partial<StreakAdvance>, now: Instant, zone: TimeZone) =>
  advanceStreaks({
    overall: before.overall,
    course: before.course,
    shieldsHeld: before.shieldsHeld ?? rewardRules.shields.atStart,
    shieldRules: rewardRules.shields,
    today: studyDayAt(now, zone),
    now,
  });

const moments = fc.array(
  fc.record({
    later: fc.integer({ min: 0, max: 40 * MS_PER_HOUR }),
    zone: fc.constantFrom(...zones),
  }),
  { minLength: 1, maxLength: 80 },
);
const starts = fc.integer({ min: Date.UTC(2024, 0, 1), max: Date.UTC(2034, 11, 31) });

test('a hop from -12 to +14 counts no more than the one day that midnight would', () => {
  const now = Date.UTC(2026, 2, 2, 11, 30);
  let after = study({}, now, 'Etc/GMT+12');
  expect(after.overall).toMatchObject({ days: 1, lastStudyDay: '2026-03-01' });
  for (const zone of ['UTC', 'Pacific/Kiritimati']) after = study(after, now + 1, zone);
  expect(after.overall).toMatchObject({ days: 2, lastStudyDay: '2026-03-03' });
});

test('a hop back to an earlier day neither counts nor breaks the run', () => {
  const now = Date.UTC(2026, 2, 2, 11, 30);
  const before = study(study({}, now - MS_PER_DAY, 'UTC'), now, 'Pacific/Kiritimati');
  const after = study(before, now + MS_PER_HOUR, 'Etc/GMT+12');
  expect(after.overall).toBe(before.overall);
  expect(after.course).toBe(before.course);
  expect(after.advanced).toBe(false);
});

test('however zones are hopped, a run grows by at most the server days elapsed plus one', () => {
  fc.assert(
    fc.property(starts, moments, (start, history) => {
      let now = start;
      let before: Partial<StreakAdvance> = {};
      let runBegan = start;
      for (const { later, zone } of history) {
        now += later;
        const after = study(before, now, zone);
        if (after.overall.days === 1 && after.advanced) runBegan = now;
        const increments = after.overall.days - 1;
        const elapsed = now - runBegan;
        // The hour is the one that daylight saving takes from a day.
        expect(increments).toBeLessThanOrEqual(
          Math.floor((elapsed + MS_PER_HOUR) / MS_PER_DAY) + 1,
        );
        expect(after.overall.days).toBeLessThanOrEqual((before.overall?.days ?? 0) + 1);
        before = after;
      }
    }),
    { numRuns: 300 },
  );
});

test('however zones are hopped, the last study day never goes back and no day counts twice', () => {
  fc.assert(
    fc.property(starts, moments, (start, history) => {
      let now = start;
      let before: Partial<StreakAdvance> = {};
      for (const { later, zone } of history) {
        now += later;
        const after = study(before, now, zone);
        const moved = before.overall
          ? daysBetween(before.overall.lastStudyDay, after.overall.lastStudyDay)
          : 1;
        expect(moved).toBeGreaterThanOrEqual(0);
        expect(after.advanced).toBe(moved > 0);
        if (moved === 0) expect(after.overall).toBe(before.overall);
        const held = before.shieldsHeld ?? rewardRules.shields.atStart;
        expect(after.shieldUsed).toBe(before.overall !== undefined && moved === 2 && held > 0);
        expect(study(after, now, zone)).toMatchObject({
          overall: after.overall,
          course: after.course,
          shieldsHeld: after.shieldsHeld,
          shieldUsed: false,
          advanced: false,
        });
        before = after;
      }
    }),
  );
});

test('a learner of one course has the same run in it as overall, whatever the zones', () => {
  fc.assert(
    fc.property(starts, moments, (start, history) => {
      let now = start;
      let before: Partial<StreakAdvance> = {};
      for (const { later, zone } of history) {
        now += later;
        const after = study(before, now, zone);
        expect(after.course).toEqual(after.overall);
        before = after;
      }
    }),
    { numRuns: 300 },
  );
});

test('a run that the cap holds spends its shield on a missed day like any other', () => {
  const late = Date.UTC(2026, 2, 2, 11, 59);
  const steps: [Instant, TimeZone][] = [
    [late, 'Etc/GMT+12'],
    [late, 'UTC'],
    [late + 23 * MS_PER_HOUR - 60_000, 'Pacific/Kiritimati'],
  ];
  const days = steps.map(([now, zone]) => studyDayAt(now, zone));
  expect(days).toEqual(['2026-03-01', '2026-03-02', '2026-03-04']);
  let after: Partial<StreakAdvance> = {};
  for (const [now, zone] of steps) after = study(after, now, zone);
  expect(after).toMatchObject({ shieldsHeld: 1, shieldUsed: true });
  expect(after.overall).toMatchObject({ days: 2, bridgedDays: ['2026-03-03'] });
  expect(after.course).toEqual(after.overall);
});

test('a hop back onto a bridged day does not let the shield cover another day of a course', () => {
  const now = Date.UTC(2026, 2, 10, 11, 30);
  const courseAfter = (run: { last: StudyDay; bridged: StudyDay; course: StudyDay }, at: Instant) =>
    advanceStreaks({
      overall: aStreak({ days: 6, lastStudyDay: run.last, bridgedDays: [run.bridged] }),
      course: aStreak({ days: 3, lastStudyDay: run.course }),
      shieldsHeld: 0,
      shieldRules: rewardRules.shields,
      today: studyDayAt(at, 'UTC'),
      now: at,
    }).course.days;
  // The 9th was missed in the course; the bridged day is the one before it, or the one after.
  expect(
    courseAfter({ last: '2026-03-09', bridged: '2026-03-08', course: '2026-03-08' }, now),
  ).toBe(1);
  expect(
    courseAfter({ last: '2026-03-11', bridged: '2026-03-10', course: '2026-03-08' }, now),
  ).toBe(1);
  expect(
    courseAfter({ last: '2026-03-10', bridged: '2026-03-09', course: '2026-03-08' }, now),
  ).toBe(4);
});

test('the hour that summer time takes from a day does not hold a run back', () => {
  const moments = [
    Date.UTC(2026, 2, 28, 22, 59, 59),
    Date.UTC(2026, 2, 29, 10),
    Date.UTC(2026, 2, 29, 22),
  ];
  const days = moments.map((now) => studyDayAt(now, 'Europe/Berlin'));
  expect(days).toEqual(['2026-03-28', '2026-03-29', '2026-03-30']);
  let after: Partial<StreakAdvance> = {};
  for (const now of moments) after = study(after, now, 'Europe/Berlin');
  expect(after.overall?.days).toBe(3);
});

/** The first instant of a day in a zone. */
function beginOf(day: StudyDay, zone: TimeZone): Instant {
  let before = utcMidnight(day) - 16 * MS_PER_HOUR;
  let within = utcMidnight(day) + 16 * MS_PER_HOUR;
  while (within - before > 1) {
    const middle = Math.floor((before + within) / 2);
    if (studyDayAt(middle, zone) >= day) within = middle;
    else before = middle;
  }
  return within;
}

test('who studies once every day at any hour is never held back, clocks changing or not', () => {
  const hours = fc.array(
    fc.oneof(fc.constantFrom(0, 1), fc.double({ min: 0, max: 1, noNaN: true })),
    {
      minLength: 2,
      maxLength: 400,
    },
  );
  fc.assert(
    fc.property(starts, fc.constantFrom(...zones), hours, (start, zone, shares) => {
      const first = studyDayAt(start, zone);
      let run: Streak | undefined;
      shares.forEach((share, at) => {
        const day = addDays(first, at);
        const [from, to] = [beginOf(day, zone), beginOf(addDays(day, 1), zone) - 1];
        const now = Math.round(from + share * (to - from));
        run = study(run ? { overall: run, course: run, shieldsHeld: 0 } : {}, now, zone).overall;
        expect([zone, day, run.days]).toEqual([zone, day, at + 1]);
      });
    }),
    { numRuns: 25 },
  );
});
