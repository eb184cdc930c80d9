// Whether an event can still be reached: of study days a day brings one at most, so they can run out.
import {
  addDays,
  daysBetween,
  type StudyDay,
  studyDayAt,
  type TimeZone,
} from '#domain/kernel/time.ts';
import type { EventGoal } from './event-template.ts';
import type { Occurrence } from './occurrence.ts';

/** How a learner stands in an event that has not ended. */
export interface Standing {
  /** Study days of theirs within it. */
  readonly progress: number;
  /** In the learner's own zone, in which their study days turn. */
  readonly today: StudyDay;
  readonly zone: TimeZone;
  /** Today is a study day already. */
  readonly isTodayStudied: boolean;
}

/**
 * Whether the days that remain can bring the study days that a goal asks for; of any other metric, and of what is
 * counted together or by teams, always. Today remains while it is no study day yet, and the last day is the one that
 * the event's end falls on where the learner is, of its own days the last.
 */
export function isReachable(
  { metric, scoring, count }: EventGoal,
  { startsOn, endsOn, closesAt }: Pick<Occurrence, 'startsOn' | 'endsOn' | 'closesAt'>,
  { progress, today, zone, isTodayStudied }: Standing,
): boolean {
  if (metric !== 'study-days' || scoring !== 'own') return true;
  const lastThere = studyDayAt(closesAt - 1, zone);
  const lastOwn = addDays(endsOn, -1);
  const last = lastThere < lastOwn ? lastThere : lastOwn;
  const next = isTodayStudied ? addDays(today, 1) : today;
  const from = next < startsOn ? startsOn : next;
  return progress + Math.max(0, daysBetween(from, last) + 1) >= count;
}
