// The one entry that IndexedDB holds for the time without a network.
import { createStore, del, get, set } from 'idb-keyval';
import type { CacheStore, Kept } from './cached-reads.ts';

const KEY = 'reads';

export function cacheStore(): CacheStore {
  const store = createStore('meritpath', 'kept');
  return {
    get: () => get<Kept>(KEY, store),
    set: (kept) => set(KEY, kept, store),
    del: () => del(KEY, store),
  };
}
