import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { CourseKey } from '#domain/catalog/course-keys.ts';
import type { Transaction } from '#server/db/database.ts';
import { learnerResources } from '#server/modules/library/library.table.ts';
import { activityLog } from '#server/modules/progress/progress.table.ts';
import { activityProgress, stepProgress } from '#server/modules/record/activity.table.ts';
import { examAttempts } from '#server/modules/record/attempt.table.ts';
import { courseResets } from './course-reset.table.ts';

/** What the log tells of work that is taken back; badges, levels and answers of support stay told. */
const TOLD = ['mission_done', 'item_done', 'paper_done'];

export async function hasOpenAttempt(
  tx: Transaction,
  learnerId: string,
  courseKey: CourseKey,
): Promise<boolean> {
  const [open] = await tx
    .select({ id: examAttempts.id })
    .from(examAttempts)
    .where(
      and(
        eq(examAttempts.learnerId, learnerId),
        eq(examAttempts.courseKey, courseKey),
        eq(examAttempts.state, 'open'),
      ),
    )
    .limit(1);
  return open !== undefined;
}

/** Takes everything back that counts as progress in a course. */
export async function deleteProgress(
  tx: Transaction,
  learnerId: string,
  courseKey: CourseKey,
  {
    resourceIds,
    listIds,
  }: { readonly resourceIds: readonly string[]; readonly listIds: readonly string[] },
): Promise<void> {
  const own = and(
    eq(activityProgress.learnerId, learnerId),
    eq(activityProgress.courseKey, courseKey),
  );
  const ids = tx.select({ id: activityProgress.activityId }).from(activityProgress).where(own);
  await tx
    .delete(stepProgress)
    .where(and(eq(stepProgress.learnerId, learnerId), inArray(stepProgress.activityId, ids)));
  // Checklists are ticked before they are started.
  await tx
    .delete(stepProgress)
    .where(
      and(eq(stepProgress.learnerId, learnerId), inArray(stepProgress.activityId, [...listIds])),
    );
  await tx.delete(activityProgress).where(own);
  // Their answers go with them.
  await tx
    .delete(examAttempts)
    .where(
      and(
        eq(examAttempts.learnerId, learnerId),
        eq(examAttempts.courseKey, courseKey),
        ne(examAttempts.state, 'open'),
      ),
    );
  await tx
    .delete(activityLog)
    .where(
      and(
        eq(activityLog.learnerId, learnerId),
        eq(activityLog.courseKey, courseKey),
        inArray(activityLog.type, TOLD),
      ),
    );
  // Stars stay: they are what was said of a resource, not how far one came in it.
  await tx
    .update(learnerResources)
    .set({ done: [], work: {} })
    .where(
      and(
        eq(learnerResources.learnerId, learnerId),
        inArray(learnerResources.resourceId, [...resourceIds]),
      ),
    );
  await tx
    .insert(courseResets)
    .values({ learnerId, courseKey })
    .onConflictDoUpdate({
      target: [courseResets.learnerId, courseResets.courseKey],
      set: { resetAt: sql`now()` },
    });
}
