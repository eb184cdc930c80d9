// How far a learner's checklists are ticked, handed in or not.
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { TickCount } from '#domain/tasks/ticks.ts';
import type { Executor } from '#server/db/database.ts';
import { stepProgress } from './activity.table.ts';

/**
 * @param lists activity ids of checklists, each with one step that is ticked
 * @returns by activity id; those without any work are left out
 */
export async function tickCounts(
  db: Executor,
  learnerId: string,
  lists: readonly string[],
): Promise<ReadonlyMap<string, TickCount>> {
  if (lists.length === 0) return new Map();
  const work = sql`coalesce(${stepProgress.work}, ${stepProgress.draft})`;
  const lengthOf = (field: string) =>
    sql<number>`coalesce(jsonb_array_length(${work} -> ${field}), 0)`;
  const rows = await db
    .select({
      activityId: stepProgress.activityId,
      ticked: lengthOf('ticked'),
      notApplicable: lengthOf('notApplicable'),
    })
    .from(stepProgress)
    .where(
      and(
        eq(stepProgress.learnerId, learnerId),
        inArray(stepProgress.activityId, [...lists]),
        sql`${work} ->> 'kind' = 'ticks'`,
      ),
    );
  return new Map(rows.map(({ activityId, ...count }) => [activityId, count]));
}
