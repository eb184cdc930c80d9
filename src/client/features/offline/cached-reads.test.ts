import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Learner, Session } from '#contract/learner.ts';
import { type Cached, type CacheStore, cacheReads, restoreReads } from './cached-reads.ts';

const now = Date.parse('2026-11-21T09:00:00.000Z');
const iso = (ms: number) => new Date(ms).toISOString();
const as = {
  learner: { id: 'l-1' } as Learner,
  session: { expiresAt: iso(now + 60_000) } as Session,
  offsetMs: 0,
};

function aStore(): CacheStore & { cached: Cached | undefined } {
  return {
    cached: undefined,
    async get() {
      return structuredClone(this.cached);
    },
    async set(cached) {
      this.cached = structuredClone(cached);
    },
    async del() {
      this.cached = undefined;
    },
  };
}

function aClient(): QueryClient {
  const client = new QueryClient();
  client.setQueryData(['missions', 'togaf'], { stats: { totalMissions: 53 } });
  return client;
}

test('what was read is there again after a start without a network', async () => {
  const store = aStore();
  await cacheReads(store, aClient(), { ...as, build: 'b1' });
  const client = new QueryClient();
  expect(await restoreReads(store, client, { build: 'b1', now })).toEqual(as);
  expect(client.getQueryData(['missions', 'togaf'])).toEqual({ stats: { totalMissions: 53 } });
});

test('what failed to be read again is cached as it was read: the next start may have no network either', async () => {
  const store = aStore();
  const before = aClient();
  const queryKey = ['missions', 'togaf'];
  const lost = Object.assign(new TypeError('Failed to fetch'), { cannotBeCloned: () => undefined });
  await before.prefetchQuery({ queryKey, queryFn: () => Promise.reject(lost), retry: false });
  expect(before.getQueryState(queryKey)?.status).toBe('error');
  await cacheReads(store, before, { ...as, build: 'b1' });
  const client = new QueryClient();
  await restoreReads(store, client, { build: 'b1', now });
  expect(client.getQueryState(queryKey)).toMatchObject({
    status: 'success',
    data: { stats: { totalMissions: 53 } },
    error: null,
  });
});

test.each([
  ['nothing is cached', async () => aStore(), 'b1', now],
  ['another build cached it', undefined, 'b2', now],
  ['the session has ended since, by the clock of the server', undefined, 'b1', now + 60_000],
] as const)('nobody is signed in where %s', async (_why, empty, build, at) => {
  const store = (await empty?.()) ?? aStore();
  if (empty === undefined) await cacheReads(store, aClient(), { ...as, build: 'b1' });
  const client = new QueryClient();
  expect(await restoreReads(store, client, { build, now: at })).toBeUndefined();
  expect(client.getQueryCache().getAll()).toEqual([]);
});

test('the end of a session is told by the clock of the server', async () => {
  const store = aStore();
  await cacheReads(store, aClient(), { ...as, offsetMs: -120_000, build: 'b1' });
  const twoMinutesFast = now + 120_000;
  expect(
    await restoreReads(store, new QueryClient(), { build: 'b1', now: twoMinutesFast }),
  ).toBeDefined();
});

test('a browser that refuses storage only costs the start without a network', async () => {
  const refuse = async (): Promise<never> => {
    throw new DOMException('denied', 'InvalidStateError');
  };
  const store: CacheStore = { get: refuse, set: refuse, del: refuse };
  await expect(cacheReads(store, aClient(), { ...as, build: 'b1' })).resolves.toBeUndefined();
  expect(await restoreReads(store, new QueryClient(), { build: 'b1', now })).toBeUndefined();
});
