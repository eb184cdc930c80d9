// Nobody is welcomed back on the day on which they began (decisions 12a).
import { type Instant, studyDayAt, type TimeZone } from '#domain/kernel/time.ts';

interface Beginning {
  readonly createdAt: Instant;
  /** When the standing run of study days began; the story of a demo learner is older than its account. */
  readonly runStartedAt?: Instant | undefined;
  /** The database's clock. */
  readonly now: Instant;
  readonly zone: TimeZone;
}

/** True while it is still the learner's first day in their own zone. */
export function isFirstDay({ createdAt, runStartedAt, now, zone }: Beginning): boolean {
  const began = Math.min(createdAt, runStartedAt ?? createdAt);
  return studyDayAt(began, zone) === studyDayAt(now, zone);
}
