// What a learner opened on this device, for the search: how often, and when last. It goes at sign-out.
import type { Opened } from '#domain/search/recent-and-popular.ts';

/** Addresses by when they were opened last; older ones are forgotten. */
const KEPT = 60;
const keyOf = (learnerId: string): string => `meritpath-opened:${learnerId}`;

/** By address; empty where nothing is kept, or where the browser refuses storage. */
export function openedOnDevice(learnerId: string): ReadonlyMap<string, Opened> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(learnerId)) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.flatMap(entryOf) : []);
  } catch {
    return new Map();
  }
}

function entryOf(stored: unknown): [string, Opened][] {
  if (!Array.isArray(stored)) return [];
  const [address, count, at] = stored as unknown[];
  const isEntry =
    typeof address === 'string' && typeof count === 'number' && typeof at === 'number';
  return isEntry ? [[address, { count, at }]] : [];
}

/** @param at ms since 1970 */
export function noteOpened(learnerId: string, address: string, at: number): void {
  const opened = new Map(openedOnDevice(learnerId));
  opened.set(address, { count: (opened.get(address)?.count ?? 0) + 1, at });
  const kept = [...opened]
    .toSorted(([, a], [, b]) => b.at - a.at)
    .slice(0, KEPT)
    .map(([to, { count, at: last }]) => [to, count, last]);
  try {
    localStorage.setItem(keyOf(learnerId), JSON.stringify(kept));
  } catch {
    // What a full or closed storage refuses is not offered.
  }
}

export function forgetOpened(learnerId: string): void {
  try {
    localStorage.removeItem(keyOf(learnerId));
  } catch {
    // Nothing was kept either.
  }
}
