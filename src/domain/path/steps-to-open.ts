// What stands between a learner and a locked item of the path.
import type { Track } from '#domain/catalog/course-keys.ts';
import type { PathItem } from '#domain/catalog/path.ts';
import { allOf, anyWay, type Groups } from '#domain/kernel/all-of.ts';
import type { PhaseState } from './path-status.ts';
import { askedBefore, waysTo } from './unit-order.ts';

/**
 * What is still to be done before a locked item opens, in its order: the first item of each phase that has to be begun
 * (brief 2, section 4), then what the track asks for before it in its own phase. The first of them can be done now.
 * @param phases the states of all phases of the course
 * @param track the learner's; null where the course has none
 * @returns none where the item is open, or stands in none of the phases
 */
export function stepsToOpen(
  phases: readonly PhaseState[],
  itemId: string,
  track: Track | null,
): readonly PathItem[] {
  const own = phaseOf(phases, itemId);
  if (!own || !isLocked(own, itemId)) return [];
  return [...new Set([...toReach(phases, own), ...undoneBefore(own, itemId, track)])];
}

/** The same where no track is at hand, as for missions: the shortest way (record 0090). */
export function shortestToOpen(phases: readonly PhaseState[], itemId: string): readonly PathItem[] {
  const own = phaseOf(phases, itemId);
  if (!own || !isLocked(own, itemId)) return [];
  return [...new Set([...toReach(phases, own), ...shortestWay(own, itemId)])];
}

/** The first item of each phase that has to be begun. The conditions of content have no circle (MP-13), so this ends. */
const toReach = (phases: readonly PhaseState[], phase: PhaseState): readonly PathItem[] =>
  phase.missing.flatMap(({ id }) => {
    const before = phases.find((state) => state.phase.id === id);
    const first = before?.items[0];
    return before && first ? [...toReach(phases, before), first.item] : [];
  });

/** The test that opens a phase is a step itself. */
const TEST_ITSELF = 1;

/**
 * How many steps are left before a locked item opens once its learner has passed the test that opens its phase: what
 * the track asks for before it in the phase, 0 where the item opens at once (record 0088).
 * @param phases the states of all phases of the course
 * @param track the learner's; null where the course has none
 * @returns undefined where no such test saves a step: there is none, its phase is open, the item is not locked, or the
 *   test would be one more step in the place of the only one that it saves
 */
export function stepsAfterTestOut(
  phases: readonly PhaseState[],
  itemId: string,
  track: Track | null,
): number | undefined {
  const own = phaseOf(phases, itemId);
  if (own?.phase.testOutId === undefined || own.missing.length === 0) return undefined;
  const left = undoneBefore(own, itemId, track).length;
  return left + TEST_ITSELF < stepsToOpen(phases, itemId, track).length ? left : undefined;
}

/**
 * What opens a locked item, whatever the track: all of the groups, of each any one. Of each phase that has to be begun
 * first what can be done first in it, or the test that opens the item's own phase; then what is left of a way to it
 * (record 0090).
 * @param phases the states of all phases of the course
 * @returns ids of activities; none where the item is open or stands in none of the phases
 */
export function openersOfItem(phases: readonly PhaseState[], itemId: string): Groups<string> {
  const own = phaseOf(phases, itemId);
  if (!own || !isLocked(own, itemId)) return [];
  const test = own.phase.testOutId === undefined ? [] : [own.phase.testOutId];
  const begin = own.missing.map(({ id }) => {
    const before = phases.find(({ phase }) => phase.id === id);
    return [...(before ? firstOf(before) : []), ...test];
  });
  const ways = waysTo(itemsOf(own), itemId).map((way) => undoneOf(own, way).map(({ id }) => id));
  return allOf([...begin, ...anyWay(ways, (id) => id)], (id) => id);
}

/** What can be done first in a phase: whatever a way leads to on which nothing comes before it. */
const firstOf = (phase: PhaseState): readonly string[] => {
  const items = itemsOf(phase);
  return items
    .filter(({ id }) => waysTo(items, id).some((way) => way.length === 0))
    .map(({ id }) => id);
};

/**
 * The first thing on the shortest way to a locked item of a phase that is open: it can be done now.
 * @returns undefined where the phase is locked, or nothing stands before the item
 */
export function firstToOpen(phase: PhaseState, itemId: string): PathItem | undefined {
  return phase.missing.length > 0 ? undefined : shortestWay(phase, itemId)[0];
}

const phaseOf = (phases: readonly PhaseState[], itemId: string): PhaseState | undefined =>
  phases.find(({ items }) => items.some(({ item }) => item.id === itemId));

const isLocked = ({ items }: PhaseState, itemId: string): boolean =>
  items.find(({ item }) => item.id === itemId)?.status === 'locked';

/** What a track asks for in its own phase before it and is not done, in its order. */
const undoneBefore = (
  phase: PhaseState,
  itemId: string,
  track: Track | null,
): readonly PathItem[] => undoneOf(phase, askedBefore(itemsOf(phase), itemId, track));

/** Of the ways to an item the one with the fewest items that are not done; of two alike the one of the first track. */
const shortestWay = (phase: PhaseState, itemId: string): readonly PathItem[] =>
  waysTo(itemsOf(phase), itemId)
    .map((way) => undoneOf(phase, way))
    .toSorted((a, b) => a.length - b.length)[0] ?? [];

const itemsOf = ({ items }: PhaseState): readonly PathItem[] => items.map(({ item }) => item);

function undoneOf({ items }: PhaseState, way: readonly PathItem[]): readonly PathItem[] {
  const done = new Set(items.flatMap(({ item, status }) => (status === 'done' ? item.id : [])));
  return way.filter(({ id }) => !done.has(id));
}
