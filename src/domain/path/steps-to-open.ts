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
  const own = phases.find(({ items }) => items.some(({ item }) => item.id === itemId));
  const at = own?.items.findIndex(({ item }) => item.id === itemId) ?? -1;
  if (own?.items[at]?.status !== 'locked') return [];
  const before = own.items.slice(0, at).filter(({ status }) => status !== 'done');
  return [...new Set([...toReach(own), ...before.map(({ item }) => item)])];
}
