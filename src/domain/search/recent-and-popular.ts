// What is offered before anything is typed (brief 1, 2.5): what the learner opened last, and most often.

/** Shown while the query is empty (brief 1, 2.5). */
export const RECENT_AND_POPULAR = 8;
/** Of them by time; the others by how often they were opened. */
const BY_TIME = 5;

/** How often something was opened, and when last, in ms since 1970. */
export interface Opened {
  readonly count: number;
  readonly at: number;
}

/** Two records of the same thing, such as that of the account and that of the device. */
export const together = (one: Opened | undefined, other: Opened): Opened => ({
  count: Math.max(one?.count ?? 0, other.count),
  at: Math.max(one?.at ?? 0, other.at),
});

/**
 * Eight at most: the five opened last, then of the others those opened most often.
 * @param opened each thing once
 */
export function recentAndPopular<T>(
  opened: readonly { readonly entry: T; readonly opened: Opened }[],
): T[] {
  const byTime = opened.toSorted((a, b) => b.opened.at - a.opened.at);
  const popular = byTime
    .slice(BY_TIME)
    // Equals stay by time.
    .toSorted((a, b) => b.opened.count - a.opened.count);
  return [...byTime.slice(0, BY_TIME), ...popular]
    .slice(0, RECENT_AND_POPULAR)
    .map(({ entry }) => entry);
}
