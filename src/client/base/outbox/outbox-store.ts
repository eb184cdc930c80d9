// Where entries lie: on the device, and with the page where the device refuses.
import type { Entry } from './entry.ts';
import type { Journal } from './journal.ts';

/** What a device offers; each call may be refused. */
export interface EntryStore {
  all(): Promise<readonly Entry[]>;
  put(entry: Entry): Promise<void>;
  has(id: string): Promise<boolean>;
  remove(ids: readonly string[]): Promise<void>;
}

/** Where an entry is. */
export interface Keeping {
  /** True where the device has it already. */
  readonly isNoted: boolean;
  /** Whether the device has it in the end, or, where it refuses, only the page. */
  readonly stored: Promise<boolean>;
}
/** What the device has from the beginning. */
export const onDevice: Keeping = { isNoted: true, stored: Promise.resolve(true) };

export interface OutboxStore {
  /** Of one learner, in the order of making. */
  all(learnerId: string): Promise<readonly Entry[]>;
  /** Keeps an entry in this moment, for `put` to come. @returns false where the device refuses */
  note(entry: Entry): boolean;
  put(entry: Entry): Keeping;
  has(id: string): Promise<boolean>;
  remove(id: string): Promise<void>;
  wipe(learnerId: string): Promise<void>;
}

/** A storage that says nothing for this long holds up no write. */
const PATIENCE_MS = 1_000;

/** @param later calls its first argument after ms; tests bring their own */
export function pageOutboxStore(
  device: EntryStore,
  journal: Journal,
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
    // The journal is the newer of the two.
    const all = [...stored, ...journal.all(), ...refused.values()];
    const entries = new Map(all.map((entry) => [entry.id, entry]));
    return [...entries.values()]
      .filter((entry) => entry.learnerId === learnerId)
      .sort((a, b) => (a.id < b.id ? -1 : 1));
  };
  return {
    all,
    note: journal.note,
    put(entry) {
      const isNoted = journal.note(entry);
      if (!isNoted) refused.set(entry.id, entry);
      const put = device.put(entry).then(() => {
        if (refused.get(entry.id) === entry) refused.delete(entry.id);
        journal.took(entry);
        return true;
      });
      const stored = tried(put, false);
      return isNoted ? onDevice : { isNoted, stored };
    },
    // A device that cannot be read is no reason to lose what the page knows.
    has: async (id) => refused.has(id) || journal.has(id) || tried(device.has(id), true),
    async remove(id) {
      refused.delete(id);
      journal.drop(id);
      await tried(device.remove([id]), undefined);
    },
    async wipe(learnerId) {
      for (const { id, learnerId: whose } of journal.all())
        if (whose === learnerId) journal.drop(id);
      const ids = (await all(learnerId)).map(({ id }) => id);
      for (const id of ids) refused.delete(id);
      await tried(device.remove(ids), undefined);
    },
  };
}
