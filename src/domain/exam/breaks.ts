// A break stops the clock where the paper has one, once each, and never longer than the paper says.
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Instant } from '#domain/kernel/time.ts';
import type { Paper } from './paper.ts';

const MS_PER_MINUTE = 60_000;

/** What is stored of an attempt's breaks; instants by the database's clock, ms since 1970. */
export interface BreakState {
  readonly deadlineAt: Instant;
  /** Numbers after which a break was begun, the latest last. */
  readonly breaksTaken: readonly number[];
  /** Of the latest break; null before the first and once one was ended. */
  readonly breakStartedAt: Instant | null;
  readonly breakEndsAt: Instant | null;
  /** How long all breaks have lasted, ms; a running one counts as if it were taken whole. */
  readonly breakMs: number;
}

export interface RunningBreak {
  readonly after: number;
  readonly startedAt: Instant;
  readonly endsAt: Instant;
}

/** The break that runs now. It is over by itself once its time is up. */
export function runningBreak(state: BreakState, now: Instant): RunningBreak | null {
  const { breakStartedAt: startedAt, breakEndsAt: endsAt, breaksTaken } = state;
  const after = breaksTaken.at(-1);
  if (startedAt === null || endsAt === null || after === undefined || now >= endsAt) return null;
  return { after, startedAt, endsAt };
}

/**
 * Begins the break after a number: the deadline moves by the whole of it at once, so that an
 * attempt whose learner never comes back still ends. Beginning the running one again changes nothing.
 * @returns `attempt.no_break` where the paper has none there, or it was taken before
 */
export function startBreak(
  state: BreakState,
  paper: Pick<Paper, 'breaksAfter' | 'breakMinutes'>,
  after: number,
  now: Instant,
): Result<BreakState, { code: 'attempt.no_break' }> {
  const running = runningBreak(state, now);
  if (running?.after === after) return ok(state);
  const { breaksAfter = [], breakMinutes = 0 } = paper;
  const isThere = breaksAfter.includes(after) && !state.breaksTaken.includes(after);
  if (running || !isThere || breakMinutes === 0) return err({ code: 'attempt.no_break' });
  const ms = breakMinutes * MS_PER_MINUTE;
  return ok({
    deadlineAt: state.deadlineAt + ms,
    breaksTaken: [...state.breaksTaken, after],
    breakStartedAt: now,
    breakEndsAt: now + ms,
    breakMs: state.breakMs + ms,
  });
}

/** Ends the running break: what is left of it is taken back. Without one nothing changes. */
export function endBreak(state: BreakState, now: Instant): BreakState {
  const running = runningBreak(state, now);
  if (!running) return state;
  const left = running.endsAt - now;
  return {
    deadlineAt: state.deadlineAt - left,
    breaksTaken: state.breaksTaken,
    breakStartedAt: null,
    breakEndsAt: null,
    breakMs: state.breakMs - left,
  };
}
