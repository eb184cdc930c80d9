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
    courseKey: row.courseKey,
    ...toldOf(catalog, row),
    isOfMissed: row.isOfMissed,
    xp: row.xp,
    createdAt: row.createdAt.toISOString(),
  }));

/** What happened and to what: the end of a test that opens a unit is told as what it did. */
function toldOf(
  catalog: CatalogIndex,
  { type, subjectId }: { readonly type: string; readonly subjectId: string },
): Pick<ActivityEntry, 'type' | 'title'> {
  const item = type === 'item_done' ? catalog.findItem(subjectId) : undefined;
  const unit = item?.kind === 'testout' && catalog.findPhase(item.courseKey, item.phaseId);
  if (unit) {
    const { title } = unit;
    return { type: 'unit_opened', title: { en: title, es: title, fr: title, de: title } };
  }
  return { type: type as ActivityEntry['type'], title: subjectTitle(catalog, type, subjectId) };
}
