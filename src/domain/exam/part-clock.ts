// Parts with clocks of their own: one after the other, no way back, and no minute is carried over. The
// exam OGEA-103 is sat like that: 60 minutes, then 90, without a break between them.
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Instant } from '#domain/kernel/time.ts';
import { GRACE_MS, limitMs } from './attempt-state.ts';
import type { PartRange } from './paper-parts.ts';

/** What is stored of an attempt's time; the deadline by the database's clock, ms since 1970. */
export interface PartClock {
  readonly deadlineAt: Instant;
  /** Granted before the start; it stretches each part alike. */
  readonly extraTimePercent: number;
}

/** A part with the instant at which it is over. */
export interface TimedPart extends PartRange {
  readonly endsAt: Instant;
}

/**
 * When each part is over, counted back from the deadline: whoever ends a part early moves the deadline,
 * so nothing else has to be stored.
 * @returns the parts in their order; none where no part has a clock of its own
 */
export function timedParts(
  parts: readonly PartRange[],
  { deadlineAt, extraTimePercent }: PartClock,
): readonly TimedPart[] {
  if (parts.some(({ minutes }) => minutes === null)) return [];
  let endsAt = deadlineAt;
  return parts
    .toReversed()
    .map((part) => {
      const timed = { ...part, endsAt };
      endsAt -= limitMs(part.minutes ?? 0, extraTimePercent);
      return timed;
    })
    .toReversed();
}

/** The part that runs: the first that is not over, the last one also past its end. */
export const runningPart = (parts: readonly TimedPart[], now: Instant): TimedPart | undefined =>
  parts.find(({ endsAt }) => now < endsAt) ?? parts.at(-1);

/**
 * Is an answer to this question still taken? Not before its part begins; and until the grace after its
 * part is over, as it may have been on its way. Where no part has a clock every question is open.
 */
export function isInOpenPart(parts: readonly TimedPart[], number: number, now: Instant): boolean {
  const running = runningPart(parts, now);
  const own = parts.find(({ from, to }) => number >= from && number <= to);
  if (running === undefined || own === undefined) return true;
  if (own.from >= running.from) return own.from === running.from;
  return now <= own.endsAt + GRACE_MS;
}

/**
 * Ends the part that runs: the next one begins now, and the deadline falls by what was left of it.
 * Ending one that is over already changes nothing.
 * @param to the last number of the part
 * @returns `attempt.no_part` where no part ends there, it has not begun, or it is the last: that one ends
 *   with the paper
 */
export function endPart(
  parts: readonly TimedPart[],
  { deadlineAt }: Pick<PartClock, 'deadlineAt'>,
  to: number,
  now: Instant,
): Result<Instant, { code: 'attempt.no_part' }> {
  const part = parts.slice(0, -1).find((one) => one.to === to);
  const running = runningPart(parts, now);
  if (part === undefined || running === undefined || part.from > running.from) {
    return err({ code: 'attempt.no_part' });
  }
  return ok(part.from < running.from ? deadlineAt : deadlineAt - (part.endsAt - now));
}
