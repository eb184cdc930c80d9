// Where entries lie: on the device, and with the page where the device refuses.
import type { Entry } from './entry.ts';

/** What a device offers; each call may be refused. */
export interface EntryStore {
  all(): Promise<readonly Entry[]>;
  put(entry: Entry): Promise<void>;
  has(id: string): Promise<boolean>;
  remove(ids: readonly string[]): Promise<void>;
}

export interface OutboxStore {
  /** Of one learner, in the order of making. */
  all(learnerId: string): Promise<readonly Entry[]>;
  /** @returns false where it lies only with the page */
  put(entry: Entry): Promise<boolean>;
  has(id: string): Promise<boolean>;
  remove(id: string): Promise<void>;
  wipe(learnerId: string): Promise<void>;
}

/** A storage that says nothing for this long holds up no write. */
const PATIENCE_MS = 1_000;

/** @param later calls its first argument after ms; tests bring their own */
export function pageOutboxStore(
  device: EntryStore,
  later: (run: () => void, ms: number) => () => void,
): OutboxStore {
  const refused = new Map<string, Entry>();
  const tried = <T>(asked: Promise<T>, otherwise: T): Promise<T> =>
    new Promise((resolve) => {
      const cancel = later(() => resolve(otherwise), PATIENCE_MS);
      void asked
        .catch(() => otherwise)
        .then((value) => {
          cancel();
          resolve(value);
        });
    });
  const all = async (learnerId: string) => {
    const stored = await tried(device.all(), []);
    const entries = new Map([...stored, ...refused.values()].map((entry) => [entry.id, entry]));
    return [...entries.values()]
      .filter((entry) => entry.learnerId === learnerId)
      .sort((a, b) => (a.id < b.id ? -1 : 1));
  };
  return {
    all,
    async put(entry) {
      refused.set(entry.id, entry);
      const isStored = await tried(
        device.put(entry).then(() => true),
        false,
      );
      if (isStored) refused.delete(entry.id);
      return isStored;
    },
    // A device that cannot be read is no reason to lose what the page knows.
    has: async (id) => refused.has(id) || tried(device.has(id), true),
    async remove(id) {
      refused.delete(id);
      await tried(device.remove([id]), undefined);
    },
    async wipe(learnerId) {
      const ids = (await all(learnerId)).map(({ id }) => id);
      for (const id of ids) refused.delete(id);
      await tried(device.remove(ids), undefined);
    },
  };
}
