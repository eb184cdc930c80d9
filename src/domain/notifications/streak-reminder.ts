// When a learner is reminded of a run of study days: once, in the evening of their own day, while today is open.
import {
  daysBetween,
  hourAt,
  type Instant,
  MS_PER_HOUR,
  type StudyDay,
  studyDayAt,
  type TimeZone,
} from '#domain/kernel/time.ts';
import { type Streak, standingDays } from '#domain/streak/advance-streaks.ts';

/** From seven until ten: who was not reached by then, because no server ran, is left alone. */
const EVENING = { from: 19, to: 22 } as const;
/** A single day is no run yet. */
export const REMINDED_FROM_DAYS = 2;
/** Between two reminders, whatever zones the learner hops to. */
export const HOURS_BETWEEN_REMINDERS = 12;

/** True in the hours in which reminders go out in a zone. */
export function isEvening(now: Instant, zone: TimeZone): boolean {
  const hour = hourAt(now, zone);
  return hour >= EVENING.from && hour < EVENING.to;
}

export interface StreakReminder {
  /** Days of the run as it stands. */
  readonly days: number;
  /** Shields of which one would bridge today, so that the run lasts without it; else 0. */
  readonly shields: number;
  /** The day that is still open. */
  readonly today: StudyDay;
}

/**
 * The reminder that is due now, or undefined: it is not evening, today counts already, no run of two
 * days stands, or one went out in the last twelve hours.
 * @param now the database's clock
 * @param remindedAt when the last one went out
 */
export function streakReminder(input: {
  readonly streak: Streak | undefined;
  readonly shieldsHeld: number;
  readonly zone: TimeZone;
  readonly now: Instant;
  readonly remindedAt: Instant | undefined;
}): StreakReminder | undefined {
  const { streak, shieldsHeld, zone, now, remindedAt } = input;
  if (!streak || !isEvening(now, zone)) return undefined;
  if (remindedAt !== undefined && now - remindedAt < HOURS_BETWEEN_REMINDERS * MS_PER_HOUR) {
    return undefined;
  }
  const today = studyDayAt(now, zone);
  const gap = daysBetween(streak.lastStudyDay, today);
  const days = standingDays(streak, today, shieldsHeld);
  if (gap < 1 || days < REMINDED_FROM_DAYS) return undefined;
  // After a missed day a shield is spent already by studying today; two missed days none bridges.
  return { days, shields: gap === 1 ? shieldsHeld : 0, today };
}
