// The title of what a log entry or a notification is about.
import { partsOf } from '#domain/events/occurrence.ts';
import { readCertificateSubject } from '#domain/notifications/certificate-subject.ts';
import type { CatalogIndex } from './catalog-index.ts';
import type { LocalizedText } from './localized-text.ts';

/**
 * The title as it is shown. Missions, items and papers have one title for all languages.
 * @param kind `badge_earned`, `level_reached`, `certificate_issued`, `event` or one that begins with `event_`, or any other for an activity or a paper
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
  const eventName = (id: string) => catalog.findEvent(partsOf(id)?.templateId ?? '')?.name;
  if (kind === 'certificate_issued') {
    const of = readCertificateSubject(subjectId)?.of ?? subjectId;
    return eventName(of) ?? same(catalog.findCourse(of)?.title ?? of);
  }
  if (kind === 'event' || kind.startsWith('event_')) return eventName(subjectId) ?? same(subjectId);
  const subject =
    catalog.findMission(subjectId) ?? catalog.findItem(subjectId) ?? catalog.findPaper(subjectId);
  return same(subject?.title ?? subjectId);
}

/**
 * What the address of a notification names: the id of a thread or certificate, a mission's key with its
 * course; null for other subjects and where the content has the mission no more.
 */
export function subjectKey(catalog: CatalogIndex, kind: string, subjectId: string): string | null {
  if (kind === 'support_reply') return subjectId;
  if (kind === 'certificate_issued') {
    return readCertificateSubject(subjectId)?.certificateId ?? null;
  }
  const mission = catalog.findMission(subjectId);
  return mission ? `${mission.courseKey}.${mission.key}` : null;
}
