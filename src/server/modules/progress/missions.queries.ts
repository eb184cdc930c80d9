// Missions that end by themselves, started or not.
import { eq } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { activityProgress } from '#server/modules/record/activity.table.ts';

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
  const { at, on, ...key } = row;
  const done = { status: 'done', doneAt: at, doneOn: on, updatedAt: at } as const;
  const rows = await tx
    .insert(activityProgress)
    .values({ ...key, ...done, currentStepId: '', startedAt: at })
    .onConflictDoUpdate({
      target: [activityProgress.learnerId, activityProgress.activityId],
      set: done,
      setWhere: eq(activityProgress.status, 'in_progress'),
    })
    .returning({ activityId: activityProgress.activityId });
  return rows.length > 0;
}
