// What practice asks of answers: questions missed and served.
import { and, eq, isNotNull, lt, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { Met } from '#domain/exam/draw-practice.ts';
import { isWhole } from '#domain/questions/answer.ts';
import type { Answer } from '#domain/questions/questions.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import { stepProgress } from '#server/modules/record/activity.table.ts';
import {
  examAnswers,
  examAttempts,
  isCounted,
  ofItsAttempt,
  wasShown,
} from '#server/modules/record/attempt.table.ts';
import type { AttemptRow } from './exam.queries.ts';

/**
 * Questions that are missed (`isMissed` of the domain), each with when that was, in ms, which of them were left
 * open and which stand in lessons: by the latest attempt that counts and in which they were shown, or by the latest lesson or quiz.
 * @param before how they stood at that moment, by what had ended until then; now where it is left out
 */
export async function missedQuestions(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
  before?: Date,
): Promise<Pick<Met, 'missed' | 'leftOpen' | 'inLessons'>> {
  const met = unionAll(
    db
      .select({
        questionId: examAnswers.questionId,
        right: examAnswers.right,
        at: examAttempts.finishedAt,
        answer: sql<Answer | null>`${examAnswers.answer}`.as('answer'),
        isStep: sql<boolean>`false`.as('is_step'),
      })
      .from(examAnswers)
      .innerJoin(examAttempts, ofItsAttempt)
      .where(
        and(
          eq(examAnswers.learnerId, learnerId),
          isCounted,
          wasShown,
          before && lt(examAttempts.finishedAt, before),
        ),
      ),
    db
      .select({
        questionId: sql<string>`${stepProgress.questionId}`,
        right: stepProgress.right,
        at: stepProgress.answeredAt,
        // A step is answered whole, or not at all.
        answer: sql<Answer | null>`null::jsonb`.as('answer'),
        isStep: sql<boolean>`true`.as('is_step'),
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
  ).as('met');
  const latest = db
    .selectDistinctOn([met.questionId])
    .from(met)
    .orderBy(met.questionId, sql`${met.at} desc`)
    .as('latest');
  const rows = await db
    .select({
      questionId: latest.questionId,
      at: latest.at,
      answer: latest.answer,
      isStep: latest.isStep,
    })
    .from(latest)
    // Left open it has no mark where time ended the attempt, and is not right either.
    .where(sql`${latest.right} is not true`);
  const isLeftOpen = ({ questionId, answer, isStep }: (typeof rows)[number]) => {
    const question = catalog.findQuestion(questionId);
    return !isStep && (question ? !isWhole(question, answer) : answer === null);
  };
  return {
    missed: new Map(rows.map(({ questionId, at }) => [questionId, at?.getTime() ?? Infinity])),
    leftOpen: new Set(rows.filter(isLeftOpen).map(({ questionId }) => questionId)),
    inLessons: new Set(rows.flatMap(({ questionId, isStep }) => (isStep ? [questionId] : []))),
  };
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
