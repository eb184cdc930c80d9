// The one entry that IndexedDB holds for the time without a network.
import { createStore, del, get, set } from 'idb-keyval';
import type { Cached, CacheStore } from './cached-reads.ts';

const KEY = 'reads';

export function cacheStore(): CacheStore {
  const store = createStore('meritpath', 'kept');
  return {
    get: () => get<Cached>(KEY, store),
    set: (cached) => set(KEY, cached, store),
    del: () => del(KEY, store),
  };
}
