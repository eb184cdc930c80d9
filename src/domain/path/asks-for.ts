// A track decides which items count as required.
import type { Track } from '#domain/catalog/course-keys.ts';
import type { PathItem } from '#domain/catalog/path.ts';

/** Whether a track asks for an item (decisions 5); the others stay open and count for neither. */
export const asksFor = (track: Track | null, item: Pick<PathItem, 'requiredBy'>): boolean =>
  item.requiredBy === 'all' || (track !== null && item.requiredBy.includes(track));
