// What was worked on and not finished that day: it makes a study day, so the activity log names it.
import { type Instant, type StudyDay, studyDayAt, type TimeZone } from '#domain/kernel/time.ts';

/** A step that was taken: a card left behind, or a question answered. */
export interface TakenStep {
  readonly activityId: string;
  readonly courseKey: string;
  /** When, ms since 1970. */
  readonly at: Instant;
  /** When its activity was finished, ms since 1970; null while it is not. */
  readonly doneAt: Instant | null;
}

/** One activity on one day. */
export interface WorkedOn {
  readonly activityId: string;
  readonly courseKey: string;
  readonly day: StudyDay;
  /** When its last step of that day was taken, ms since 1970. */
  readonly at: Instant;
}

/**
 * Each activity on each day on which steps of it were taken and it was not finished; what was finished that day has an
 * entry of its own.
 * @param steps in any order
 * @param zone the learner's, by which days are told
 * @returns newest first
 */
export function workedOn(steps: readonly TakenStep[], zone: TimeZone): readonly WorkedOn[] {
  const latest = new Map<string, WorkedOn>();
  for (const { activityId, courseKey, at, doneAt } of steps) {
    const day = studyDayAt(at, zone);
    if (doneAt !== null && studyDayAt(doneAt, zone) === day) continue;
    const key = `${activityId} ${day}`;
    const before = latest.get(key);
    if (!before || before.at < at) latest.set(key, { activityId, courseKey, day, at });
  }
  return [...latest.values()].toSorted((a, b) => b.at - a.at);
}
