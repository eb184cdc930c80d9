// The entries in IndexedDB.
import { createStore, delMany, get, set, values } from 'idb-keyval';
import type { Entry } from './entry.ts';
import type { EntryStore } from './outbox-store.ts';

export function deviceEntries(): EntryStore {
  const store = createStore('meritpath-outbox', 'entries');
  return {
    all: () => values<Entry>(store),
    put: (entry) => set(entry.id, entry, store),
    has: async (id) => (await get<Entry>(id, store)) !== undefined,
    remove: (ids) => delMany([...ids], store),
  };
}
