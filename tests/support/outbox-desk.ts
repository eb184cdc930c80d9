// A desk for the outbox in tests: a server that says what it is told to, a device that several pages use,
// a network that can be cut, and a clock that moves by hand.
import { onlineManager, QueryClient } from '@tanstack/react-query';
import type { CallResult, FailureCode } from '#client/api/failure.ts';
import type { Entry, Settled, WriteKinds } from '#client/base/outbox/entry.ts';
import { createJournal, type JournalStorage } from '#client/base/outbox/journal.ts';
import { createOutbox, type OutboxNews } from '#client/base/outbox/outbox.ts';
import { type EntryStore, pageOutboxStore } from '#client/base/outbox/outbox-store.ts';

export const ok = (value: unknown = null): CallResult<unknown> => ({ ok: true, value });
export const failed = (code: FailureCode, status = 0): CallResult<unknown> => ({
  ok: false,
  failure: { code, status, fields: [], requestId: '' },
});
export const silence = failed('network.failed');

const settle = async () => {
  for (let round = 0; round < 400; round += 1) await Promise.resolve();
};

export function anEntryStore(): EntryStore & { readonly held: Map<string, Entry> } {
  const held = new Map<string, Entry>();
  return {
    held,
    all: async () => [...held.values()].map((entry) => structuredClone(entry)),
    put: async (entry) => void held.set(entry.id, structuredClone(entry)),
    has: async (id) => held.has(id),
    remove: async (ids) => {
      for (const id of ids) held.delete(id);
    },
  };
}

/** The device's local storage. */
export function aStorage(): JournalStorage {
  const held = new Map<string, string>();
  return {
    getItem: (name) => held.get(name) ?? null,
    setItem: (name, text) => void held.set(name, text),
    removeItem: (name) => void held.delete(name),
    key: (at) => [...held.keys()][at] ?? null,
    get length() {
      return held.size;
    },
  };
}

/** One that has no place left. */
export const aFullStorage = (): JournalStorage => ({
  ...aStorage(),
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
});

interface Sent {
  readonly kind: string;
  readonly input: unknown;
  readonly key: string;
}

/** @param kinds instead of the two that only record what is sent */
export function anOutboxDesk({
  device = anEntryStore(),
  storage = aStorage(),
  hasLocks = true,
} = {}) {
  const journal = createJournal(() => storage);
  let now = 0;
  let timers: { at: number; run: () => void }[] = [];
  let isOnline = true;
  const sent: Sent[] = [];
  /** Answers in turn, then always ok. */
  const answers: (CallResult<unknown> | Promise<CallResult<unknown>>)[] = [];
  const turns = new Map<string, Promise<unknown>>();
  let keys = 0;
  const pages: ReturnType<typeof createOutbox>[] = [];

  const kind = (name: string, repeated: 'replaced' | 'dropped'): WriteKinds => ({
    [name]: {
      procedure: 'learner.update',
      repeated,
      isRefusal: ({ status, code }) =>
        status >= 400 && status < 500 && code !== 'request.in_flight' && code !== 'auth.signed_out',
      send: async (input, key) => {
        sent.push({ kind: name, input, key });
        return (await answers.shift()) ?? ok();
      },
    },
  });

  const later = (run: () => void, ms: number) => {
    const timer = { at: now + ms, run };
    timers.push(timer);
    return () => {
      timers = timers.filter((one) => one !== timer);
    };
  };

  return {
    device,
    storage,
    sent,
    answers,
    inputs: () => sent.map(({ input }) => input),
    later,
    settle,
    /** ms until what is planned. */
    planned: () => timers.map(({ at }) => at - now).sort((a, b) => a - b),
    network(isThere: boolean): void {
      isOnline = isThere;
      onlineManager.setOnline(isThere);
      if (isThere) for (const page of pages) page.wake();
    },
    async pass(ms: number): Promise<void> {
      const until = now + ms;
      for (;;) {
        await settle();
        const [next] = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at);
        if (next === undefined) break;
        now = Math.max(now, next.at);
        timers = timers.filter((timer) => timer !== next);
        next.run();
      }
      now = until;
      await settle();
    },
    /** A page on this device, with a learner signed in. */
    async aPage({
      learnerId = 'ada',
      kinds = { ...kind('set', 'replaced'), ...kind('see', 'dropped') } as WriteKinds,
      areTabsDeaf = false,
    } = {}) {
      const client = new QueryClient();
      client.mount();
      const settled: Settled[] = [];
      const outbox = createOutbox({
        client,
        kinds,
        store: pageOutboxStore(device, journal, later),
        later,
        now: () => now,
        newKey: () => {
          keys += 1;
          return `key-${keys}`;
        },
        inTurn: (resource, work) => {
          if (!hasLocks) return work();
          const turn = (turns.get(resource) ?? Promise.resolve()).then(work, work);
          turns.set(resource, turn);
          return turn;
        },
        tellTabs: (news: OutboxNews) => {
          if (areTabsDeaf) return;
          for (const other of pages) if (other !== outbox) other.receiveFromTab(news);
        },
        isOnline: () => isOnline,
        askServer: async () => undefined,
      });
      outbox.follow(null, (one) => settled.push(one));
      pages.push(outbox);
      await Promise.all([outbox.open(learnerId), settle()]);
      return {
        outbox,
        settled,
        /** The page is closed without a word. */
        kill: () => {
          outbox.close();
          pages.splice(pages.indexOf(outbox), 1);
        },
      };
    },
  };
}

/** A write that sets a slot of a resource: the newest value counts. */
export const set = (slot: string, value: unknown, resource = 'r') => ({
  kind: 'set',
  resource,
  slot,
  input: `${slot}=${value}`,
});
/** A write that says the same however often it is made. */
export const see = (slot: string, resource = 'r') => ({ kind: 'see', resource, slot, input: slot });
