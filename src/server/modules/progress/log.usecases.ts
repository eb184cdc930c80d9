// The learner's activity log as screens show it.
import type { ActivityEntry } from '#contract/progress.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { subjectTitle } from '#domain/catalog/subject-title.ts';
import type { Executor } from '#server/db/database.ts';
import { latestActivity, latestActivityIn } from './log.queries.ts';

/** The learner's activity log, newest first. */
export async function activityLog(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
  limit: number,
): Promise<ActivityEntry[]> {
  return entriesOf(catalog, await latestActivity(db, learnerId, limit));
}

/** What of it a course's dashboard shows: what was done in the course, and what belongs to none, such as a badge. */
export async function activityLogIn(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
  of: { readonly courseKey: string; readonly limit: number },
): Promise<ActivityEntry[]> {
  return entriesOf(catalog, await latestActivityIn(db, learnerId, of));
}

const entriesOf = (
  catalog: CatalogIndex,
  rows: Awaited<ReturnType<typeof latestActivity>>,
): ActivityEntry[] =>
  rows.map((row) => ({
    id: String(row.id),
    type: row.type as ActivityEntry['type'],
    courseKey: row.courseKey,
    title: subjectTitle(catalog, row.type, row.subjectId),
    isOfMissed: row.isOfMissed,
    xp: row.xp,
    createdAt: row.createdAt.toISOString(),
  }));
