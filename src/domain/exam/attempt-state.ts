// An attempt is open until it is handed in or its deadline ends it; what has ended stays as it is.
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Instant } from '#domain/kernel/time.ts';

export type AttemptState = 'open' | 'submitted' | 'expired';

/**
 * save: an answer arrives; ask: a further question or a break is wanted; submit: the learner hands
 * in; expire: somebody looks at the clock.
 */
export type AttemptEvent = 'save' | 'ask' | 'submit' | 'expire';

/** Saves are taken this long after the deadline: they were on their way (decisions 7). */
export const GRACE_MS = 5_000;

const MS_PER_MINUTE = 60_000;

export interface AttemptClock {
  readonly state: AttemptState;
  /** By the database's clock, ms since 1970, as `now` below. */
  readonly deadlineAt: Instant;
}

/** Open, and past its deadline beyond the grace: it has ended, whether anybody noticed or not. */
export const isOverdue = ({ state, deadlineAt }: AttemptClock, now: Instant): boolean =>
  state === 'open' && now > deadlineAt + GRACE_MS;

/**
 * The state after an event. What ended stays ended: handing in again changes nothing.
 * @returns for what comes too late `attempt.finished` or `attempt.expired`; the grace is for saves only
 */
export function nextState(
  attempt: AttemptClock,
  event: AttemptEvent,
  now: Instant,
): Result<AttemptState, { code: 'attempt.finished' | 'attempt.expired' }> {
  const state = isOverdue(attempt, now) ? 'expired' : attempt.state;
  switch (event) {
    case 'save':
      if (state === 'open') return ok(state);
      return err({ code: state === 'expired' ? 'attempt.expired' : 'attempt.finished' });
    case 'ask':
      if (state === 'open' && now <= attempt.deadlineAt) return ok(state);
      return err({ code: state === 'submitted' ? 'attempt.finished' : 'attempt.expired' });
    case 'submit':
      return ok(state === 'open' ? 'submitted' : state);
    case 'expire':
      return ok(state);
  }
}

/** When an attempt that ends now has ended: never after its deadline. */
export const endOf = ({ deadlineAt }: AttemptClock, now: Instant): Instant =>
  Math.min(now, deadlineAt);

/**
 * How long an attempt lasts, in ms.
 * @param extraTimePercent granted before the start, on top of the paper's minutes
 */
export const limitMs = (minutes: number, extraTimePercent: number): number =>
  Math.round(minutes * MS_PER_MINUTE * (1 + extraTimePercent / 100));
