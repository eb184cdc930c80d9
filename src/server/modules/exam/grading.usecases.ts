// The end of an attempt: graded and recorded once, by whoever ends it.

import type { Outcome } from '#contract/outcome.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { type AttemptState, endOf, nextState } from '#domain/exam/attempt-state.ts';
import { isOfMissed } from '#domain/exam/counted-paper.ts';
import { type GradedItem, gradeAttempt, markItem } from '#domain/exam/grade.ts';
import { passesPaper } from '#domain/exam/paper-parts.ts';
import { isReachedEnough, reachedOf } from '#domain/exam/practice-choice.ts';
import { wholePercent } from '#domain/kernel/pass-line.ts';
import type { Transaction } from '#server/db/database.ts';
import { lockLearner } from '#server/modules/learner/learner.usecases.ts';
import { recordFacts } from '#server/modules/progress/progress.usecases.ts';
import {
  type AnswerRow,
  type AttemptRow,
  answersOf,
  type LockedAttempt,
  lockOverdue,
  saveMarks,
  updateAttempt,
} from './exam.queries.ts';
import { isTooFast } from './pace.usecases.ts';

/** An attempt with its clock as the domain takes it. */
export const clockOf = ({ state, deadlineAt }: AttemptRow) => ({
  state,
  deadlineAt: deadlineAt.getTime(),
});

interface StoredItem extends GradedItem {
  readonly questionId: string;
}

/** By the keys of now. A question that content has dropped since is not counted. */
export const markedNow = (catalog: CatalogIndex, rows: readonly AnswerRow[]): StoredItem[] =>
  rows.flatMap((row) => {
    const question = catalog.findQuestion(row.questionId);
    return question ? [{ ...markItem(question, row), questionId: row.questionId }] : [];
  });

interface Graded {
  readonly attempt: AttemptRow;
  readonly outcome: Outcome;
}

/**
 * Grades an open attempt and ends it: marks and score, and all that they bring, together. The caller
 * holds the attempt, and `nextState` has allowed the end.
 */
export async function gradeAndRecord(
  tx: Transaction,
  catalog: CatalogIndex,
  { attempt, now }: LockedAttempt,
  state: AttemptState,
): Promise<Graded> {
  const rows = await answersOf(tx, attempt);
  const asked = markedNow(catalog, rows);
  const reached = reachedOf(asked, { isOverByTime: state === 'expired', focus: attempt.focus });
  const { counted: items } = reached;
  const { score, answered } = gradeAttempt(items);
  const { right, points, maxPoints } = score;
  // What was not reached is no point, and still one of the questions of which half are to be answered.
  const total = asked.length;
  // Rules of missions and badges compare it; what is shown is rounded from the points.
  const percent = wholePercent(points, maxPoints);
  const passed =
    isReachedEnough(reached) &&
    passesPaper(catalog.findPaper(attempt.paperId), items, attempt.passPercent);
  const finishedAt =
    state === 'expired' ? attempt.deadlineAt : new Date(endOf(clockOf(attempt), now));
  await saveMarks(tx, attempt, new Map(items.map((item) => [item.questionId, item])));
  const learner = await lockLearner(tx, attempt.learnerId, now);
  if (!learner) throw new Error('An attempt has no learner.');
  const implausible = await isTooFast(tx, catalog, { attempt, rows });
  const grade = { right, total, points, maxPoints, percent, passed, answered, implausible };
  // Missions and badges look at the grade: it stands before they do.
  await updateAttempt(tx, attempt, { state, finishedAt, ...grade });
  const { courseKey, paperId } = attempt;
  const outcome = await recordFacts(tx, { catalog, learner, courseKey }, [
    {
      type: 'attempt-graded',
      paperId,
      endedBy: state === 'submitted' ? 'learner' : 'deadline',
      finishedAt: finishedAt.getTime(),
      answered,
      total,
      passed: passed && !isOfMissed(attempt.focus),
      rightIds: items.flatMap((item) => (item.right ? [item.questionId] : [])),
      implausible,
    },
  ]);
  const { xpAwarded } = outcome;
  if (xpAwarded > 0) await updateAttempt(tx, attempt, { xpAwarded });
  return { attempt: { ...attempt, state, finishedAt, ...grade, xpAwarded }, outcome };
}

/** Ended in one round at most; the rest waits for the next. */
const ENDED_AT_MOST = 50;

/** Ends attempts whose time has passed and that nobody handed in. @returns how many */
export const expireAttempts =
  (catalog: CatalogIndex) =>
  async (tx: Transaction): Promise<number> => {
    const overdue = await lockOverdue(tx, ENDED_AT_MOST);
    for (const locked of overdue) await gradeAndRecord(tx, catalog, locked, 'expired');
    return overdue.length;
  };

/** Ends an attempt whose time has passed. @returns whether it had */
export async function endOverdue(
  tx: Transaction,
  catalog: CatalogIndex,
  locked: LockedAttempt,
): Promise<boolean> {
  const state = nextState(clockOf(locked.attempt), 'expire', locked.now);
  if (!state.ok || state.value === locked.attempt.state) return false;
  await gradeAndRecord(tx, catalog, locked, state.value);
  return true;
}
