// The end of an attempt: graded once, paid once, told once, by whoever ends it.
import type { AttemptBrought } from '#contract/exams.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { type AttemptState, endOf, nextState } from '#domain/exam/attempt-state.ts';
import { type GradedItem, gradeAttempt, markItem } from '#domain/exam/grade.ts';
import { isPassed } from '#domain/kernel/pass-line.ts';
import { studyDayAt } from '#domain/kernel/time.ts';
import { type Executor, inTransaction, type Transaction } from '#server/db/database.ts';
import {
  getLearnerView,
  type LockedLearner,
  levelView,
  lockLearner,
  recordStudyDay,
} from '#server/modules/learner/learner.usecases.ts';
import { endMissionsOf } from '#server/modules/learning/ending.usecases.ts';
import { grantRewards, tellTrail } from '#server/modules/rewards/rewards.usecases.ts';
import {
  type AnswerRow,
  type AttemptRow,
  answersOf,
  keepMarks,
  type LockedAttempt,
  lockOverdue,
  updateAttempt,
} from './exam.queries.ts';
import { answerPayOn, isTooFast, payPaper } from './pay.usecases.ts';

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

interface Settled {
  readonly attempt: AttemptRow;
  readonly brought: AttemptBrought;
}

/**
 * Grades an open attempt and ends it: marks, score, XP, trail, study day and badges together. The
 * caller holds the attempt, and `nextState` has allowed the end.
 */
export async function settle(
  tx: Transaction,
  catalog: CatalogIndex,
  { attempt, now }: LockedAttempt,
  state: AttemptState,
): Promise<Settled> {
  const rows = await answersOf(tx, attempt);
  const items = markedNow(catalog, rows);
  const grade = gradeAttempt(items);
  const { right, total, points, maxPoints, percent } = grade.score;
  const passed = isPassed(points, maxPoints, attempt.passPercent);
  const finishedAt =
    state === 'expired' ? attempt.deadlineAt : new Date(endOf(clockOf(attempt), now));
  await keepMarks(tx, attempt, new Map(items.map((item) => [item.questionId, item])));
  const learner = await lockLearner(tx, attempt.learnerId);
  if (!learner) throw new Error('An attempt has no learner.');
  const { answered } = grade;
  const rightIds = items.flatMap((item) => (item.right ? [item.questionId] : []));
  const graded = { attempt, rows, answered, total, passed, finishedAt, rightIds };
  const implausible = await isTooFast(tx, catalog, graded);
  const { xp: xpAwarded, answersXp } = implausible
    ? { xp: 0, answersXp: 0 }
    : await payPaper(tx, catalog, learner, graded);
  const change = {
    state,
    finishedAt,
    right,
    total,
    points,
    maxPoints,
    percent,
    passed,
    answered,
    xpAwarded,
    implausible,
  };
  await updateAttempt(tx, attempt, change);
  await tellTrail(tx, {
    learnerId: learner.id,
    type: 'paper_done',
    courseKey: attempt.courseKey,
    subjectId: attempt.paperId,
    xp: xpAwarded,
    createdAt: finishedAt,
  });
  // A paper is evidence for missions as an item is: what it makes true ends here, in this transaction.
  const questsDone = await endMissionsOf(tx, { db: tx, catalog }, learner, attempt.courseKey);
  // A paper without an answer is no study; the day of an expired one was counted with its answers.
  const isStudy = state === 'submitted' && grade.answered > 0;
  const brought = await rewards(tx, catalog, learner, { courseKey: attempt.courseKey, isStudy });
  const day = studyDayAt(finishedAt.getTime(), learner.timeZone);
  const pay =
    catalog.findPaper(attempt.paperId)?.kind === 'practice'
      ? await answerPayOn(tx, catalog, learner.id, day)
      : null;
  const answers = pay && { ...pay, xp: answersXp };
  return {
    attempt: { ...attempt, ...change },
    brought: { ...brought, xpAwarded, answers, questsDone },
  };
}

async function rewards(
  tx: Transaction,
  catalog: CatalogIndex,
  learner: LockedLearner,
  { courseKey, isStudy }: { readonly courseKey: string; readonly isStudy: boolean },
): Promise<AttemptBrought> {
  const counted = isStudy ? await recordStudyDay(tx, catalog, learner, courseKey) : undefined;
  const { streak } = await getLearnerView(tx, catalog, learner.id);
  const badges = await grantRewards(tx, catalog, learner, counted?.overall.days ?? streak.days);
  const before = learner.totalXp;
  const view = await getLearnerView(tx, catalog, learner.id);
  const levelBefore = levelView(catalog.rewards, before);
  return {
    xpAwarded: 0,
    answers: null,
    totalXpBefore: before,
    totalXp: view.totalXp,
    levelBefore,
    level: view.level,
    leveledUp: view.level.key !== levelBefore.key,
    streakBefore: counted?.daysBefore ?? view.streak.days,
    streak: view.streak,
    shieldUsed: counted?.shieldUsed ?? false,
    badgesEarned: [...badges],
    questsDone: [],
  };
}

/** Ended in one round at most; the rest waits for the next. */
const ENDED_AT_MOST = 50;

/** Ends attempts whose time has passed and that nobody handed in. @returns how many */
export const expireAttempts =
  (catalog: CatalogIndex) =>
  (db: Executor): Promise<number> =>
    inTransaction(db, async (tx) => {
      const overdue = await lockOverdue(tx, ENDED_AT_MOST);
      for (const locked of overdue) await settle(tx, catalog, locked, 'expired');
      return overdue.length;
    });

/** Ends an attempt whose time has passed. @returns whether it had */
export async function endOverdue(
  tx: Transaction,
  catalog: CatalogIndex,
  locked: LockedAttempt,
): Promise<boolean> {
  const state = nextState(clockOf(locked.attempt), 'expire', locked.now);
  if (!state.ok || state.value === locked.attempt.state) return false;
  await settle(tx, catalog, locked, state.value);
  return true;
}
