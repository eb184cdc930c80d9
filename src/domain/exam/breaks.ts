// Between two blocks a break may stop the clock, once each and never longer than the paper says; a block is
// finished when its break begins or is passed over, and nobody goes back to it.
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { type Instant, MS_PER_MINUTE } from '#domain/kernel/time.ts';
import { type BlockRange, blocksOf } from './blocks.ts';
import type { Paper } from './paper.ts';

/** What is stored of an attempt's breaks; instants by the database's clock, ms since 1970. */
export interface BreakState {
  readonly deadlineAt: Instant;
  /** Last numbers of the blocks that are finished, by a break or without one, the latest last. */
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

type BreakRules = Pick<Paper, 'breaksAfter' | 'breakMinutes'>;

/** The last number of the blocks that are finished; 0 while the first one runs. */
export const finishedTo = ({ breaksTaken }: Pick<BreakState, 'breaksTaken'>): number =>
  Math.max(0, ...breaksTaken);

/** The block that runs; during a break the one that follows it. */
export function runningBlock(
  state: Pick<BreakState, 'breaksTaken'>,
  paper: Pick<Paper, 'breaksAfter'>,
  count: number,
): BlockRange {
  const blocks = blocksOf(paper, count);
  return blocks.find(({ to }) => to > finishedTo(state)) ?? blocks.at(-1)!;
}

/** Is an answer to this question taken? Only in the block that runs: none before it, and none after. */
export function isInRunningBlock(
  state: Pick<BreakState, 'breaksTaken'>,
  paper: Pick<Paper, 'breaksAfter'>,
  count: number,
  number: number,
): boolean {
  const { from, to } = runningBlock(state, paper, count);
  return number >= from && number <= to;
}

/** The break that can be taken or passed over now: the one after the block that runs. */
const nextBreak = (state: BreakState, { breaksAfter = [] }: BreakRules): number | undefined =>
  breaksAfter.filter((after) => after > finishedTo(state)).toSorted((a, b) => a - b)[0];

/**
 * Begins the break after the block that runs, and finishes it: the deadline moves by the whole break at
 * once, so that an attempt whose learner never comes back still ends. Beginning the running one again
 * changes nothing.
 * @returns `attempt.no_break` where the paper has none there, its block does not run, or it was taken before
 */
export function startBreak(
  state: BreakState,
  paper: BreakRules,
  after: number,
  now: Instant,
): Result<BreakState, { code: 'attempt.no_break' }> {
  const running = runningBreak(state, now);
  if (running?.after === after) return ok(state);
  const { breakMinutes = 0 } = paper;
  const isNext = nextBreak(state, paper) === after;
  if (running || !isNext || breakMinutes === 0) return err({ code: 'attempt.no_break' });
  const ms = breakMinutes * MS_PER_MINUTE;
  return ok({
    deadlineAt: state.deadlineAt + ms,
    breaksTaken: [...state.breaksTaken, after],
    breakStartedAt: now,
    breakEndsAt: now + ms,
    breakMs: state.breakMs + ms,
  });
}

/**
 * Finishes the block that runs and goes on without its break. Passing one over again changes nothing.
 * @returns `attempt.no_break` where the paper has none there, its block does not run, or a break runs
 */
export function passBreak(
  state: BreakState,
  paper: BreakRules,
  after: number,
  now: Instant,
): Result<BreakState, { code: 'attempt.no_break' }> {
  if (runningBreak(state, now)) return err({ code: 'attempt.no_break' });
  if (state.breaksTaken.includes(after)) return ok(state);
  if (nextBreak(state, paper) !== after) return err({ code: 'attempt.no_break' });
  return ok({
    ...state,
    breaksTaken: [...state.breaksTaken, after],
    breakStartedAt: null,
    breakEndsAt: null,
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
