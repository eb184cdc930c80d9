// What helps with a weak objective: an open item about it that is not done, else a lesson to read again.
import type { ItemState } from './path-status.ts';

/** @returns undefined where no item about the objective is open */
export function helpfulItem(
  items: readonly ItemState[],
  objectiveId: string,
): ItemState | undefined {
  const open = items.filter(
    ({ item, status }) => status !== 'locked' && item.objectives.includes(objectiveId),
  );
  return (
    open.find(({ status }) => status !== 'done') ?? open.find(({ item }) => item.form === 'lesson')
  );
}
