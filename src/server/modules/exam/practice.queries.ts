// What practice asks of answers: questions missed and served.
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { isWhole } from '#domain/questions/answer.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import { stepProgress } from '#server/modules/record/activity.table.ts';
import { examAnswers, examAttempts, ofItsAttempt } from '#server/modules/record/attempt.table.ts';
import type { AttemptRow } from './exam.queries.ts';

/** One answer of all that a learner gave. */
const answerKey = sql<string>`${examAnswers.attemptId} || ' ' || ${examAnswers.questionId}`;

/** The wrong answers that were left incomplete, by their keys; a right one is whole. */
async function incompleteAnswers(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
): Promise<string[]> {
  const rows = await db
    .select({ key: answerKey, questionId: examAnswers.questionId, answer: examAnswers.answer })
    .from(examAnswers)
    .where(
      and(
        eq(examAnswers.learnerId, learnerId),
        eq(examAnswers.right, false),
        isNotNull(examAnswers.answer),
      ),
    );
  return rows.flatMap(({ key, questionId, answer }) => {
    const question = catalog.findQuestion(questionId);
    return question === undefined || isWhole(question, answer) ? [] : key;
  });
}

/**
 * Questions whose latest graded answer was wrong, in an attempt or in a lesson or quiz, each with when that was, in ms:
 * the end of an attempt, and one that runs ends after all others. Those left unanswered say nothing, nor do incomplete
 * answers, which count as none.
 * @param before how they stood at that moment, by what had ended until then; now where it is left out
 */
export async function missedQuestions(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
  before?: Date,
): Promise<Map<string, number>> {
  const incomplete = await incompleteAnswers(db, catalog, learnerId);
  const answered = unionAll(
    db
      .select({
        questionId: examAnswers.questionId,
        right: examAnswers.right,
        at: examAttempts.finishedAt,
      })
      .from(examAnswers)
      .innerJoin(examAttempts, ofItsAttempt)
      .where(
        and(
          eq(examAnswers.learnerId, learnerId),
          isNotNull(examAnswers.right),
          isNotNull(examAnswers.answer),
          sql`${answerKey} <> all(${sql.param(incomplete)})`,
          before && lt(examAttempts.finishedAt, before),
        ),
      ),
    db
      .select({
        questionId: sql<string>`${stepProgress.questionId}`,
        right: stepProgress.right,
        at: stepProgress.answeredAt,
      })
      .from(stepProgress)
      .where(
        and(
          eq(stepProgress.learnerId, learnerId),
          isNotNull(stepProgress.questionId),
          isNotNull(stepProgress.right),
          before && lt(stepProgress.answeredAt, before),
        ),
      ),
  ).as('answered');
  const latest = db
    .selectDistinctOn([answered.questionId])
    .from(answered)
    .orderBy(answered.questionId, sql`${answered.at} desc`)
    .as('latest');
  const rows = await db
    .select({ questionId: latest.questionId, at: latest.at })
    .from(latest)
    .where(eq(latest.right, false));
  return new Map(rows.map(({ questionId, at }) => [questionId, at?.getTime() ?? Infinity]));
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
