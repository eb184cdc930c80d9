// How fast a learner finished what was done lately.
import { and, eq, gt, lte, sql } from 'drizzle-orm';
import type { Transaction } from '#server/db/database.ts';
import { statement } from '#server/db/statement.ts';
import { activityProgress } from '#server/modules/record/activity.table.ts';

const given = sql.placeholder;

const selectDoneSince = statement((db) =>
  db
    .select({ activityId: activityProgress.activityId })
    .from(activityProgress)
    .where(
      and(
        eq(activityProgress.learnerId, given('learnerId')),
        gt(activityProgress.doneAt, given('after')),
        lte(activityProgress.doneAt, given('until')),
      ),
    )
    .prepare('done_since'),
);

/** The activities that a learner finished in a stretch of time, of any course. */
export const doneBetween = (
  tx: Transaction,
  learnerId: string,
  { after, until }: { readonly after: Date; readonly until: Date },
) => selectDoneSince(tx, { learnerId, after, until });

/** Keeps that an activity was done too fast to be paid. */
export async function flagActivity(
  tx: Transaction,
  learnerId: string,
  activityId: string,
): Promise<void> {
  await tx
    .update(activityProgress)
    .set({ implausible: true })
    .where(
      and(eq(activityProgress.learnerId, learnerId), eq(activityProgress.activityId, activityId)),
    );
}
