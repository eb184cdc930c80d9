// Where an activity is played, and where one goes from it.
import { type Address, addresses } from '#client/app/addresses.ts';
import type { ActivityLink } from '#contract/activity-link.ts';
import type { ActivityView } from '#contract/play.ts';

export function addressOfLink(link: Pick<ActivityLink, 'ref' | 'phaseId' | 'itemType'>): Address {
  if (link.phaseId === null || link.itemType === null) return addresses.player(link.ref);
  return addresses.item(link.phaseId, link.itemType);
}

/** Where a locked activity sends: a mission's own page, which may be locked too, or the item. */
export const addressOfOpener = (link: ActivityLink): Address =>
  link.kind === 'mission' ? addresses.mission(link.ref) : addressOfLink(link);

/** Where the activity itself is played. */
export function addressOfActivity({
  ref,
  kind,
  phaseId,
}: Pick<ActivityView, 'ref' | 'kind' | 'phaseId'>): Address {
  if (phaseId === null || kind === 'mission') return addresses.player(ref);
  return kind === 'testout' ? addresses.testOut(phaseId) : addresses.item(phaseId, kind);
}

/** Where the way out leads: the missions of the course, or the phase on the path. */
export function wayOut({
  courseKey,
  phaseId,
}: Pick<ActivityView, 'courseKey' | 'phaseId'>): Address {
  return phaseId === null ? addresses.missions(courseKey) : addresses.path(phaseId);
}
