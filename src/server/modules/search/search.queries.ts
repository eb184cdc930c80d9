// What a learner opened and met, for the search.
import { and, desc, eq, gt, inArray, isNotNull, max, or, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Executor } from '#server/db/database.ts';
import { activityProgress } from '#server/modules/record/activity.table.ts';
import { examAnswers, examAttempts, ofItsAttempt } from '#server/modules/record/attempt.table.ts';

/** Activities and papers of a course that were begun, the one worked on last first. */
export async function openedLast(
  db: Executor,
  learnerId: string,
  { courseKey, limit }: { readonly courseKey: string; readonly limit: number },
): Promise<{ readonly id: string; readonly at: Date }[]> {
  const at = sql<Date>`${activityProgress.updatedAt}`.mapWith(activityProgress.updatedAt);
  const rows = unionAll(
    db
      .select({ id: activityProgress.activityId, at: at.as('at') })
      .from(activityProgress)
      .where(
        and(eq(activityProgress.learnerId, learnerId), eq(activityProgress.courseKey, courseKey)),
      ),
    db
      .select({
        id: examAttempts.paperId,
        at: sql<Date>`${max(examAttempts.startedAt)}`.mapWith(examAttempts.startedAt).as('at'),
      })
      .from(examAttempts)
      .where(and(eq(examAttempts.learnerId, learnerId), eq(examAttempts.courseKey, courseKey)))
      .groupBy(examAttempts.paperId),
  );
  return rows.orderBy(sql`2 desc`, sql`1`).limit(limit);
}

/**
 * The questions of ended attempts that were looked at or answered, each with the latest such attempt; the
 * latest first. What an attempt drew and nobody saw is none of them.
 */
export async function questionsMet(
  db: Executor,
  learnerId: string,
  { courseKey, limit }: { readonly courseKey: string; readonly limit: number },
) {
  const latest = db
    .selectDistinctOn([examAnswers.questionId], {
      questionId: examAnswers.questionId,
      attemptId: examAnswers.attemptId,
      number: examAnswers.number,
      paperId: examAttempts.paperId,
      finishedAt: examAttempts.finishedAt,
    })
    .from(examAnswers)
    .innerJoin(examAttempts, ofItsAttempt)
    .where(
      and(
        eq(examAnswers.learnerId, learnerId),
        eq(examAttempts.courseKey, courseKey),
        inArray(examAttempts.state, ['submitted', 'expired']),
        or(gt(examAnswers.msSpent, 0), isNotNull(examAnswers.answer)),
      ),
    )
    .orderBy(examAnswers.questionId, desc(examAttempts.finishedAt))
    .as('latest');
  return db
    .select()
    .from(latest)
    .orderBy(desc(latest.finishedAt), latest.attemptId, latest.number)
    .limit(limit);
}
