// Giving up: an attempt ends without a grade, or an exam with answers as it stands.
import type { AttemptGivenUp } from '#contract/exams.ts';
import { givingUp, nextState } from '#domain/exam/attempt-state.ts';
import { ok, type Result } from '#domain/kernel/result.ts';
import type { Failure } from '#server/http/context.ts';
import { backFromBreak } from './break.usecases.ts';
import { updateAttempt } from './exam.queries.ts';
import { clockOf, gradeAndRecord } from './grading.usecases.ts';
import type { OwnedAttempt } from './own-attempt.usecases.ts';

/** Ends an attempt for good; repeated, or after its end, it answers what stands. */
export async function giveUpAttempt({
  tx,
  catalog,
  locked,
  paper,
}: OwnedAttempt): Promise<Result<AttemptGivenUp, Failure>> {
  const { attempt, now } = locked;
  const state = nextState(clockOf(attempt), givingUp(paper.kind, attempt.answered), now);
  if (!state.ok) return state;
  const given = { state: state.value, alreadyDone: false, outcome: null };
  if (state.value === attempt.state) return ok({ ...given, alreadyDone: true });
  if (state.value !== 'given_up') {
    const { outcome } = await gradeAndRecord(
      tx,
      catalog,
      await backFromBreak(tx, locked),
      state.value,
    );
    return ok({ ...given, outcome });
  }
  await updateAttempt(tx, attempt, { state: state.value, finishedAt: new Date(now) });
  return ok(given);
}
