// A study day lengthens the run by one; a shield bridges one missed day; a longer gap starts anew.
import type { ShieldRules } from '#domain/catalog/catalog.ts';
import {
  addDays,
  daysBetween,
  type Instant,
  MS_PER_DAY,
  MS_PER_HOUR,
  type StudyDay,
} from '#domain/kernel/time.ts';

/** One run of study days, overall or within a course. */
export interface Streak {
  readonly days: number;
  readonly lastStudyDay: StudyDay;
  /** The instant of the run's first study, by the database's clock. */
  readonly runStartedAt: Instant;
  /** Missed days of the standing run that a shield bridged. */
  readonly bridgedDays: readonly StudyDay[];
}

export interface StreakAdvance {
  readonly overall: Streak;
  readonly course: Streak;
  readonly shieldsHeld: number;
  /** True when a shield was spent on the day just missed. */
  readonly shieldUsed: boolean;
  /** True when today counts now for the overall run, false when it did before. */
  readonly advanced: boolean;
}

/**
 * Counts a study day for the overall run and the run of one course. The brief's rule (one day
 * later: plus one; more: back to one; the same day: unchanged) with shields (decisions 6): a gap of
 * exactly one missed day spends one shield, once for all runs.
 * @param now the database's clock; caps what hopping over time zones can win
 * @param today the study day of `now` in the learner's zone
 */
export function advanceStreaks(input: {
  readonly overall: Streak | undefined;
  readonly course: Streak | undefined;
  readonly shieldsHeld: number;
  readonly shieldRules: ShieldRules;
  readonly today: StudyDay;
  readonly now: Instant;
}): StreakAdvance {
  const { today, now, shieldRules } = input;
  const bridge = bridgeableDay(input.overall, today, input.shieldsHeld);
  const bridgedDays = [...(input.overall?.bridgedDays ?? []), ...(bridge ? [bridge] : [])];
  const overall = advanceOne({ streak: input.overall, today, now, bridgedDays });
  const shieldUsed = bridge !== undefined;
  let shieldsHeld = input.shieldsHeld - (shieldUsed ? 1 : 0);
  const grew = overall.days > (input.overall?.days ?? 0);
  if (grew && overall.days % shieldRules.runDays === 0 && shieldsHeld < shieldRules.earnedUpTo) {
    shieldsHeld += 1;
  }
  return {
    overall,
    course: advanceOne({ streak: input.course, today, now, bridgedDays }),
    shieldsHeld,
    shieldUsed,
    advanced: overall !== input.overall,
  };
}

/**
 * The days of a run as of today: the run itself while it stands or a held shield would bridge the
 * one missed day, else 0, so that no screen shows a run that is over.
 */
export function standingDays(
  streak: Streak | undefined,
  today: StudyDay,
  shieldsHeld: number,
): number {
  if (!streak) return 0;
  const gap = daysBetween(streak.lastStudyDay, today);
  if (gap <= 1) return streak.days;
  return gap === 2 && shieldsHeld > 0 ? streak.days : 0;
}

/**
 * The days of a course's run as of today: the run itself while study today would make it longer, else 0. A day on
 * which another course was studied is missed in this one, and no shield bridges it.
 */
export function standingDaysIn(
  course: Streak | undefined,
  overall: Streak | undefined,
  today: StudyDay,
  shieldsHeld: number,
): number {
  if (!course) return 0;
  const bridge = bridgeableDay(overall, today, shieldsHeld);
  const bridgedDays = [...(overall?.bridgedDays ?? []), ...(bridge ? [bridge] : [])];
  const missed = daysBetween(course.lastStudyDay, today) - 1;
  return countCovered(course.lastStudyDay, missed, bridgedDays) < missed ? 0 : course.days;
}

function bridgeableDay(
  streak: Streak | undefined,
  today: StudyDay,
  shieldsHeld: number,
): StudyDay | undefined {
  if (!streak || shieldsHeld < 1 || daysBetween(streak.lastStudyDay, today) !== 2) return undefined;
  return addDays(streak.lastStudyDay, 1);
}

function advanceOne(input: {
  readonly streak: Streak | undefined;
  readonly today: StudyDay;
  readonly now: Instant;
  readonly bridgedDays: readonly StudyDay[];
}): Streak {
  const { streak, today, now, bridgedDays } = input;
  const fresh = { days: 1, lastStudyDay: today, runStartedAt: now, bridgedDays: [] };
  if (!streak) return fresh;
  const gap = daysBetween(streak.lastStudyDay, today);
  if (gap <= 0) return streak;
  const missed = gap - 1;
  if (countCovered(streak.lastStudyDay, missed, bridgedDays) < missed) return fresh;
  const days = streak.days < mostDays(streak, now) ? streak.days + 1 : streak.days;
  return { ...streak, days, lastStudyDay: today, bridgedDays };
}

/**
 * The longest run that the elapsed server time allows: its whole days plus two (a run from 23:59 to
 * 00:01 counts two). The hour covers a day shortened by daylight saving.
 */
function mostDays(streak: Streak, now: Instant): number {
  return Math.floor((now - streak.runStartedAt + MS_PER_HOUR) / MS_PER_DAY) + 2;
}

function countCovered(last: StudyDay, missed: number, bridged: readonly StudyDay[]): number {
  return bridged.filter((day) => {
    const offset = daysBetween(last, day);
    return offset >= 1 && offset <= missed;
  }).length;
}
