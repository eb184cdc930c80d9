// Which tasks of done activities a learner has handed in, and when.
import { and, eq, gt, isNotNull, or, sql } from 'drizzle-orm';
import type { Instant } from '#domain/kernel/time.ts';
import type { Executor } from '#server/db/database.ts';
import { activityProgress, stepProgress } from './activity.table.ts';

/**
 * @param activityId one activity; all of the learner where it is left out
 * @returns by activity id and step id, ms; a task that is practiced again counts as it did before
 */
export async function handedInTasks(
  db: Executor,
  learnerId: string,
  activityId?: string,
): Promise<ReadonlyMap<string, ReadonlyMap<string, Instant>>> {
  const rows = await db
    .select({
      activityId: stepProgress.activityId,
      stepId: stepProgress.stepId,
      at: sql<Date>`coalesce(${stepProgress.answeredAt}, ${stepProgress.seenAt})`.mapWith(
        stepProgress.seenAt,
      ),
    })
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
        eq(activityProgress.status, 'done'),
        or(isNotNull(stepProgress.work), gt(stepProgress.round, 1)),
        activityId === undefined ? undefined : eq(stepProgress.activityId, activityId),
      ),
    );
  const tasks = new Map<string, Map<string, Instant>>();
  for (const row of rows) {
    const steps = tasks.get(row.activityId) ?? new Map<string, Instant>();
    tasks.set(row.activityId, steps.set(row.stepId, row.at.getTime()));
  }
  return tasks;
}
