// The one entry that IndexedDB holds for the time without a network.
import { createStore, del, get, set } from 'idb-keyval';
import type { Kept, KeptStore } from './kept-reads.ts';

const KEY = 'reads';

export function keptStore(): KeptStore {
  const store = createStore('meritpath', 'kept');
  return {
    get: () => get<Kept>(KEY, store),
    set: (kept) => set(KEY, kept, store),
    del: () => del(KEY, store),
  };
}
