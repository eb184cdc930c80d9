// What practice asks of attempts: questions missed and served, and how long learners take over them.
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { QuestionTime } from '#domain/exam/pace.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import { questionStatistics } from '#server/modules/question/question.table.ts';
import { examAnswers, examAttempts, ofItsAttempt } from '#server/modules/record/attempt.table.ts';
import type { AttemptRow } from './exam.queries.ts';

/** Questions whose latest graded answer was wrong; those left unanswered say nothing. */
export async function missedQuestions(db: Executor, learnerId: string): Promise<Set<string>> {
  const latest = db
    .selectDistinctOn([examAnswers.questionId], {
      questionId: examAnswers.questionId,
      right: examAnswers.right,
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
    .select({ questionId: latest.questionId })
    .from(latest)
    .where(eq(latest.right, false));
  return new Set(rows.map(({ questionId }) => questionId));
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

/** How long learners take over these questions, where enough is known to say. */
export async function questionTimes(
  db: Executor,
  questions: readonly { readonly questionId: string; readonly questionRev: number }[],
): Promise<ReadonlyMap<string, QuestionTime>> {
  if (questions.length === 0) return new Map();
  const ids = questions.map(({ questionId }) => questionId);
  const rows = await db
    .select({
      questionId: questionStatistics.questionId,
      questionRev: questionStatistics.questionRev,
      firstAnswers: questionStatistics.answers,
      medianMs: questionStatistics.medianMs,
    })
    .from(questionStatistics)
    .where(
      and(inArray(questionStatistics.questionId, ids), isNotNull(questionStatistics.medianMs)),
    );
  const revOf = new Map(questions.map((one) => [one.questionId, one.questionRev]));
  return new Map(
    rows
      .filter((row) => revOf.get(row.questionId) === row.questionRev)
      .map(({ questionId, firstAnswers, medianMs }) => [
        questionId,
        { firstAnswers, medianMs: medianMs ?? 0 },
      ]),
  );
}
