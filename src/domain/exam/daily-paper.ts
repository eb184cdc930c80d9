// The round of a day: taken on the learner's own day it is done, and the next one comes with the next day.
import { addDays, dayStart, type Instant, studyDayAt, type TimeZone } from '#domain/kernel/time.ts';
import { type EndedPaper, isEvidence } from './counted-paper.ts';

/** When it was done last, as far as the day asks. */
export interface DailyAttempt extends EndedPaper {
  readonly finishedAt: Instant;
}

/**
 * Whether the daily paper is done today, by the day that streaks count by. A run that counts in no figure (too quick, or
 * less than half answered) is none: it paid nothing, and the round is still to come.
 * @param latest the attempt of it that ended last
 * @param now ms UTC, by the database's clock
 * @param zone of the learner's days, an IANA name
 * @returns when the next one comes, ms UTC; null where today's is still to be taken
 */
export function nextDailyAt(
  latest: DailyAttempt | undefined,
  now: Instant,
  zone: TimeZone,
): Instant | null {
  if (latest === undefined || !isEvidence(latest)) return null;
  const today = studyDayAt(now, zone);
  return studyDayAt(latest.finishedAt, zone) === today ? dayStart(addDays(today, 1), zone) : null;
}
