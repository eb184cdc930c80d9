// Reading and writing what a learner did with activities and steps.
import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { ActivityRecord } from '#domain/missions/mission-status.ts';
import type { StepRecord } from '#domain/missions/play.ts';
import type { Rating, TaskAnswer } from '#domain/tasks/mark-task.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import { activityProgress, stepProgress } from './learning.table.ts';

/** The learner's activities of a course (or of all), with the count of steps seen, in one query. */
export async function activityRecords(
  db: Executor,
  learnerId: string,
  courseKey?: string,
): Promise<Map<string, ActivityRecord>> {
  const rows = await db
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
      stepsSeen: sql<number>`(select count(*)::int from step_progress as step where step.learner_id = activity_progress.learner_id and step.activity_id = activity_progress.activity_id)`,
    })
    .from(activityProgress)
    .where(
      and(
        eq(activityProgress.learnerId, learnerId),
        courseKey === undefined ? undefined : eq(activityProgress.courseKey, courseKey),
      ),
    );
  return new Map(
    rows.map((row) => [
      row.activityId,
      {
        ...row,
        doneAt: row.doneAt?.getTime() ?? null,
        scoredAt: row.scoredAt?.getTime() ?? null,
      },
    ]),
  );
}

/** A step as it is stored: what the rules need, and a task's own work beside it. */
export interface StoredStep extends StepRecord {
  readonly draft: TaskAnswer | null;
  readonly answer: TaskAnswer | null;
  readonly points: number | null;
  readonly ratings: Readonly<Record<string, Rating>> | null;
}

export async function stepRecords(
  db: Executor,
  learnerId: string,
  activityId: string,
): Promise<Map<string, StoredStep>> {
  const rows = await db
    .select({
      stepId: stepProgress.stepId,
      chosen: stepProgress.chosen,
      right: stepProgress.right,
      draft: stepProgress.draft,
      answer: stepProgress.answer,
      points: stepProgress.points,
      ratings: stepProgress.ratings,
    })
    .from(stepProgress)
    .where(and(eq(stepProgress.learnerId, learnerId), eq(stepProgress.activityId, activityId)));
  return new Map(rows.map((row) => [row.stepId, { ...row, isSubmitted: row.answer !== null }]));
}

/** Keeps unfinished work; a task that was handed in meanwhile keeps what was handed in. */
export async function keepDraft(
  tx: Transaction,
  row: typeof stepProgress.$inferInsert,
): Promise<void> {
  await tx
    .insert(stepProgress)
    .values(row)
    .onConflictDoUpdate({
      target: [stepProgress.learnerId, stepProgress.activityId, stepProgress.stepId],
      set: { draft: row.draft },
      setWhere: sql`${stepProgress.answer} is null`,
    });
}

/**
 * Commits a task where none was handed in.
 * @returns false when one had been: that one stays
 */
export async function insertTask(
  tx: Transaction,
  row: typeof stepProgress.$inferInsert,
): Promise<boolean> {
  const { answer, points, answeredAt } = row;
  const rows = await tx
    .insert(stepProgress)
    .values(row)
    .onConflictDoUpdate({
      target: [stepProgress.learnerId, stepProgress.activityId, stepProgress.stepId],
      set: { answer, points, answeredAt, draft: null },
      setWhere: sql`${stepProgress.answer} is null`,
    })
    .returning({ stepId: stepProgress.stepId });
  return rows.length > 0;
}

export async function saveRating(
  tx: Transaction,
  key: { learnerId: string; activityId: string; stepId: string },
  rating: { points: number; ratings: Record<string, Rating> },
): Promise<void> {
  await tx
    .update(stepProgress)
    .set(rating)
    .where(
      and(
        eq(stepProgress.learnerId, key.learnerId),
        eq(stepProgress.activityId, key.activityId),
        eq(stepProgress.stepId, key.stepId),
      ),
    );
}

/** Keeps the score of a quiz round that was just answered to its end. */
export async function scoreRound(
  tx: Transaction,
  key: { learnerId: string; activityId: string },
  percent: number,
  at: Date,
): Promise<void> {
  await tx
    .update(activityProgress)
    .set({
      lastPercent: percent,
      bestPercent: sql`greatest(coalesce(${activityProgress.bestPercent}, 0), ${percent})`,
      scoredAt: at,
    })
    .where(
      and(
        eq(activityProgress.learnerId, key.learnerId),
        eq(activityProgress.activityId, key.activityId),
      ),
    );
}

/** Opens the next round of a quiz. */
export async function openRound(
  tx: Transaction,
  key: { learnerId: string; activityId: string },
  round: number,
  currentStepId: string,
): Promise<void> {
  await tx
    .update(activityProgress)
    .set({ round, currentStepId })
    .where(
      and(
        eq(activityProgress.learnerId, key.learnerId),
        eq(activityProgress.activityId, key.activityId),
        eq(activityProgress.round, round - 1),
      ),
    );
}

/** Starts an activity; a second start changes nothing. */
export async function startActivity(
  tx: Transaction,
  row: Pick<
    typeof activityProgress.$inferInsert,
    'learnerId' | 'activityId' | 'courseKey' | 'kind' | 'currentStepId' | 'startedAt'
  >,
): Promise<void> {
  await tx
    .insert(activityProgress)
    .values({ ...row, status: 'in_progress' })
    .onConflictDoNothing();
}

/** Moves the place where the learner stands; a done activity keeps its end. */
export async function standAt(
  tx: Transaction,
  key: { learnerId: string; activityId: string },
  stepId: string,
  at: Date,
): Promise<void> {
  await tx
    .update(activityProgress)
    .set({ currentStepId: stepId, updatedAt: at })
    .where(
      and(
        eq(activityProgress.learnerId, key.learnerId),
        eq(activityProgress.activityId, key.activityId),
        eq(activityProgress.status, 'in_progress'),
      ),
    );
}

/** @returns true when the step was seen for the first time */
export async function insertSeenStep(
  tx: Transaction,
  row: typeof stepProgress.$inferInsert,
): Promise<boolean> {
  const rows = await tx
    .insert(stepProgress)
    .values(row)
    .onConflictDoNothing()
    .returning({ stepId: stepProgress.stepId });
  return rows.length > 0;
}

/**
 * Commits an answer where none stands.
 * @returns false when an answer had been committed before: that one stays
 */
export async function insertAnswer(
  tx: Transaction,
  row: typeof stepProgress.$inferInsert,
): Promise<boolean> {
  const { questionId, questionRev, chosen, right, answeredAt } = row;
  const rows = await tx
    .insert(stepProgress)
    .values(row)
    .onConflictDoUpdate({
      target: [stepProgress.learnerId, stepProgress.activityId, stepProgress.stepId],
      set: { questionId, questionRev, chosen, right, answeredAt },
      setWhere: sql`${stepProgress.chosen} is null`,
    })
    .returning({ stepId: stepProgress.stepId });
  return rows.length > 0;
}

/**
 * Sets an activity to done, once.
 * @returns false when it was done before
 */
export async function finishActivity(
  tx: Transaction,
  key: { learnerId: string; activityId: string },
  done: { at: Date; on: string },
): Promise<boolean> {
  const rows = await tx
    .update(activityProgress)
    .set({ status: 'done', doneAt: done.at, doneOn: done.on, updatedAt: done.at })
    .where(
      and(
        eq(activityProgress.learnerId, key.learnerId),
        eq(activityProgress.activityId, key.activityId),
        eq(activityProgress.status, 'in_progress'),
      ),
    )
    .returning({ activityId: activityProgress.activityId });
  return rows.length > 0;
}

/** Done activities a course, for the course cards. */
export async function doneByCourse(
  db: Executor,
  learnerId: string,
  activityIds: readonly string[],
): Promise<Map<string, number>> {
  if (activityIds.length === 0) return new Map();
  const rows = await db
    .select({ courseKey: activityProgress.courseKey, done: sql<number>`count(*)::int` })
    .from(activityProgress)
    .where(
      and(
        eq(activityProgress.learnerId, learnerId),
        eq(activityProgress.status, 'done'),
        inArray(activityProgress.activityId, [...activityIds]),
      ),
    )
    .groupBy(activityProgress.courseKey);
  return new Map(rows.map((row) => [row.courseKey, row.done]));
}

/** Answers of a course look back this far; weak areas need twenty an objective. */
const ANSWERS_LOOKED_AT = 400;

/** Which questions of a course's activities the learner answered, and whether right; newest first. */
export function latestAnswers(db: Executor, learnerId: string, courseKey: string) {
  return db
    .select({ questionId: stepProgress.questionId, right: stepProgress.right })
    .from(stepProgress)
    .innerJoin(
      activityProgress,
      and(
        eq(activityProgress.learnerId, stepProgress.learnerId),
        eq(activityProgress.activityId, stepProgress.activityId),
      ),
    )
    .where(
      and(
        eq(stepProgress.learnerId, learnerId),
        eq(activityProgress.courseKey, courseKey),
        isNotNull(stepProgress.questionId),
      ),
    )
    .orderBy(desc(stepProgress.answeredAt), desc(stepProgress.stepId))
    .limit(ANSWERS_LOOKED_AT);
}
