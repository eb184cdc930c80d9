// What a draw knows of a learner: how often they met a question, and what a running attempt asks.
import { shuffled } from '#domain/kernel/shuffled.ts';

/** What of a learner's past and present a draw looks at. */
export interface Meetings {
  /** How often this learner has met a question of the bank; absent is never. */
  readonly seen: ReadonlyMap<string, number>;
  /** Those that a running attempt asks: the one's score would tell the other's key. */
  readonly withheld: ReadonlySet<string>;
}

/**
 * Unseen first, then the least seen, those that are withheld last of all; shuffled among equals. Questions
 * that are drawn together were met as often as that of them which was met most.
 */
export function byMeetings<T extends { readonly ids: readonly string[] }>(
  things: readonly T[],
  { seen, withheld }: Meetings,
  seed: string,
): T[] {
  const timesOf = (id: string) => (withheld.has(id) ? Infinity : (seen.get(id) ?? 0));
  // Sorting by itself would look each of them up many times.
  const byTimes = Map.groupBy(shuffled(things, seed), ({ ids }) => Math.max(...ids.map(timesOf)));
  return [...byTimes].sort(([a], [b]) => a - b).flatMap(([, equals]) => equals);
}
