// Parts with clocks of their own: ended by the learner before their time is up, and never begun again.
import type { AttemptPulse } from '#contract/exams.ts';
import { nextState } from '#domain/exam/attempt-state.ts';
import { endPart } from '#domain/exam/part-clock.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import type { Failure } from '#server/http/context.ts';
import { updateAttempt } from './exam.queries.ts';
import { pulseView, timedPartsOf } from './exam.views.ts';
import { clockOf, endOverdue } from './grading.usecases.ts';
import type { OwnedAttempt } from './own-attempt.usecases.ts';

/** Ends the part whose last number is named; one that is over already is answered as it stands. */
export async function endRunningPart(
  { tx, catalog, locked, paper }: OwnedAttempt,
  { to }: { readonly to: number },
): Promise<Result<AttemptPulse, Failure>> {
  const clock = clockOf(locked.attempt);
  const state = nextState(clock, 'ask', locked.now);
  if (!state.ok) {
    await endOverdue(tx, catalog, locked);
    return state;
  }
  const { attempt } = locked;
  const ended = endPart(timedPartsOf(attempt, paper), clock, to, locked.now);
  if (!ended.ok) return ended;
  if (ended.value === clock.deadlineAt) return ok(pulseView(locked, paper));
  const deadlineAt = new Date(ended.value);
  await updateAttempt(tx, attempt, { deadlineAt });
  return ok(pulseView({ ...locked, attempt: { ...attempt, deadlineAt } }, paper));
}
