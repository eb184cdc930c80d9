// Where an activity is played, and where one goes from it.
import type { ActivityLink, LessonLink } from '#contract/activity-link.ts';
import type { ActivityView } from '#contract/play.ts';
import { type Address, addresses, addressOfItem } from './addresses.ts';

type Link = Pick<ActivityLink, 'ref' | 'phaseId' | 'itemType' | 'coreKey'> & {
  /** Papers and templates have addresses of their own. */
  kind?: string;
};

/** A paper has an intro of its own, and a template its page: going there starts nothing. */
export const isPlace = ({ kind }: Pick<ActivityLink, 'kind'>): boolean =>
  kind === 'paper' || kind === 'template';

export function addressOfLink({ kind, ref, phaseId, itemType, coreKey }: Link): Address {
  if (kind === 'paper') return addresses.paper(ref);
  if (kind === 'template') return addresses.artifact(ref);
  if (phaseId === null || itemType === null) return addresses.player(ref);
  return addressOfItem({ phaseId, type: itemType, coreKey });
}

/** Where a locked activity sends: a mission's own page, which may be locked too, or the item. */
export const addressOfOpener = (link: ActivityLink): Address =>
  link.kind === 'mission' ? addresses.mission(link.ref) : addressOfLink(link);

/** Where a question's lesson is read; of a locked one the same page says what opens it, and reads it as a recap. */
export const addressOfLesson = (lesson: LessonLink): Address =>
  lesson.isOpen || lesson.kind === 'item' ? addressOfLink(lesson) : addresses.mission(lesson.ref);

/** Where the activity itself is played. */
export function addressOfActivity({
  ref,
  kind,
  phaseId,
  coreKey,
}: Pick<ActivityView, 'ref' | 'kind' | 'phaseId' | 'coreKey'>): Address {
  if (phaseId === null || kind === 'mission') return addresses.player(ref);
  if (kind === 'testout') return addresses.testOut(phaseId);
  return addressOfItem({ phaseId, type: kind, coreKey });
}

/** Where the way out leads: the missions of the course, or the phase on the path, the Core line too. */
export function wayOut({
  courseKey,
  phaseId,
}: Pick<ActivityView, 'courseKey' | 'phaseId'>): Address {
  return phaseId === null ? addresses.missions(courseKey) : addresses.path(phaseId);
}
