// What graded attempts say of a learner: scores, answers, and what passed papers cover.
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { statement } from '#server/db/statement.ts';
import {
  examAnswers,
  examAttempts,
  isCounted,
  isFresh,
  isTakenAssessment,
  ofItsAttempt,
  shareOfPoints,
} from './attempt.table.ts';

const given = sql.placeholder;

/** Confidence looks at three assessments. */
const SCORES_LOOKED_AT = 3;

const selectScores = statement((db) =>
  db
    .select({
      paperId: examAttempts.paperId,
      points: examAttempts.points,
      right: examAttempts.right,
      maxPoints: examAttempts.maxPoints,
      total: examAttempts.total,
      passPercent: examAttempts.passPercent,
      examPassPercent: examAttempts.examPassPercent,
      at: examAttempts.finishedAt,
    })
    .from(examAttempts)
    .where(
      and(
        eq(examAttempts.learnerId, given('learnerId')),
        eq(examAttempts.courseKey, given('courseKey')),
        isTakenAssessment,
      ),
    )
    .orderBy(desc(examAttempts.finishedAt))
    .limit(SCORES_LOOKED_AT)
    .prepare('graded_scores'),
);

/** The latest scores of attempts that are long enough, of which at least half was answered, and at a pace of reading. */
export const gradedScores = (db: Executor, learnerId: string, courseKey: string) =>
  selectScores(db, { learnerId, courseKey });

/** Over all papers of a course that averages are made of. */
export const scoreTotals = (db: Executor, learnerId: string, courseKey: string) =>
  db
    .select({
      count: sql<number>`count(*)::int`,
      sum: sql<number>`coalesce(sum(${shareOfPoints}), 0)::float8`,
    })
    .from(examAttempts)
    .where(
      and(
        eq(examAttempts.learnerId, learnerId),
        eq(examAttempts.courseKey, courseKey),
        isTakenAssessment,
      ),
    );

/** As far back as answers of lessons and quizzes are looked at. */
const ANSWERS_LOOKED_AT = 400;

const selectGraded = statement((db) =>
  db
    .select({
      questionId: examAnswers.questionId,
      right: examAnswers.right,
      answer: examAnswers.answer,
      at: examAttempts.finishedAt,
    })
    .from(examAnswers)
    .innerJoin(examAttempts, ofItsAttempt)
    .where(
      and(
        eq(examAnswers.learnerId, given('learnerId')),
        eq(examAttempts.courseKey, given('courseKey')),
        isNotNull(examAnswers.right),
        isNotNull(examAnswers.answer),
        isCounted,
      ),
    )
    .orderBy(desc(examAttempts.finishedAt), desc(examAnswers.number))
    .limit(ANSWERS_LOOKED_AT)
    .prepare('graded_answers'),
);

/** The latest questions of graded attempts in which something was chosen, with what it was. */
export const gradedAnswers = (db: Executor, learnerId: string, courseKey: string) =>
  selectGraded(db, { learnerId, courseKey });

const selectPassedShares = statement((db) =>
  db
    .select({
      paperId: examAttempts.paperId,
      objectiveId: examAnswers.objectiveId,
      passPercent: examAttempts.passPercent,
      questions: sql<number>`count(*)::int`,
      points: sql<number>`coalesce(sum(coalesce(${examAnswers.points}, ${examAnswers.right}::int)), 0)::int`,
      maxPoints: sql<number>`sum(${examAnswers.maxPoints})::int`,
    })
    .from(examAnswers)
    .innerJoin(examAttempts, ofItsAttempt)
    .where(
      and(
        eq(examAnswers.learnerId, given('learnerId')),
        eq(examAttempts.courseKey, given('courseKey')),
        eq(examAttempts.passed, true),
        isCounted,
        isFresh,
      ),
    )
    .groupBy(
      examAnswers.attemptId,
      examAttempts.paperId,
      examAnswers.objectiveId,
      examAttempts.passPercent,
    )
    .prepare('passed_shares'),
);

/** What each passed attempt of a course asked of each objective; rushed ones say nothing, nor does practice of missed questions. */
export const passedShares = (db: Executor, learnerId: string, courseKey: string) =>
  selectPassedShares(db, { learnerId, courseKey });
