// Reading and writing what a learner did with activities and steps.
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Rating } from '#domain/tasks/mark-task.ts';
import type { KeptPoints } from '#domain/tasks/points.ts';
import type { Transaction } from '#server/db/database.ts';
import { statement } from '#server/db/statement.ts';
import { activityProgress, stepProgress } from '#server/modules/record/activity.table.ts';

const given = sql.placeholder;
/** An instant among the values that an update sets. */
const instantGiven = (name: string) => sql`${sql.param(given(name), activityProgress.doneAt)}`;
const ownActivity = and(
  eq(activityProgress.learnerId, given('learnerId')),
  eq(activityProgress.activityId, given('activityId')),
);

/** Keeps unfinished work; a task that was handed in meanwhile keeps what was handed in. */
export async function saveDraft(
  tx: Transaction,
  row: typeof stepProgress.$inferInsert,
): Promise<void> {
  await tx
    .insert(stepProgress)
    .values(row)
    .onConflictDoUpdate({
      target: [stepProgress.learnerId, stepProgress.activityId, stepProgress.stepId],
      set: { draft: row.draft },
      setWhere: sql`${stepProgress.work} is null`,
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
  const { work, answeredAt } = row;
  const rows = await tx
    .insert(stepProgress)
    .values(row)
    .onConflictDoUpdate({
      target: [stepProgress.learnerId, stepProgress.activityId, stepProgress.stepId],
      // Of a task with rounds the best one counts.
      set: {
        work,
        points: sql`greatest(${stepProgress.points}, excluded.points)`,
        pointTenths: sql`greatest(${stepProgress.pointTenths}, excluded.point_tenths)`,
        answeredAt,
        draft: null,
      },
      setWhere: sql`${stepProgress.work} is null`,
    })
    .returning({ stepId: stepProgress.stepId });
  return rows.length > 0;
}

interface StepKey {
  readonly learnerId: string;
  readonly activityId: string;
  readonly stepId: string;
}

export const saveRating = (
  tx: Transaction,
  key: StepKey,
  rating: KeptPoints & { readonly ratings: Record<string, Rating> },
): Promise<void> => changeStep(tx, key, rating);

/** What was handed in, as it is after a later change. */
export const saveWork = (
  tx: Transaction,
  key: StepKey,
  work: KeptPoints & Required<Pick<typeof stepProgress.$inferInsert, 'work'>>,
): Promise<void> => changeStep(tx, key, work);

/** Opens the next round of a task: what was handed in before makes room, and its points stay. */
export const openTaskAgain = (tx: Transaction, key: StepKey, round: number): Promise<void> =>
  changeStep(tx, key, { round, work: null, draft: null });

async function changeStep(
  tx: Transaction,
  key: StepKey,
  change: Partial<typeof stepProgress.$inferInsert>,
): Promise<void> {
  await tx
    .update(stepProgress)
    .set(change)
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

const moveStand = statement((db) =>
  db
    .update(activityProgress)
    .set({ currentStepId: sql`${given('stepId')}`, updatedAt: instantGiven('at') })
    .where(and(ownActivity, eq(activityProgress.status, 'in_progress')))
    .prepare('stand_at'),
);

/** Moves the place where the learner stands; a done activity keeps its end. */
export async function standAt(
  tx: Transaction,
  key: { learnerId: string; activityId: string },
  stepId: string,
  at: Date,
): Promise<void> {
  await moveStand(tx, { ...key, stepId, at });
}

const seenRow = {
  learnerId: given('learnerId'),
  activityId: given('activityId'),
  stepId: given('stepId'),
  seenAt: given('seenAt'),
};

const insertSeen = statement((db) =>
  db
    .insert(stepProgress)
    .values(seenRow)
    .onConflictDoNothing()
    .returning({ stepId: stepProgress.stepId })
    .prepare('see_step'),
);

/** @returns true when the step was seen for the first time */
export async function insertSeenStep(
  tx: Transaction,
  row: Record<keyof typeof seenRow, unknown>,
): Promise<boolean> {
  const rows = await insertSeen(tx, row);
  return rows.length > 0;
}

const openAgain = statement((db) =>
  db
    .update(stepProgress)
    .set({ openedAt: sql`${sql.param(given('at'), stepProgress.openedAt)}` })
    .where(
      and(
        eq(stepProgress.learnerId, given('learnerId')),
        eq(stepProgress.activityId, given('activityId')),
        eq(stepProgress.stepId, given('stepId')),
        isNull(stepProgress.answeredAt),
      ),
    )
    .prepare('open_step_again'),
);

/** Keeps when a card was opened again on which something is left to do: the time before it was spent elsewhere. */
export async function openStepAgain(tx: Transaction, key: StepKey, at: Date): Promise<void> {
  await openAgain(tx, { ...key, at });
}

const answeredRow = {
  ...seenRow,
  questionId: given('questionId'),
  questionRev: given('questionRev'),
  answer: given('answer'),
  // As it is, null too: an array's own encoding takes none.
  chosen: sql`${given('chosen')}::text[]`,
  right: given('right'),
  answeredAt: given('answeredAt'),
};

const insertAnswered = statement((db) =>
  db
    .insert(stepProgress)
    .values(answeredRow)
    .onConflictDoUpdate({
      target: [stepProgress.learnerId, stepProgress.activityId, stepProgress.stepId],
      set: {
        questionId: sql`excluded.question_id`,
        questionRev: sql`excluded.question_rev`,
        answer: sql`excluded.question_answer`,
        chosen: sql`excluded.chosen`,
        right: sql`excluded."right"`,
        answeredAt: sql`excluded.answered_at`,
      },
      setWhere: sql`${stepProgress.answeredAt} is null`,
    })
    .returning({ stepId: stepProgress.stepId })
    .prepare('answer_step'),
);

/**
 * Commits an answer where none stands.
 * @returns false when an answer had been committed before: that one stays
 */
export async function insertAnswer(
  tx: Transaction,
  row: Record<keyof typeof answeredRow, unknown>,
): Promise<boolean> {
  const rows = await insertAnswered(tx, row);
  return rows.length > 0;
}

const setDone = statement((db) =>
  db
    .update(activityProgress)
    .set({
      status: 'done',
      doneAt: instantGiven('at'),
      doneOn: sql`${given('on')}`,
      updatedAt: instantGiven('at'),
    })
    .where(and(ownActivity, eq(activityProgress.status, 'in_progress')))
    .returning({ activityId: activityProgress.activityId })
    .prepare('finish_activity'),
);

/**
 * Sets an activity to done, once.
 * @returns false when it was done before
 */
export async function finishActivity(
  tx: Transaction,
  key: { learnerId: string; activityId: string },
  done: { at: Date; on: string },
): Promise<boolean> {
  const rows = await setDone(tx, { ...key, ...done });
  return rows.length > 0;
}
