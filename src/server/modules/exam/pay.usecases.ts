// What a finished paper pays: the paper, its first pass and right answers of practice; too fast pays nothing.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { isImplausible } from '#domain/exam/pace.ts';
import { paperAwards } from '#domain/exam/paper-awards.ts';
import { PRACTICE_SOURCE, practiceAwards } from '#domain/exam/practice-awards.ts';
import { studyDayAt } from '#domain/kernel/time.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import type { LockedLearner } from '#server/modules/learner/learner.usecases.ts';
import { paidSources, payXp } from '#server/modules/rewards/rewards.usecases.ts';
import type { AnswerRow, AttemptRow } from './exam.queries.ts';
import { questionTimes } from './practice.queries.ts';

/** A graded attempt before it is paid. */
export interface Graded {
  readonly attempt: AttemptRow;
  readonly rows: readonly AnswerRow[];
  readonly answered: number;
  readonly total: number;
  readonly passed: boolean;
  readonly finishedAt: Date;
  /** Questions that were answered right, in the order they were asked. */
  readonly rightIds: readonly string[];
}

/** Whether it was answered faster than anybody reads, by the database's clock. */
export async function isTooFast(
  db: Executor,
  catalog: CatalogIndex,
  { attempt, rows }: Pick<Graded, 'attempt' | 'rows'>,
): Promise<boolean> {
  const { startedAt, deadlineAt, savedAt, breakMs, extraTimePercent, total } = attempt;
  const answered = rows.filter(({ answer }) => answer !== null);
  const msLimit = deadlineAt.getTime() - startedAt.getTime() - breakMs;
  return isImplausible(
    {
      answeredIds: answered.map(({ questionId }) => questionId),
      msWorked: (savedAt ?? startedAt).getTime() - startedAt.getTime() - breakMs,
      msPerQuestion: msLimit / (1 + extraTimePercent / 100) / Math.max(1, total),
    },
    await questionTimes(db, answered),
    catalog.rewards.pace,
  );
}

/** Pays what the attempt may be paid and was not paid before. @returns the XP paid now */
export async function payPaper(
  tx: Transaction,
  catalog: CatalogIndex,
  learner: LockedLearner,
  { attempt, answered, total, passed, finishedAt, rightIds }: Graded,
): Promise<number> {
  const { paperId, courseKey } = attempt;
  const day = studyDayAt(finishedAt.getTime(), learner.timeZone);
  const paper = catalog.findPaper(paperId);
  const length = Math.max(total, paper?.count ?? 0);
  const whole = { paperId, answered, total: length, passed, day };
  const awards = [...paperAwards(whole, catalog.rewards.papers)];
  if (paper?.kind === 'practice') {
    const paid = await paidSources(tx, learner.id, { prefix: PRACTICE_SOURCE, suffix: `:${day}` });
    awards.push(...practiceAwards(rightIds, paid, day, catalog.rewards.practice));
  }
  let xp = 0;
  for (const award of awards) {
    xp += await payXp(tx, catalog, learner, { ...award, courseKey });
  }
  return xp;
}
