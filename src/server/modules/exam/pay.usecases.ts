// What a finished paper pays: the paper, its first pass and right answers of practice; too fast pays nothing.
import type { AnswerPay } from '#contract/exams.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { isImplausible, leastMsPaid } from '#domain/exam/pace.ts';
import { paperAwards } from '#domain/exam/paper-awards.ts';
import { PRACTICE_SOURCE, practiceAwards } from '#domain/exam/practice-awards.ts';
import { answeringMs } from '#domain/exam/serving.ts';
import { type StudyDay, studyDayAt } from '#domain/kernel/time.ts';
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

type Worked = Pick<Graded, 'attempt' | 'rows'>;

/** What was answered, by the database's clock, and how long learners take over it. */
async function workOf(db: Executor, { attempt, rows }: Worked) {
  const { startedAt, deadlineAt, savedAt, breakMs, extraTimePercent, total } = attempt;
  const answered = rows.filter(({ answer }) => answer !== null);
  const msOpen = deadlineAt.getTime() - startedAt.getTime() - breakMs;
  const msLimit = answeringMs(msOpen, attempt.secondsPerQuestion);
  const work = {
    answeredIds: answered.map(({ questionId }) => questionId),
    msWorked: (savedAt ?? startedAt).getTime() - startedAt.getTime() - breakMs,
    msPerQuestion: msLimit / (1 + extraTimePercent / 100) / Math.max(1, total),
  };
  return [work, await questionTimes(db, answered)] as const;
}

/** Whether it was answered faster than anybody reads. */
export const isTooFast = async (
  db: Executor,
  { rewards }: CatalogIndex,
  worked: Worked,
): Promise<boolean> => isImplausible(...(await workOf(db, worked)), rewards.pace);

/** The shortest time in which as much would have been paid, ms. */
export const leastMsOf = async (
  db: Executor,
  { rewards }: CatalogIndex,
  worked: Worked,
): Promise<number> => leastMsPaid(...(await workOf(db, worked)), rewards.pace);

/** The sum of a day for right answers of practice; null where content pays none. */
export async function answerPayOn(
  db: Executor,
  { rewards }: CatalogIndex,
  learnerId: string,
  day: StudyDay,
): Promise<AnswerPay | null> {
  if (rewards.practice.rightXp === 0) return null;
  const paid = await paidSources(db, learnerId, { prefix: PRACTICE_SOURCE, suffix: `:${day}` });
  return { ...rewards.practice, xpToday: paid.size * rewards.practice.rightXp };
}

export interface Paid {
  readonly xp: number;
  /** What right answers brought of it. */
  readonly answersXp: number;
}

/** Pays what the attempt may be paid and was not paid before. @returns the XP paid now */
export async function payPaper(
  tx: Transaction,
  catalog: CatalogIndex,
  learner: LockedLearner,
  { attempt, answered, total, passed, finishedAt, rightIds }: Graded,
): Promise<Paid> {
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
  let answersXp = 0;
  for (const award of awards) {
    const paid = await payXp(tx, catalog, learner, { ...award, courseKey });
    xp += paid;
    if (award.source.startsWith(PRACTICE_SOURCE)) answersXp += paid;
  }
  return { xp, answersXp };
}
