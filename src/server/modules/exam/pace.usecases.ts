// How fast an attempt was answered: faster than anybody reads pays nothing.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { isImplausible, leastMsPaid } from '#domain/exam/pace.ts';
import { answeringMs } from '#domain/exam/serving.ts';
import type { Executor } from '#server/db/database.ts';
import type { AnswerRow, AttemptRow } from './exam.queries.ts';
import { questionTimes } from './practice.queries.ts';

interface Worked {
  readonly attempt: AttemptRow;
  readonly rows: readonly AnswerRow[];
}

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
