// What a learner did with the activities and papers of a course: what every rule about missions looks at.
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { ActivityRecord } from '#domain/missions/mission-status.ts';
import type { StepRecord } from '#domain/missions/play.ts';
import type { Answer } from '#domain/questions/questions.ts';
import type { Rating } from '#domain/tasks/mark-task.ts';
import { pointsKept } from '#domain/tasks/points.ts';
import type { TaskAnswer } from '#domain/tasks/tasks.ts';
import type { Executor } from '#server/db/database.ts';
import { statement } from '#server/db/statement.ts';
import { activityProgress, ofItsActivity, stepProgress } from './activity.table.ts';
import { examAttempts, isEvidence, shareOfPoints } from './attempt.table.ts';

const given = sql.placeholder;

const selectActivities = statement((db) =>
  unionAll(
    db
      .select({
        activityId: activityProgress.activityId,
        status: activityProgress.status,
        currentStepId: activityProgress.currentStepId,
        doneAt: activityProgress.doneAt,
        round: activityProgress.round,
        bestPercent: activityProgress.bestPercent,
        lastPercent: activityProgress.lastPercent,
        scoredAt: activityProgress.scoredAt,
        // Qualified by hand: a select from one table writes bare column names, which the inner
        // table would take for its own.
        // Steps seen, those of them that hold work, and whether the task at which the learner stands is settled.
        steps: sql<
          number[]
        >`(select array[count(*)::int, count(*) filter (where num_nonnulls(step.question_answer, step.chosen, step.answer, step.draft) > 0)::int, count(*) filter (where step.step_id = activity_progress.current_step_id and step.answer is not null and step.points is not null)::int] from step_progress as step where step.learner_id = activity_progress.learner_id and step.activity_id = activity_progress.activity_id)`,
        percents: sql<number[] | null>`null::int[]`,
        bestShare: sql<number | null>`null::float8`,
      })
      .from(activityProgress)
      .where(
        and(
          eq(activityProgress.learnerId, given('learnerId')),
          eq(activityProgress.courseKey, given('courseKey')),
        ),
      ),
    db
      .select({
        activityId: examAttempts.paperId,
        status: sql<'in_progress' | 'done'>`'done'`,
        currentStepId: sql<string>`''`,
        doneAt: sql<Date | null>`max(${examAttempts.finishedAt})`,
        round: sql<number>`1`,
        bestPercent: sql<number | null>`max(${examAttempts.percent})`,
        // Confidence takes the scores of papers from elsewhere.
        lastPercent: sql<number | null>`null::int`,
        scoredAt: sql<Date | null>`null::timestamptz`,
        steps: sql<number[]>`array[0, 0, 0]`,
        percents: sql<number[] | null>`array_agg(${examAttempts.percent})`,
        bestShare: sql<number | null>`max(${shareOfPoints})::float8`,
      })
      .from(examAttempts)
      .where(
        and(
          eq(examAttempts.learnerId, given('learnerId')),
          eq(examAttempts.courseKey, given('courseKey')),
          isEvidence,
        ),
      )
      .groupBy(examAttempts.paperId),
  ).prepare('activities'),
);

/**
 * The learner's activities of a course with the count of steps seen, and the papers that were sat, in
 * one query. A paper is done once an attempt of it counts.
 */
export async function activityRecords(
  db: Executor,
  learnerId: string,
  courseKey: string,
): Promise<Map<string, ActivityRecord>> {
  const rows = await selectActivities(db, { learnerId, courseKey });
  return new Map(
    rows.map(
      ({ percents, bestShare, steps: [stepsSeen = 0, stepsWorked = 0, settled], ...row }) => [
        row.activityId,
        {
          ...row,
          stepsSeen,
          stepsWorked,
          isPlaceSettled: settled === 1,
          doneAt: row.doneAt?.getTime() ?? null,
          scoredAt: row.scoredAt?.getTime() ?? null,
          ...(percents && { percents }),
          ...(bestShare !== null && { bestShare }),
        },
      ],
    ),
  );
}

/** A step as it is stored: what the rules need, the answer to a check, and a task's own work. */
export interface StoredStep extends StepRecord {
  readonly answer: Answer | null;
  readonly round: number;
  readonly draft: TaskAnswer | null;
  readonly work: TaskAnswer | null;
  readonly points: number | null;
  readonly ratings: Readonly<Record<string, Rating>> | null;
}

const selectSteps = statement((db) =>
  db
    .select({
      stepId: stepProgress.stepId,
      answer: stepProgress.answer,
      chosen: stepProgress.chosen,
      right: stepProgress.right,
      round: stepProgress.round,
      draft: stepProgress.draft,
      work: stepProgress.work,
      points: stepProgress.points,
      pointTenths: stepProgress.pointTenths,
      ratings: stepProgress.ratings,
    })
    .from(stepProgress)
    .where(
      and(
        eq(stepProgress.learnerId, given('learnerId')),
        eq(stepProgress.activityId, given('activityId')),
      ),
    )
    .prepare('steps'),
);

export async function stepRecords(
  db: Executor,
  learnerId: string,
  activityId: string,
): Promise<Map<string, StoredStep>> {
  const rows = await selectSteps(db, { learnerId, activityId });
  return new Map(
    rows.map(({ chosen, pointTenths, ...row }) => {
      const answer = row.answer ?? (chosen && { chosen });
      const round = row.round ?? 1;
      const isOpenAgain = round > 1 && row.work === null;
      const isSubmitted = row.work !== null || isOpenAgain;
      return [
        row.stepId,
        {
          ...row,
          round,
          answer,
          points: pointsKept({ points: row.points, pointTenths }),
          isAnswered: answer !== null,
          isSubmitted,
          isOpenAgain,
        },
      ];
    }),
  );
}

/** Answers of a course look back this far; weak areas need twenty an objective. */
const ANSWERS_LOOKED_AT = 400;

const selectAnswers = statement((db) =>
  db
    .select({
      questionId: stepProgress.questionId,
      right: stepProgress.right,
      at: stepProgress.answeredAt,
    })
    .from(stepProgress)
    .innerJoin(activityProgress, ofItsActivity)
    .where(
      and(
        eq(stepProgress.learnerId, given('learnerId')),
        eq(activityProgress.courseKey, given('courseKey')),
        isNotNull(stepProgress.questionId),
      ),
    )
    .orderBy(desc(stepProgress.answeredAt), desc(stepProgress.stepId))
    .limit(ANSWERS_LOOKED_AT)
    .prepare('latest_answers'),
);

/** Which questions of a course's activities the learner answered, and whether right; newest first. */
export const latestAnswers = (db: Executor, learnerId: string, courseKey: string) =>
  selectAnswers(db, { learnerId, courseKey });
