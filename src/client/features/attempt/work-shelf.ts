// Where unsent work of attempts lies on this device. What every page needs of it; the rest comes with
// the screen.

/** The part of `localStorage` that is needed. */
export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'meritpath-attempt:';
export const keyOf = (learnerId: string, attemptId: string): string =>
  `${PREFIX}${learnerId}:${attemptId}`;

/** The attempts of a learner with work on this device. */
export function attemptsWithWork(shelf: Shelf, learnerId: string): string[] {
  const own = keyOf(learnerId, '');
  return keysOf(shelf)
    .filter((key) => key.startsWith(own))
    .map((key) => key.slice(own.length));
}

/** At sign-out nothing of a learner's attempts stays on the device. */
export function wipeWork(shelf: Shelf, learnerId: string): void {
  for (const attemptId of attemptsWithWork(shelf, learnerId)) {
    shelf.removeItem(keyOf(learnerId, attemptId));
  }
}

/** The same on this browser's own shelf, which may refuse to be read. */
export function wipeOwnWork(learnerId: string): void {
  try {
    wipeWork(localStorage, learnerId);
  } catch {
    // Nothing was stored either.
  }
}

const keysOf = (shelf: Shelf): string[] =>
  Array.from({ length: shelf.length }, (_, at) => shelf.key(at)).filter((key) => key !== null);
