// What opens a locked item of a unit.
import type { ItemView } from '#contract/path.ts';

/**
 * The last before it that the track asks for and that is not done. The order of a unit is fixed, and what is optional
 * holds up nothing (record 0090).
 * @returns undefined where nothing of the unit does, such as in a unit that is locked as a whole
 */
export const opensAfter = <I extends Pick<ItemView, 'id' | 'required' | 'status'>>(
  items: readonly I[],
  item: Pick<ItemView, 'id'>,
): I | undefined =>
  items
    .slice(
      0,
      items.findIndex(({ id }) => id === item.id),
    )
    .findLast(({ required, status }) => required && status !== 'done');
