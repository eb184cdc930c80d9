// An attempt is open until it is handed in, given up or ended by its deadline; what has ended stays as it is.
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { type Instant, MS_PER_MINUTE } from '#domain/kernel/time.ts';
import type { PaperKind } from './paper.ts';

/** given_up: ended without a grade; it stands in no history and no figure. */
export type AttemptState = 'open' | 'submitted' | 'expired' | 'given_up';

/**
 * save: an answer arrives; ask: a further question or a break is wanted; submit: the learner hands
 * in; giveUp: the learner wants it gone; expire: somebody looks at the clock.
 */
export type AttemptEvent = 'save' | 'ask' | 'submit' | 'giveUp' | 'expire';

/** Saves are taken this long after the deadline: they were on their way (decisions 7). */
export const GRACE_MS = 5_000;

export interface AttemptClock {
  readonly state: AttemptState;
  /** By the database's clock, ms since 1970, as `now` below. */
  readonly deadlineAt: Instant;
}

/** Open, and past its deadline beyond the grace: it has ended, whether anybody noticed or not. */
export const isOverdue = ({ state, deadlineAt }: AttemptClock, now: Instant): boolean =>
  state === 'open' && now > deadlineAt + GRACE_MS;

type TooLate = 'attempt.finished' | 'attempt.expired' | 'attempt.given_up';

const tooLate: Readonly<Record<AttemptState, TooLate>> = {
  // Open, and past its deadline: only saves have a grace.
  open: 'attempt.expired',
  submitted: 'attempt.finished',
  expired: 'attempt.expired',
  given_up: 'attempt.given_up',
};

/**
 * What giving up means: a practice ends without a trace, and so does an exam that nothing was answered in; an
 * exam with answers is graded as it stands (decided: nobody looks at an exam's questions for nothing).
 * @param answered questions of it with a whole answer
 */
export const givingUp = (kind: PaperKind, answered: number): 'giveUp' | 'submit' =>
  kind === 'simulation' && answered > 0 ? 'submit' : 'giveUp';

/**
 * The state after an event. What ended stays ended: handing in or giving up again changes nothing.
 * @returns for what comes too late `attempt.finished`, `attempt.expired` or `attempt.given_up`; the grace is
 *   for saves only
 */
export function nextState(
  attempt: AttemptClock,
  event: AttemptEvent,
  now: Instant,
): Result<AttemptState, { code: TooLate }> {
  const state = isOverdue(attempt, now) ? 'expired' : attempt.state;
  switch (event) {
    case 'save':
      if (state === 'open') return ok(state);
      return err({ code: tooLate[state] });
    case 'ask':
      if (state === 'open' && now <= attempt.deadlineAt) return ok(state);
      return err({ code: tooLate[state] });
    case 'submit':
      return ok(state === 'open' ? 'submitted' : state);
    case 'giveUp':
      return ok(state === 'open' ? 'given_up' : state);
    case 'expire':
      return ok(state);
  }
}

/** When an attempt that ends now has ended: never after its deadline. */
export const endOf = ({ deadlineAt }: AttemptClock, now: Instant): Instant =>
  Math.min(now, deadlineAt);

/** An attempt without a clock closes by itself after this long, ms, so that none stays open for good. */
export const UNTIMED_OPEN_MS = 24 * 60 * MS_PER_MINUTE;

/**
 * How long an attempt lasts, in ms.
 * @param extraTimePercent granted before the start, on top of the paper's minutes
 */
export const limitMs = (minutes: number, extraTimePercent: number): number =>
  Math.round(minutes * MS_PER_MINUTE * (1 + extraTimePercent / 100));
