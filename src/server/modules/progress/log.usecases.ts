// The learner's activity log as screens show it.
import type { ActivityEntry } from '#contract/progress.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { subjectTitle } from '#domain/catalog/subject-title.ts';
import type { Executor } from '#server/db/database.ts';
import { latestActivity } from './log.queries.ts';

/** The learner's activity log, newest first. */
export async function activityLog(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
  limit: number,
): Promise<ActivityEntry[]> {
  const rows = await latestActivity(db, learnerId, limit);
  return rows.map((row) => ({
    id: String(row.id),
    type: row.type as ActivityEntry['type'],
    courseKey: row.courseKey,
    title: subjectTitle(catalog, row.type, row.subjectId),
    isOfMissed: row.isOfMissed,
    xp: row.xp,
    createdAt: row.createdAt.toISOString(),
  }));
}
