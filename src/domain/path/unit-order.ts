// The order of a unit is fixed; what a track asks for in it is what has to be done before the next step opens.
import type { Track } from '#domain/catalog/course-keys.ts';
import type { PathItem } from '#domain/catalog/path.ts';
import { asksFor } from './asks-for.ts';

/**
 * The items of a unit before one of them that a track asks for (decisions 5): these lead to it, the optional ones do not.
 * @param items those of the unit, in their order
 * @param track null where the course has none
 */
export const askedBefore = (
  items: readonly PathItem[],
  itemId: string,
  track: Track | null,
): readonly PathItem[] =>
  items
    .slice(
      0,
      items.findIndex(({ id }) => id === itemId),
    )
    .filter((item) => asksFor(track, item));

/**
 * The ways to an item of a unit, one for each track that asks for any of its items. An item opens by any of them, so
 * that another track takes away nothing that is open (record 0090).
 * @param items those of the unit, in their order
 */
export function waysTo(
  items: readonly PathItem[],
  itemId: string,
): readonly (readonly PathItem[])[] {
  const tracks = new Set(
    items.flatMap(({ requiredBy }) => (requiredBy === 'all' ? [] : requiredBy)),
  );
  const all = tracks.size === 0 ? [null] : [...tracks];
  return all.map((track) => askedBefore(items, itemId, track));
}
