import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addDays,
  daysBetween,
  MS_PER_DAY,
  type StudyDay,
  utcMidnight,
} from '#domain/kernel/time.ts';
import { aStreak, rewardRules } from '#tests/support/builders.ts';
import { advanceStreaks, type Streak, standingDays, standingDaysIn } from './advance-streaks.ts';

const noon = (day: StudyDay) => utcMidnight(day) + MS_PER_DAY / 2;

/** Studies at noon UTC of a day. */
const study = (
  today: StudyDay,
  before: { overall?: Streak; course?: Streak; shields?: number } = {},
) =>
  advanceStreaks({
    overall: before.overall,
    course: before.course,
    shieldsHeld: before.shields ?? 0,
    shieldRules: rewardRules.shields,
    today,
    now: noon(today),
  });

/** A run of `days` days in a row that ends on 8 March 2026. */
const runOf = (days: number) => {
  const first = addDays('2026-03-08', 1 - days);
  return aStreak({ days, lastStudyDay: '2026-03-08', runStartedAt: noon(first) });
};

test('the first study day begins a run of one, overall and in the course', () => {
  const begun = aStreak({ lastStudyDay: '2026-03-02', runStartedAt: noon('2026-03-02') });
  expect(study('2026-03-02', { shields: 2 })).toEqual({
    overall: begun,
    course: begun,
    shieldsHeld: 2,
    shieldUsed: false,
    advanced: true,
  });
});

test('the next day makes the run one longer and keeps its beginning', () => {
  const after = study('2026-03-09', { overall: runOf(4), course: runOf(2) });
  expect(after.overall).toEqual({ ...runOf(4), days: 5, lastStudyDay: '2026-03-09' });
  expect(after.course).toEqual({ ...runOf(2), days: 3, lastStudyDay: '2026-03-09' });
  expect(after.advanced).toBe(true);
});

test('a second study on the same day changes nothing', () => {
  const before = { overall: runOf(7), course: runOf(7), shields: 1 };
  const after = study('2026-03-08', before);
  expect(after.overall).toBe(before.overall);
  expect(after.course).toBe(before.course);
  expect(after).toMatchObject({ shieldsHeld: 1, shieldUsed: false, advanced: false });
});

test('a missed day without a shield starts the run anew', () => {
  const after = study('2026-03-10', { overall: runOf(5), course: runOf(5) });
  const fresh = aStreak({ lastStudyDay: '2026-03-10', runStartedAt: noon('2026-03-10') });
  expect(after.overall).toEqual(fresh);
  expect(after.course).toEqual(fresh);
  expect(after).toMatchObject({ shieldsHeld: 0, shieldUsed: false, advanced: true });
});

test('a missed day spends one shield, keeps the run and does not count itself', () => {
  const after = study('2026-03-10', { overall: runOf(4), course: runOf(4), shields: 2 });
  const bridged = {
    ...runOf(4),
    days: 5,
    lastStudyDay: '2026-03-10',
    bridgedDays: ['2026-03-09'],
  };
  expect(after.overall).toEqual(bridged);
  expect(after.course).toEqual(bridged);
  expect(after).toMatchObject({ shieldsHeld: 1, shieldUsed: true, advanced: true });
});

test('one shield bridges the day for every run, also for a course studied later that day', () => {
  const first = study('2026-03-10', { overall: runOf(4), course: runOf(2), shields: 2 });
  const later = study('2026-03-10', {
    overall: first.overall,
    course: runOf(3),
    shields: first.shieldsHeld,
  });
  expect(later.course).toMatchObject({ days: 4, lastStudyDay: '2026-03-10' });
  expect(later).toMatchObject({ shieldsHeld: 1, shieldUsed: false, advanced: false });
});

test('a course that was left out while another was studied starts anew and spends no shield', () => {
  const other = study('2026-03-09', { overall: runOf(4), shields: 2 });
  const after = study('2026-03-10', { overall: other.overall, course: runOf(4), shields: 2 });
  expect(after.overall.days).toBe(6);
  expect(after.course.days).toBe(1);
  expect(after).toMatchObject({ shieldsHeld: 2, shieldUsed: false });
});

test('a course day missed beside a bridged one starts the course anew', () => {
  const other = study('2026-03-09', { overall: runOf(4), shields: 2 });
  const after = study('2026-03-11', { overall: other.overall, course: runOf(4), shields: 2 });
  expect(after.overall).toMatchObject({ days: 6, bridgedDays: ['2026-03-10'] });
  expect(after.course.days).toBe(1);
});

test('two missed days start the run anew and spend no shield, however many are held', () => {
  const after = study('2026-03-11', { overall: runOf(6), course: runOf(6), shields: 5 });
  expect(after.overall).toMatchObject({ days: 1, bridgedDays: [] });
  expect(after.course).toMatchObject({ days: 1, bridgedDays: [] });
  expect(after).toMatchObject({ shieldsHeld: 5, shieldUsed: false });
});

test('every gap of one day spends its own shield until none is left', () => {
  let { overall, shieldsHeld } = study('2026-03-10', { overall: runOf(1), shields: 2 });
  ({ overall, shieldsHeld } = study('2026-03-12', { overall, shields: shieldsHeld }));
  expect(overall).toMatchObject({ days: 3, bridgedDays: ['2026-03-09', '2026-03-11'] });
  expect(shieldsHeld).toBe(0);
  expect(study('2026-03-14', { overall, shields: shieldsHeld }).overall.days).toBe(1);
});

test('each seventh day of a run brings one shield while fewer than three are held', () => {
  const heldAfter = (days: number, shields: number) =>
    study('2026-03-09', { overall: runOf(days - 1), shields }).shieldsHeld;
  expect([1, 2, 3, 4, 5, 6, 7, 8].map((days) => heldAfter(days, 0))).toEqual([
    0, 0, 0, 0, 0, 0, 1, 0,
  ]);
  expect([14, 21, 22, 28].map((days) => heldAfter(days, 1))).toEqual([2, 2, 1, 2]);
  expect([0, 1, 2, 3, 4, 5].map((held) => heldAfter(7, held))).toEqual([1, 2, 3, 3, 4, 5]);
});

test('a shield that is spent on the way to the seventh day is earned back by it', () => {
  const after = study('2026-03-10', { overall: runOf(6), shields: 3 });
  expect(after).toMatchObject({ shieldsHeld: 3, shieldUsed: true });
  expect(after.overall.days).toBe(7);
});

test('only the overall run earns shields', () => {
  const after = study('2026-03-09', { overall: runOf(8), course: runOf(6), shields: 0 });
  expect(after.course.days).toBe(7);
  expect(after.shieldsHeld).toBe(0);
});

test('a run stands today and tomorrow, the day after only behind a shield, then no more', () => {
  const standsAt = (today: StudyDay, shields: number) => standingDays(runOf(5), today, shields);
  expect(standsAt('2026-03-08', 0)).toBe(5);
  expect(standsAt('2026-03-09', 0)).toBe(5);
  expect(standsAt('2026-03-10', 0)).toBe(0);
  expect(standsAt('2026-03-10', 1)).toBe(5);
  expect(standsAt('2026-03-11', 3)).toBe(0);
  expect(standsAt('2026-03-07', 0)).toBe(5);
  expect(standingDays(undefined, '2026-03-08', 2)).toBe(0);
});

test('a run of a course stands where study today would make it longer, and no other way', () => {
  const standsAt = (today: StudyDay, overall: Streak, shields: number) => {
    const days = standingDaysIn(runOf(5), overall, today, shields);
    const after = study(today, { overall, course: runOf(5), shields });
    expect(days > 0).toBe(after.course.days > 5);
    return days;
  };
  // Nothing was studied on the 9th: a shield would bridge it for every run.
  expect(standsAt('2026-03-10', runOf(9), 1)).toBe(5);
  expect(standsAt('2026-03-10', runOf(9), 0)).toBe(0);
  // Another course was studied on the 9th: no shield bridges a day on which one studied.
  const other = study('2026-03-09', { overall: runOf(9), shields: 2 }).overall;
  expect(standsAt('2026-03-10', other, 2)).toBe(0);
  // The 9th was bridged when another course was studied on the 10th.
  const bridged = study('2026-03-10', { overall: runOf(9), shields: 2 }).overall;
  expect(standsAt('2026-03-10', bridged, 1)).toBe(5);
  expect(standsAt('2026-03-11', bridged, 1)).toBe(0);
  expect(standsAt('2026-03-09', runOf(9), 0)).toBe(5);
  expect(standingDaysIn(runOf(5), runOf(9), '2026-03-08', 0)).toBe(5);
  expect(standingDaysIn(undefined, runOf(9), '2026-03-09', 2)).toBe(0);
});

const courses = ['togaf', 'pmp'] as const;
const visits = fc.array(
  fc.record({ gap: fc.integer({ min: 0, max: 3 }), course: fc.constantFrom(...courses) }),
  { minLength: 1, maxLength: 60 },
);

test('over any history a gap spends at most one shield, a long one none, and shields stay within bounds', () => {
  fc.assert(
    fc.property(visits, fc.integer({ min: 0, max: 5 }), (history, atStart) => {
      const most = Math.max(atStart, rewardRules.shields.earnedUpTo);
      const runs = new Map<string, Streak>();
      let overall: Streak | undefined;
      let shields = atStart;
      let today = '2026-01-01';
      for (const { gap, course } of history) {
        today = addDays(today, gap);
        const stood = standingDays(overall, today, shields);
        const after = study(today, { ...definedRuns(overall, runs.get(course)), shields });
        const spent = after.shieldUsed ? 1 : 0;
        const earned = after.shieldsHeld - shields + spent;
        expect(spent).toBe(overall && gap === 2 && shields > 0 ? 1 : 0);
        expect([0, 1]).toContain(earned);
        if (earned === 1) expect(after.overall.days % rewardRules.shields.runDays).toBe(0);
        expect(after.shieldsHeld).toBeGreaterThanOrEqual(0);
        expect(after.shieldsHeld).toBeLessThanOrEqual(most);
        // What the screens showed before is what grows now.
        expect(after.overall.days).toBe(overall && gap === 0 ? overall.days : stood + 1);
        expect(after.overall.lastStudyDay).toBe(today);
        expect(after.course.days).toBeLessThanOrEqual(after.overall.days);
        expect(after.course.lastStudyDay).toBe(today);
        const missed = after.overall.bridgedDays.length;
        const first = addDays(today, 1 - after.overall.days - missed);
        expect(noon(first)).toBe(after.overall.runStartedAt);
        runs.set(course, after.course);
        overall = after.overall;
        shields = after.shieldsHeld;
      }
    }),
  );
});

test('a run is as long as the days studied in it: no day counts twice', () => {
  fc.assert(
    fc.property(visits, (history) => {
      const studied = new Set<StudyDay>();
      let overall: Streak | undefined;
      let today = '2026-01-01';
      for (const { gap } of history) {
        today = addDays(today, gap);
        overall = study(today, { ...definedRuns(overall), shields: 1 }).overall;
        studied.add(today);
      }
      const since = overall!.runStartedAt;
      const inRun = [...studied].filter((day) => noon(day) >= since);
      expect(overall!.days).toBe(inRun.length);
      expect(daysBetween(overall!.lastStudyDay, today)).toBe(0);
    }),
  );
});

function definedRuns(overall?: Streak, course?: Streak) {
  return { ...(overall && { overall }), ...(course && { course }) };
}
