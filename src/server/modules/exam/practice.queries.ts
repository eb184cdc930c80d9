// What practice asks of attempts: questions missed and served.
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/db/database.ts';
import { examAnswers, examAttempts, ofItsAttempt } from '#server/modules/record/attempt.table.ts';
import type { AttemptRow } from './exam.queries.ts';

/**
 * Questions whose latest graded answer was wrong, each with when its attempt ended, in ms; an attempt that
 * runs ends after all others. Those left unanswered say nothing.
 */
export async function missedQuestions(
  db: Executor,
  learnerId: string,
): Promise<Map<string, number>> {
  const latest = db
    .selectDistinctOn([examAnswers.questionId], {
      questionId: examAnswers.questionId,
      right: examAnswers.right,
      finishedAt: examAttempts.finishedAt,
    })
    .from(examAnswers)
    .innerJoin(examAttempts, ofItsAttempt)
    .where(
      and(
        eq(examAnswers.learnerId, learnerId),
        isNotNull(examAnswers.right),
        isNotNull(examAnswers.answer),
      ),
    )
    .orderBy(examAnswers.questionId, sql`${examAttempts.finishedAt} desc`)
    .as('latest');
  const rows = await db
    .select({ questionId: latest.questionId, finishedAt: latest.finishedAt })
    .from(latest)
    .where(eq(latest.right, false));
  return new Map(
    rows.map(({ questionId, finishedAt }) => [questionId, finishedAt?.getTime() ?? Infinity]),
  );
}

/** The number of the question that was served last. */
export async function servedLast(tx: Transaction, { learnerId, id }: AttemptRow): Promise<number> {
  const [row] = await tx
    .select({ number: sql<number>`coalesce(max(${examAnswers.number}), 0)::int` })
    .from(examAnswers)
    .where(
      and(
        eq(examAnswers.learnerId, learnerId),
        eq(examAnswers.attemptId, id),
        isNotNull(examAnswers.servedAt),
      ),
    );
  return row!.number;
}

export async function markServed(
  tx: Transaction,
  { learnerId, id }: AttemptRow,
  questionId: string,
  servedAt: Date,
): Promise<void> {
  await tx
    .update(examAnswers)
    .set({ servedAt })
    .where(
      and(
        eq(examAnswers.learnerId, learnerId),
        eq(examAnswers.attemptId, id),
        eq(examAnswers.questionId, questionId),
      ),
    );
}
