// Blocks and breaks of an attempt: finished, begun and ended by the learner, limited by the server.
import type { AttemptPulse } from '#contract/exams.ts';
import { nextState } from '#domain/exam/attempt-state.ts';
import { type BreakState, endBreak, passBreak, startBreak } from '#domain/exam/breaks.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import { type AttemptRow, type LockedAttempt, updateAttempt } from './exam.queries.ts';
import { breaksOf, pulseView } from './exam.views.ts';
import { clockOf, endOverdue } from './grading.usecases.ts';
import type { OwnedAttempt } from './own-attempt.usecases.ts';

interface BreakInput {
  readonly action: 'start' | 'pass' | 'end';
  readonly after: number;
}

/** Begins, passes over or ends the break after a number; what stands so already is answered as it stands. */
export async function takeBreak(
  { tx, catalog, locked, paper }: OwnedAttempt,
  { action, after }: BreakInput,
): Promise<Result<AttemptPulse, Failure>> {
  const state = nextState(clockOf(locked.attempt), 'ask', locked.now);
  if (!state.ok) {
    await endOverdue(tx, catalog, locked);
    return state;
  }
  if (action === 'end') return ok(pulseView(await backFromBreak(tx, locked), paper));
  const before = breaksOf(locked.attempt);
  const finish = action === 'pass' ? passBreak : startBreak;
  const finished = finish(before, paper, after, locked.now);
  return finished.ok ? ok(pulseView(await saveBreak(tx, locked, finished.value), paper)) : finished;
}

/** Ends the break that runs, if one does. */
export const backFromBreak = (tx: Transaction, locked: LockedAttempt): Promise<LockedAttempt> =>
  saveBreak(tx, locked, endBreak(breaksOf(locked.attempt), locked.now));

async function saveBreak(
  tx: Transaction,
  locked: LockedAttempt,
  next: BreakState,
): Promise<LockedAttempt> {
  const { attempt } = locked;
  const at = (instant: number | null) => (instant === null ? null : new Date(instant));
  const change = {
    deadlineAt: new Date(next.deadlineAt),
    breaksTaken: [...next.breaksTaken],
    breakStartedAt: at(next.breakStartedAt),
    breakEndsAt: at(next.breakEndsAt),
    breakMs: next.breakMs,
  } satisfies Partial<AttemptRow>;
  const isNews =
    next.deadlineAt !== attempt.deadlineAt.getTime() ||
    next.breaksTaken.length !== attempt.breaksTaken.length;
  if (isNews) await updateAttempt(tx, attempt, change);
  return { ...locked, attempt: { ...attempt, ...change } };
}
