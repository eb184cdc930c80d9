// Handing in, with what was not saved yet: once, however often and at once it is called.

import type { AnswerChange, Submitted } from '#contract/exams.ts';
import type { Outcome } from '#contract/outcome.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { nextState } from '#domain/exam/attempt-state.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import { lockLearner } from '#server/modules/learner/learner.usecases.ts';
import { recordFacts } from '#server/modules/progress/progress.usecases.ts';
import { backFromBreak } from './break.usecases.ts';
import { takeChanges } from './changes.usecases.ts';
import type { AttemptRow } from './exam.queries.ts';
import { summaryView } from './exam.views.ts';
import { clockOf, gradeAndRecord } from './grading.usecases.ts';
import type { OwnedAttempt } from './own-attempt.usecases.ts';

/** Hands an attempt in with what was not saved yet; repeated, it answers what stands. */
export async function submitAttempt(
  { tx, catalog, locked: found, paper }: OwnedAttempt,
  { changes }: { readonly changes: readonly AnswerChange[] },
): Promise<Result<Submitted, Failure>> {
  const isInTime = nextState(clockOf(found.attempt), 'save', found.now).ok;
  const locked = isInTime ? await backFromBreak(tx, found) : found;
  let { attempt } = locked;
  if (isInTime && changes.length > 0) {
    const taken = await takeChanges(tx, catalog, { locked, paper }, changes);
    if (!taken.ok) return taken;
    attempt = taken.value.attempt;
  }
  const state = nextState(clockOf(locked.attempt), 'submit', locked.now);
  if (!state.ok) return state;
  const alreadyDone = state.value === attempt.state;
  const graded = alreadyDone
    ? { attempt, outcome: await nothingNew(tx, catalog, attempt) }
    : await gradeAndRecord(tx, catalog, { ...locked, attempt }, state.value);
  const summary = summaryView(catalog, { attempt: graded.attempt, now: locked.now });
  return summary
    ? ok({ attempt: summary, alreadyDone, outcome: graded.outcome })
    : err({ code: 'attempt.not_found' });
}

/** The outcome of an end that is repeated. */
async function nothingNew(
  tx: Transaction,
  catalog: CatalogIndex,
  { learnerId, courseKey }: AttemptRow,
): Promise<Outcome> {
  const learner = await lockLearner(tx, learnerId);
  if (!learner) throw new Error('An attempt has no learner.');
  return recordFacts(tx, { catalog, learner, courseKey }, []);
}
