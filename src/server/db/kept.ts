// What costs much to read and may be a little old: kept in memory, made again by the first who asks when it is too old.
import type { Executor } from './executor.ts';

interface Kept<V> {
  readonly madeAt: number;
  readonly value: V;
}

/**
 * Keeps values for some time on this node, for each database and key. While one is made again, others get
 * the one before; whoever asks first of all waits.
 */
export function keptFor<V>(ms: number) {
  const byDatabase = new WeakMap<Executor, Map<string, Kept<V>>>();
  const making = new WeakMap<Executor, Map<string, Promise<V>>>();
  const mapOf = <T>(maps: WeakMap<Executor, Map<string, T>>, db: Executor) => {
    const known = maps.get(db) ?? new Map<string, T>();
    maps.set(db, known);
    return known;
  };
  return async (db: Executor, key: string, make: () => Promise<V>): Promise<V> => {
    const [kept, open] = [mapOf(byDatabase, db), mapOf(making, db)];
    const known = kept.get(key);
    if (known && performance.now() - known.madeAt < ms) return known.value;
    const renew = async () => {
      try {
        const value = await make();
        // Of a period that is over nobody asks any more.
        for (const [other, { madeAt }] of kept) {
          if (performance.now() - madeAt > 10 * ms) kept.delete(other);
        }
        kept.set(key, { madeAt: performance.now(), value });
        return value;
      } finally {
        open.delete(key);
      }
    };
    const next = open.get(key) ?? renew();
    open.set(key, next);
    if (!known) return next;
    // Whoever has an old one does not hear of a failure: the next one tries again.
    next.catch(() => {});
    return known.value;
  };
}
