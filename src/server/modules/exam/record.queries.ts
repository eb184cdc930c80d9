// What a learner's graded attempts add up to, by paper.
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import {
  examAttempts,
  isCounted,
  isEvidence,
  isFreshEvidence,
  isGraded,
  isTakenAssessment,
  shareOfPoints,
} from '#server/modules/record/attempt.table.ts';

/** The attempt of a paper that ended last of those that count in figures. */
export async function latestCounted(db: Executor, learnerId: string, paperId: string) {
  const [row] = await db
    .select()
    .from(examAttempts)
    .where(
      and(eq(examAttempts.learnerId, learnerId), eq(examAttempts.paperId, paperId), isEvidence),
    )
    .orderBy(desc(examAttempts.finishedAt))
    .limit(1);
  return row;
}

/** What a learner did with each paper of a course. Figures of attempts leave out what says nothing: too quick, or less than half answered. */
export const paperRecords = (db: Executor, learnerId: string, courseKey: string) =>
  db
    .select({
      paperId: examAttempts.paperId,
      attempts: sql<number>`count(*) filter (where ${isFreshEvidence})::int`,
      passed: sql<number>`count(*) filter (where ${examAttempts.passed} and ${isFreshEvidence})::int`,
      best: sql<number>`coalesce(max(${shareOfPoints}) filter (where ${isFreshEvidence}), 0)::float8`,
      assessments: sql<number>`count(*) filter (where ${isTakenAssessment})::int`,
      assessmentsPassed: sql<number>`count(*) filter (where ${examAttempts.passed} and ${isTakenAssessment})::int`,
      assessmentsBest: sql<number>`coalesce(max(${shareOfPoints}) filter (where ${isTakenAssessment}), 0)::float8`,
      assessmentsSum: sql<number>`coalesce(sum(${shareOfPoints}) filter (where ${isTakenAssessment}), 0)::float8`,
      /** As accuracy by topic counts them: those of an attempt with less than half answered, too. */
      answered: sql<number>`coalesce(sum(${examAttempts.answered}) filter (where ${isCounted}), 0)::int`,
      /** Of the latest attempt, whatever came before. */
      lastTooQuick: sql<boolean>`(array_agg(${examAttempts.implausible} order by ${examAttempts.finishedAt} desc, ${examAttempts.startedAt} desc, ${examAttempts.id} desc))[1]`,
    })
    .from(examAttempts)
    .where(
      and(eq(examAttempts.learnerId, learnerId), eq(examAttempts.courseKey, courseKey), isGraded),
    )
    .groupBy(examAttempts.paperId);
