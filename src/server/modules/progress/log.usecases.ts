// The learner's activity log as screens show it.
import type { ActivityEntry } from '#contract/progress.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { LocalizedText } from '#domain/catalog/localized-text.ts';
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
    xp: row.xp,
    createdAt: row.createdAt.toISOString(),
  }));
}

/** A subject whose content was retired keeps its id as its name. */
function subjectTitle(catalog: CatalogIndex, type: string, subjectId: string): LocalizedText {
  const same = (text: string): LocalizedText => ({ en: text, es: text, fr: text, de: text });
  if (type === 'badge_earned') return catalog.findBadge(subjectId)?.name ?? same(subjectId);
  if (type === 'level_reached') {
    return catalog.rewards.levels.find((level) => level.key === subjectId)?.name ?? same(subjectId);
  }
  const subject =
    catalog.findMission(subjectId) ?? catalog.findItem(subjectId) ?? catalog.findPaper(subjectId);
  return same(subject?.title ?? subjectId);
}
