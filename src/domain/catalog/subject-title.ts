// The title of what a log entry or a notification is about.
import { partsOf } from '#domain/events/occurrence.ts';
import type { CatalogIndex } from './catalog-index.ts';
import type { LocalizedText } from './localized-text.ts';

/**
 * The title as it is shown. Missions, items and papers have one title for all languages.
 * @param kind `badge_earned`, `level_reached`, `event` or one that begins with `event_`, or any other for an activity or a paper
 * @returns its id where the content has it no more
 */
export function subjectTitle(
  catalog: CatalogIndex,
  kind: string,
  subjectId: string,
): LocalizedText {
  const same = (text: string): LocalizedText => ({ en: text, es: text, fr: text, de: text });
  if (kind === 'badge_earned') return catalog.findBadge(subjectId)?.name ?? same(subjectId);
  if (kind === 'level_reached') {
    return catalog.rewards.levels.find((level) => level.key === subjectId)?.name ?? same(subjectId);
  }
  if (kind === 'event' || kind.startsWith('event_')) {
    const event = catalog.findEvent(partsOf(subjectId)?.templateId ?? '');
    return event?.name ?? same(subjectId);
  }
  const subject =
    catalog.findMission(subjectId) ?? catalog.findItem(subjectId) ?? catalog.findPaper(subjectId);
  return same(subject?.title ?? subjectId);
}

/** A mission's key with its course, as an address names it; null for other subjects and where the content has it no more. */
export function missionName(catalog: CatalogIndex, subjectId: string): string | null {
  const mission = catalog.findMission(subjectId);
  return mission ? `${mission.courseKey}.${mission.key}` : null;
}
