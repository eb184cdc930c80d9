// Guide Me takes the next three steps over all open phases that fit into thirty minutes.

import type { Track } from '#domain/catalog/course-keys.ts';
import type { PathItem } from '#domain/catalog/path.ts';
import { type CoreState, isCore } from './core-line.ts';
import type { ItemState, PhaseState } from './path-status.ts';

/** The brief's limits: three steps, thirty minutes. */
const STEPS = 3;
const MINUTES = 30;

/** Whether a track asks for an item (decisions 5); the others stay open and count for neither. */
export const asksFor = (track: Track | null, item: Pick<PathItem, 'requiredBy'>): boolean =>
  item.requiredBy === 'all' || (track !== null && item.requiredBy.includes(track));

/**
 * The next three steps. Within a phase the order is fixed, so what follows a step may be chosen with
 * it; what the track asks for comes before what it does not, then the order of the path. The Core line
 * fills what the phases leave: it is offered where nothing of them fits any more.
 * @param minutes the time there is, in minutes
 */
export function nextSteps(
  phases: readonly PhaseState[],
  track: Track | null,
  core?: Pick<CoreState, 'items'>,
  minutes: number = MINUTES,
): readonly ItemState[] {
  const queues = phases
    .filter((phase) => phase.status !== 'locked' && phase.status !== 'done')
    .map((phase) => phase.items.filter((state) => state.status !== 'done'));
  // Nothing of the Core line waits for another, so each of its items is a queue of its own.
  for (const state of core?.items ?? []) if (state.status !== 'done') queues.push([state]);
  const chosen: ItemState[] = [];
  let left = minutes;
  while (chosen.length < STEPS) {
    const heads = queues
      .flatMap((queue) => queue[0] ?? [])
      .filter((state) => state.item.estimatedMinutes <= left);
    const best = heads.toSorted((a, b) => rank(a, track) - rank(b, track))[0];
    if (!best) break;
    chosen.push(best);
    left -= best.item.estimatedMinutes;
    queues.find((queue) => queue[0] === best)?.shift();
  }
  return chosen;
}

function rank(state: ItemState, track: Track | null): number {
  if (state.status === 'in_progress') return -1;
  if (isCore(state.item)) return 1000;
  return (asksFor(track, state.item) ? 0 : 100) + state.item.place;
}
