// Where unsent work of attempts lies on this device. What every page needs of it; the rest comes with
// the screen.

/** The part of `localStorage` that is needed. */
export type WorkStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

const PREFIX = 'meritpath-attempt:';
export const keyOf = (learnerId: string, attemptId: string): string =>
  `${PREFIX}${learnerId}:${attemptId}`;

/** The attempts of a learner with work on this device. */
export function attemptsWithWork(storage: WorkStorage, learnerId: string): string[] {
  const own = keyOf(learnerId, '');
  return keysOf(storage)
    .filter((key) => key.startsWith(own))
    .map((key) => key.slice(own.length));
}

/** At sign-out nothing of a learner's attempts stays on the device. */
export function wipeWork(storage: WorkStorage, learnerId: string): void {
  for (const attemptId of attemptsWithWork(storage, learnerId)) {
    storage.removeItem(keyOf(learnerId, attemptId));
  }
}

const keysOf = (storage: WorkStorage): string[] =>
  Array.from({ length: storage.length }, (_, at) => storage.key(at)).filter((key) => key !== null);

/**
 * A storage that never refuses: what the storage does not take (private window, full disk) lies with the
 * page, for each of its screens.
 * @param storage may throw, and so may each of its calls
 * @returns with `isKept`, whether the device has what was written under a key: false where it lies with the page alone
 */
export function pageStorage(
  storage: () => WorkStorage,
): WorkStorage & { readonly isKept: (key: string) => boolean } {
  const refused = new Map<string, string>();
  const tried = <T>(ask: (storage: WorkStorage) => T, otherwise: T): T => {
    try {
      return ask(storage());
    } catch {
      return otherwise;
    }
  };
  const keys = () => [...new Set([...tried(keysOf, []), ...refused.keys()])];
  return {
    getItem: (key) => refused.get(key) ?? tried((storage) => storage.getItem(key), null),
    setItem(key, text) {
      refused.set(key, text);
      tried((storage) => {
        storage.setItem(key, text);
        refused.delete(key);
      }, undefined);
    },
    removeItem(key) {
      refused.delete(key);
      tried((storage) => storage.removeItem(key), undefined);
    },
    key: (at) => keys()[at] ?? null,
    isKept: (key) => !refused.has(key),
    get length() {
      return keys().length;
    },
  };
}

/** This browser's. */
export const ownStorage = pageStorage(() => localStorage);

/** Whether this device has the unsent work of an attempt (decision record 0096). */
export const isWorkKept = (learnerId: string, attemptId: string): boolean =>
  ownStorage.isKept(keyOf(learnerId, attemptId));
