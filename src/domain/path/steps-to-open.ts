// What stands between a learner and a locked item of the path.
import type { PathItem } from '#domain/catalog/path.ts';
import type { PhaseState } from './path-status.ts';

/**
 * What is still to be done before a locked item opens, in its order: the first item of each phase that has to be begun
 * (brief 2, section 4), then the items of its own phase before it. The first of them can be done now.
 * @param phases the states of all phases of the course
 * @returns none where the item is open, or stands in none of the phases
 */
export function stepsToOpen(phases: readonly PhaseState[], itemId: string): readonly PathItem[] {
  const byId = new Map(phases.map((state) => [state.phase.id, state]));
  /** The conditions of content have no circle (MP-13), so this ends. */
  const toReach = (phase: PhaseState): PathItem[] =>
    phase.missing.flatMap(({ id }) => {
      const before = byId.get(id);
      const first = before?.items[0];
      return before && first ? [...toReach(before), first.item] : [];
    });
  const own = phaseOf(phases, itemId);
  if (!own || !isLocked(own, itemId)) return [];
  return [...new Set([...toReach(own), ...undoneBefore(own, itemId)])];
}

/**
 * How many steps are left before a locked item opens once its learner has passed the test that opens its phase: the
 * items of the phase before it, 0 where the item opens at once (record 0088).
 * @param phases the states of all phases of the course
 * @returns undefined where no such test saves a step: there is none, its phase is open, or the item is not locked
 */
export function stepsAfterTestOut(
  phases: readonly PhaseState[],
  itemId: string,
): number | undefined {
  const own = phaseOf(phases, itemId);
  if (own?.phase.testOutId === undefined || own.missing.length === 0) return undefined;
  const left = undoneBefore(own, itemId).length;
  return left < stepsToOpen(phases, itemId).length ? left : undefined;
}

const phaseOf = (phases: readonly PhaseState[], itemId: string): PhaseState | undefined =>
  phases.find(({ items }) => items.some(({ item }) => item.id === itemId));

const isLocked = ({ items }: PhaseState, itemId: string): boolean =>
  items.find(({ item }) => item.id === itemId)?.status === 'locked';

/** The items of its own phase before it that are not done, in their order. */
function undoneBefore({ items }: PhaseState, itemId: string): readonly PathItem[] {
  const at = items.findIndex(({ item }) => item.id === itemId);
  return items
    .slice(0, at)
    .filter(({ status }) => status !== 'done')
    .map(({ item }) => item);
}
