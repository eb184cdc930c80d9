// Handing in, with what was not saved yet: once, however often and at once it is called.
import type { AnswerChange, AttemptBrought, Submitted } from '#contract/exams.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { nextState } from '#domain/exam/attempt-state.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { inTransaction, type Transaction } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import { getLearnerView } from '#server/modules/learner/learner.usecases.ts';
import { backFromBreak } from './break.usecases.ts';
import { takeChanges } from './changes.usecases.ts';
import { lockAttempt } from './exam.queries.ts';
import { summaryView } from './exam.views.ts';
import type { ExamDeps } from './papers.usecases.ts';
import { clockOf, settle } from './settle.usecases.ts';

/** Hands an attempt in with what was not saved yet; repeated, it answers what stands. */
export async function submitAttempt(
  deps: ExamDeps,
  learnerId: string,
  { attemptId, changes }: { readonly attemptId: string; readonly changes: readonly AnswerChange[] },
): Promise<Result<Submitted, Failure>> {
  const { catalog } = deps;
  return inTransaction(deps.db, async (tx) => {
    const found = await lockAttempt(tx, learnerId, attemptId);
    const paper = found && catalog.findPaper(found.attempt.paperId);
    if (!paper) return err({ code: 'attempt.not_found' });
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
    const settled = alreadyDone
      ? { attempt, brought: await nothingBrought(tx, catalog, learnerId) }
      : await settle(tx, catalog, { ...locked, attempt }, state.value);
    const summary = summaryView(catalog, { attempt: settled.attempt, now: locked.now });
    return summary
      ? ok({ attempt: summary, alreadyDone, brought: settled.brought })
      : err({ code: 'attempt.not_found' });
  });
}

async function nothingBrought(
  tx: Transaction,
  catalog: CatalogIndex,
  learnerId: string,
): Promise<AttemptBrought> {
  const { totalXp, level, streak } = await getLearnerView(tx, catalog, learnerId);
  return {
    xpAwarded: 0,
    answers: null,
    totalXpBefore: totalXp,
    totalXp,
    levelBefore: level,
    level,
    leveledUp: false,
    streakBefore: streak.days,
    streak,
    shieldUsed: false,
    badgesEarned: [],
    questsDone: [],
  };
}
