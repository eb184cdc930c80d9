// The writes of a learner that may have to wait: kept until the server has spoken, one at a time and in
// order per resource, each try under the same key.
// A write is a mutation of the query library: its scope is the resource, and it pauses without a network.
// The library's own retry sleeps in a hidden tab, which an exam cannot, so tries are repeated here.
import type { QueryClient } from '@tanstack/react-query';
import type { CallResult } from '#client/api/failure.ts';
import {
  type Entry,
  nothingWaits,
  type ResourceState,
  retryDelayMs,
  type Settled,
  type Write,
  type WriteKinds,
} from './entry.ts';
import { type Keeping, type OutboxStore, onDevice } from './outbox-store.ts';
import {
  emptyQueue,
  endPauses,
  type Live,
  leaveQueue,
  liveOf,
  type Queue,
  resolveWaiters,
} from './queue.ts';

/** What one tab tells the others. */
export interface OutboxNews {
  readonly learnerId: string;
  readonly id: string;
  readonly result: CallResult<unknown>;
}

export interface OutboxDeps {
  readonly client: QueryClient;
  readonly kinds: WriteKinds;
  readonly store: OutboxStore;
  /** Runs something later; the answer calls it off. */
  readonly later: (run: () => void, ms: number) => () => void;
  /** The device's clock, ms: by it, what is made before the device was read comes after what lies there. */
  readonly now: () => number;
  readonly newKey: () => string;
  /** Runs `work` while no other tab works on the same resource, where the browser can say so. */
  readonly inTurn: <T>(resource: string, work: () => Promise<T>) => Promise<T>;
  readonly tellTabs: (news: OutboxNews) => void;
  /** False without a network: nothing is tried. */
  readonly isOnline: () => boolean;
  /** Asks the server whether it is there after all. */
  readonly askServer: () => Promise<unknown>;
}

export type Outbox = ReturnType<typeof createOutbox>;

export function createOutbox(deps: OutboxDeps) {
  const { client, kinds, store } = deps;
  const queues = new Map<string, Queue>();
  const listeners = new Set<() => void>();
  const followers = new Set<{ resource: string | null; onSettled: (settled: Settled) => void }>();
  let learner: { readonly id: string; readonly loaded: Promise<void>; isReady: boolean } | null =
    null;
  let lastNumber = 0;
  const settledIds = new Set<string>();

  const kindOf = (entry: Pick<Entry, 'kind'>) => {
    const kind = kinds[entry.kind];
    if (kind === undefined) throw new Error(`No kind of write is called ${entry.kind}.`);
    return kind;
  };
  const changed = () => {
    for (const listener of listeners) listener();
  };
  function queueOf(resource: string): Queue {
    const known = queues.get(resource);
    if (known !== undefined) return known;
    const queue = emptyQueue();
    queues.set(resource, queue);
    return queue;
  }
  function show(queue: Queue, news: Partial<ResourceState> = {}): void {
    queue.state = {
      ...queue.state,
      ...news,
      entries: queue.lives.map(({ entry }) => entry),
      isKept: queue.lives.every(({ isKept }) => isKept),
    };
    changed();
  }
  /** Says of an entry that the device has it, as soon as it has. */
  function follow(queue: Queue, live: Live): void {
    const { stored } = live;
    void stored.then((isKept) => {
      if (live.isGone || live.isKept || live.stored !== stored || !isKept) return;
      live.isKept = true;
      show(queue);
    });
  }
  /** Keeps a version of an entry, the newest. */
  function keep(queue: Queue, live: Live, entry: Entry): void {
    live.entry = entry;
    const { isNoted, stored } = keeping(entry);
    live.isKept = isNoted;
    live.stored = stored;
    follow(queue, live);
  }
  const keeping = (entry: Entry): Keeping =>
    kindOf(entry).isStored === false ? onDevice : store.put(entry);
  /** Takes the server's word for an entry, from here or from another tab. */
  function settle(queue: Queue, live: Live, result: CallResult<unknown> | null): void {
    const { entry } = live;
    settledIds.add(entry.id);
    leaveQueue(queue, live);
    const refusal = result?.ok === false ? result.failure : null;
    show(queue, { failures: 0, failure: null, refusal });
    const after = refusal && kindOf(entry).afterRefusal?.(entry.input, refusal);
    if (after) void put({ ...after, resource: entry.resource });
    const mine = [...followers].filter(({ resource }) => resource === entry.resource);
    for (const { resource, onSettled } of [...followers]) {
      if (resource === null || resource === entry.resource)
        onSettled({ entry, result, isFollowed: mine.length > 0 });
    }
    if (queue.lives.length === 0) resolveWaiters(queue, true);
  }

  /** A try, in turn with other tabs. @returns null where one of them was first */
  async function send(live: Live): Promise<CallResult<unknown> | null> {
    const { entry } = live;
    await live.stored;
    return deps.inTurn(entry.resource, async () => {
      const kind = kindOf(entry);
      const isStored = kind.isStored !== false;
      if (isStored && !(await store.has(entry.id))) return null;
      const result = await kind.send(entry.input, entry.key);
      if (isStored && (result.ok || kind.isRefusal(result.failure))) {
        await store.remove(entry.id);
        deps.tellTabs({ learnerId: entry.learnerId, id: entry.id, result });
      }
      return result;
    });
  }

  function rest(live: Live, why: 'pause' | 'backoff', ms: number): Promise<void> {
    return new Promise((resolve) => {
      const end = () => {
        live.rest = null;
        cancel();
        resolve();
      };
      const cancel = deps.later(end, ms);
      live.rest = { why, end };
    });
  }

  /** Tries until the server has spoken. */
  async function work(queue: Queue, live: Live): Promise<void> {
    while (!live.isGone) {
      const backoffMs = retryDelayMs(queue.state.failures);
      const why = backoffMs > 0 ? 'backoff' : 'pause';
      const ms = Math.max(backoffMs, live.pauseMs);
      live.pauseMs = 0;
      if (ms > 0) await rest(live, why, ms);
      // A newer value came meanwhile: it waits for its own pause.
      if (live.pauseMs > 0) continue;
      if (live.isGone) return;
      live.isSending = true;
      const result = await send(live);
      live.isSending = false;
      if (live.isGone) return;
      if (result === null || result.ok || kindOf(live.entry).isRefusal(result.failure)) {
        settle(queue, live, result);
        return;
      }
      const { failure } = result;
      // An answer of the server is kept under the key: the next try asks anew.
      if (failure.status >= 400 && failure.status < 500 && failure.code !== 'request.in_flight') {
        keep(queue, live, { ...live.entry, key: deps.newKey() });
      }
      const { slot, kind } = live.entry;
      const isOutdated = queue.lives.some(
        (one) => one !== live && one.entry.slot === slot && one.entry.kind === kind,
      );
      if (isOutdated || live.isWithdrawn) {
        leaveQueue(queue, live);
        void store.remove(live.entry.id);
      }
      show(queue, { failures: queue.state.failures + 1, failure });
      resolveWaiters(queue, false);
    }
  }

  function start(queue: Queue, live: Live): void {
    const cache = client.getMutationCache();
    const mutation = cache.build<void, Error, Entry, unknown>(client, {
      mutationKey: ['outbox', live.entry.kind],
      scope: { id: `outbox ${live.entry.learnerId} ${live.entry.resource}` },
      networkMode: 'online',
      mutationFn: () => work(queue, live),
    });
    void mutation.execute(live.entry).finally(() => cache.remove(mutation));
  }

  function take(entry: Entry, pauseMs: number, kept: Keeping): void {
    const queue = queueOf(entry.resource);
    const live = liveOf(entry, pauseMs, kept);
    queue.lives.push(live);
    show(queue);
    follow(queue, live);
    start(queue, live);
  }

  function entryOf(write: Write, learnerId: string): Entry {
    lastNumber = Math.max(lastNumber + 1, deps.now());
    const id = `${String(lastNumber).padStart(12, '0')}-${deps.newKey().slice(0, 8)}`;
    return { ...write, id, learnerId, key: deps.newKey() };
  }

  /** A write that is made while the device is still read: noted now, it is found there as the newest. */
  async function putEarly(
    write: Write,
    options: { pauseMs: number },
    { id: learnerId, loaded }: { id: string; loaded: Promise<void> },
  ): Promise<boolean> {
    const entry = entryOf(write, learnerId);
    const isNoted = kindOf(write).isStored !== false && store.note(entry);
    await loaded;
    if (learner?.id !== learnerId) return false;
    const isFound = queues.get(write.resource)?.lives.some((live) => live.entry.id === entry.id);
    if (isFound) return true;
    if (isNoted) void store.remove(entry.id);
    return put(write, options);
  }

  /**
   * Keeps a write and sends it in its turn.
   * @param pauseMs how long its slot has to rest before it is sent; what comes after it in the resource
   *   ends the pause
   * @returns whether the device has it, or, where it does not, only this page
   */
  function put(write: Write, { pauseMs = 0 }: { pauseMs?: number } = {}): Promise<boolean> {
    const present = learner;
    if (present === null) return Promise.resolve(false);
    // What lies on the device is older: it goes first.
    if (!present.isReady) return putEarly(write, { pauseMs }, present);
    const queue = queueOf(write.resource);
    const { repeated } = kindOf(write);
    const same = queue.lives.filter(
      ({ entry }) => entry.kind === write.kind && entry.slot === write.slot,
    );
    const first = same[0];
    if (first !== undefined && repeated === 'dropped') return first.stored;
    if (pauseMs === 0) endPauses(queue);
    const waiting = same.find(({ isSending }) => !isSending);
    if (waiting !== undefined) {
      keep(queue, waiting, { ...waiting.entry, ...write, key: deps.newKey() });
      waiting.pauseMs = pauseMs;
      if (waiting.rest !== null) waiting.rest.end();
      show(queue);
      return waiting.stored;
    }
    const entry = entryOf(write, present.id);
    const kept = keeping(entry);
    take(entry, pauseMs, kept);
    return kept.stored;
  }

  /** Reads what lies on the device: from earlier pages, or from another tab since. */
  async function load(learnerId: string): Promise<void> {
    const entries = await store.all(learnerId);
    if (learner?.id !== learnerId) return;
    for (const entry of entries) {
      const number = Number.parseInt(entry.id, 10);
      if (Number.isFinite(number)) lastNumber = Math.max(lastNumber, number);
      const isKnown = queues.get(entry.resource)?.lives.some((live) => live.entry.id === entry.id);
      if (isKnown || settledIds.has(entry.id) || kinds[entry.kind] === undefined) continue;
      take(entry, 0, onDevice);
    }
  }

  function close(): void {
    learner = null;
    for (const queue of queues.values()) {
      for (const live of [...queue.lives]) leaveQueue(queue, live);
      resolveWaiters(queue, false);
    }
    queues.clear();
    changed();
  }

  return {
    put,
    /**
     * Somebody is signed in: what that learner left on this device goes out.
     * @returns true where it was not open before
     */
    async open(learnerId: string): Promise<boolean> {
      if (learner?.id === learnerId) return false;
      close();
      const loaded = Promise.resolve().then(() => load(learnerId));
      const present = { id: learnerId, loaded, isReady: false };
      learner = present;
      // Before those who wait for it go on.
      await loaded;
      present.isReady = true;
      if (learner !== present) return false;
      changed();
      return true;
    },
    /** Nobody is signed in any more: what is unsent stays on the device. */
    close,
    /** The learner signed out: nothing stays. */
    wipe(learnerId: string): Promise<void> {
      if (learner?.id === learnerId) close();
      return store.wipe(learnerId);
    },
    /** True once everything that lies on the device is known. */
    isReady: (): boolean => learner?.isReady === true,
    state: (resource: string): ResourceState => queues.get(resource)?.state ?? nothingWaits,
    /** What the server will have once all is sent; undefined where nothing waits for this slot. */
    find: (resource: string, slot: string): Entry | undefined =>
      queues.get(resource)?.lives.findLast(({ entry }) => entry.slot === slot)?.entry,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Hears what becomes of writes. @param resource null for those of all */
    follow(resource: string | null, onSettled: (settled: Settled) => void): () => void {
      const follower = { resource, onSettled };
      followers.add(follower);
      return () => {
        followers.delete(follower);
      };
    },
    /** Takes back what waits; a try that is under way still counts where it arrives. */
    withdraw(write: Pick<Write, 'kind' | 'resource' | 'slot'>): void {
      const queue = queues.get(write.resource);
      const live = queue?.lives.findLast(
        ({ entry }) => entry.kind === write.kind && entry.slot === write.slot,
      );
      if (queue === undefined || live === undefined) return;
      live.isWithdrawn = true;
      if (live.isSending) return;
      leaveQueue(queue, live);
      void live.stored.then(() => store.remove(live.entry.id));
      show(queue);
      if (queue.lives.length === 0) resolveWaiters(queue, true);
    },
    /** Tries now, whatever it would wait for. @returns true once nothing of the resource is unsent */
    async flush(resource: string): Promise<boolean> {
      const queue = queues.get(resource);
      if (queue === undefined || queue.lives.length === 0) return true;
      if (!deps.isOnline()) await deps.askServer();
      if (queue.lives.length === 0) return true;
      if (!deps.isOnline()) return false;
      const answered = new Promise<boolean>((resolve) => queue.waiters.push(resolve));
      endPauses(queue);
      for (const live of queue.lives) live.rest?.end();
      return answered;
    },
    /** The server can be reached again, or the page is seen again. */
    wake(): void {
      for (const { lives } of queues.values()) for (const live of [...lives]) live.rest?.end();
      if (learner?.isReady) void load(learner.id);
    },
    /** Another tab has heard the server. */
    receiveFromTab({ learnerId, id, result }: OutboxNews): void {
      if (learner?.id !== learnerId) return;
      for (const queue of queues.values()) {
        const live = queue.lives.find(({ entry }) => entry.id === id);
        if (live !== undefined) settle(queue, live, result);
      }
    },
  };
}
