// What a learner's graded attempts add up to: by paper and by objective.
import { and, eq, gte, isNotNull, isNull, or, sql } from 'drizzle-orm';
import { ASSESSMENT_FROM_QUESTIONS } from '#domain/path/readiness.ts';
import { epochMs } from '#server/db/columns.ts';
import type { Executor } from '#server/db/database.ts';
import { examAnswers, examAttempts, ofItsAttempt } from '#server/modules/record/attempt.table.ts';

const isAssessment = gte(examAttempts.total, ASSESSMENT_FROM_QUESTIONS);

/** What a learner did with each paper of a course, counted over graded attempts. */
export const paperRecords = (db: Executor, learnerId: string, courseKey: string) =>
  db
    .select({
      paperId: examAttempts.paperId,
      attempts: sql<number>`count(*)::int`,
      passed: sql<number>`count(*) filter (where ${examAttempts.passed})::int`,
      best: sql<number>`max(${examAttempts.percent})`,
      assessments: sql<number>`count(*) filter (where ${isAssessment})::int`,
      assessmentsBest: sql<number>`coalesce(max(${examAttempts.percent}) filter (where ${isAssessment}), 0)`,
      assessmentsSum: sql<number>`coalesce(sum(${examAttempts.percent}) filter (where ${isAssessment}), 0)::int`,
      answered: sql<number>`sum(${examAttempts.answered})::int`,
      lastMs: epochMs(sql`max(${examAttempts.finishedAt})`),
    })
    .from(examAttempts)
    .where(
      and(
        eq(examAttempts.learnerId, learnerId),
        eq(examAttempts.courseKey, courseKey),
        sql`${examAttempts.state} <> 'open'`,
      ),
    )
    .groupBy(examAttempts.paperId);

/** Right answers by objective over all graded attempts of a course. */
export const objectiveRecords = (db: Executor, learnerId: string, courseKey: string) =>
  db
    .select({
      objectiveId: examAnswers.objectiveId,
      right: sql<number>`count(*) filter (where ${examAnswers.right})::int`,
      total: sql<number>`count(*)::int`,
      points: sql<number>`sum(coalesce(${examAnswers.points}, ${examAnswers.right}::int))::int`,
      maxPoints: sql<number>`sum(${examAnswers.maxPoints})::int`,
    })
    .from(examAnswers)
    .innerJoin(examAttempts, ofItsAttempt)
    .where(
      and(
        eq(examAnswers.learnerId, learnerId),
        eq(examAttempts.courseKey, courseKey),
        isNotNull(examAnswers.right),
        // What rapid fire never showed says nothing of a topic.
        or(isNull(examAttempts.secondsPerQuestion), isNotNull(examAnswers.servedAt)),
      ),
    )
    .groupBy(examAnswers.objectiveId);
