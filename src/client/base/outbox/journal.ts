// The moment between a press and IndexedDB, which answers later and forgets what it was told just before a page goes:
// an entry lies in local storage, written at once, until IndexedDB has it.
import type { Entry } from './entry.ts';

const PREFIX = 'meritpath-outbox:';

export interface Journal {
  /** Before it answers, the entry is on the device. @returns false where the device refuses */
  note(entry: Entry): boolean;
  has(id: string): boolean;
  all(): readonly Entry[];
  /** Takes this very version away: a newer one of the same id stays. */
  took(entry: Entry): void;
  drop(id: string): void;
}

export type JournalStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

/** @param storage a browser may refuse it altogether, by throwing */
export function createJournal(storage: () => JournalStorage): Journal {
  const tried = <T>(ask: (held: JournalStorage) => T, otherwise: T): T => {
    try {
      return ask(storage());
    } catch {
      return otherwise;
    }
  };
  return {
    note: (entry) =>
      tried((held) => {
        held.setItem(PREFIX + entry.id, JSON.stringify(entry));
        return true;
      }, false),
    has: (id) => tried((held) => held.getItem(PREFIX + id) !== null, false),
    all: () =>
      tried((held) => {
        const names = Array.from({ length: held.length }, (_, at) => held.key(at));
        return names
          .filter((name) => name?.startsWith(PREFIX))
          .flatMap((name) => entryIn(held.getItem(name!)) ?? []);
      }, []),
    took: (entry) =>
      tried((held) => {
        const name = PREFIX + entry.id;
        if (held.getItem(name) === JSON.stringify(entry)) held.removeItem(name);
      }, undefined),
    drop: (id) => tried((held) => held.removeItem(PREFIX + id), undefined),
  };
}

/** Somebody else may have written there. */
function entryIn(text: string | null): Entry | null {
  try {
    const value = JSON.parse(text ?? 'null');
    return typeof value?.id === 'string' && typeof value.learnerId === 'string' ? value : null;
  } catch {
    return null;
  }
}
