// Missions that end by themselves, started or not.
import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { statement } from '#server/db/statement.ts';
import { activityProgress } from '#server/modules/record/activity.table.ts';

const given = sql.placeholder;

const endOne = statement((db) =>
  db
    .insert(activityProgress)
    .values({
      learnerId: given('learnerId'),
      activityId: given('activityId'),
      courseKey: given('courseKey'),
      kind: given('kind'),
      status: 'done',
      currentStepId: '',
      startedAt: given('at'),
      doneAt: given('at'),
      doneOn: given('on'),
      updatedAt: given('at'),
    })
    .onConflictDoUpdate({
      target: [activityProgress.learnerId, activityProgress.activityId],
      set: {
        status: 'done',
        doneAt: sql`excluded.done_at`,
        doneOn: sql`excluded.done_on`,
        updatedAt: sql`excluded.updated_at`,
      },
      setWhere: eq(activityProgress.status, 'in_progress'),
    })
    .returning({ activityId: activityProgress.activityId })
    .prepare('end_activity'),
);

/**
 * Sets an activity to done that its learner may never have started: a mission that ends by itself.
 * @returns false when it was done before
 */
export async function endActivity(
  tx: Transaction,
  row: Pick<
    typeof activityProgress.$inferInsert,
    'learnerId' | 'activityId' | 'courseKey' | 'kind'
  > & { at: Date; on: string },
): Promise<boolean> {
  const rows = await endOne(tx, row);
  return rows.length > 0;
}
