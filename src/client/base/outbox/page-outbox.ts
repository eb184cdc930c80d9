// The one outbox of this page: its device, its network and the other tabs.
import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { newActionKey } from '#client/api/action-key.ts';
import { askServer, connection, onConnection } from '#client/api/connection.ts';
import type { WriteKinds } from './entry.ts';
import { inTurn } from './in-turn.ts';
import { createJournal } from './journal.ts';
import { createOutbox, type Outbox, type OutboxNews } from './outbox.ts';
import { type EntryStore, pageOutboxStore } from './outbox-store.ts';

const later = (run: () => void, ms: number) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

const isOnline = () => connection() !== 'offline';

/** The part that speaks with the device arrives when it is first needed. */
function lazyEntries(): EntryStore {
  let loaded: Promise<EntryStore> | undefined;
  const entries = () => {
    loaded ??= import('./device-entries.ts').then(({ deviceEntries }) => deviceEntries());
    return loaded;
  };
  return {
    all: async () => (await entries()).all(),
    put: async (entry) => (await entries()).put(entry),
    has: async (id) => (await entries()).has(id),
    remove: async (ids) => (await entries()).remove(ids),
  };
}

export function pageOutbox(client: QueryClient, kinds: WriteKinds): Outbox {
  const tabs =
    typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('meritpath-outbox');
  // The library would ask the browser, which knows of networks only.
  onlineManager.setEventListener((setOnline) => {
    setOnline(isOnline());
    return onConnection(() => setOnline(isOnline()));
  });
  const outbox = createOutbox({
    client,
    kinds,
    store: pageOutboxStore(
      lazyEntries(),
      createJournal(() => localStorage),
      later,
    ),
    later,
    now: Date.now,
    newKey: newActionKey,
    inTurn,
    tellTabs: (news) => tabs?.postMessage(news),
    isOnline,
    askServer,
  });
  tabs?.addEventListener('message', ({ data }: MessageEvent<OutboxNews>) =>
    outbox.receiveFromTab(data),
  );
  onConnection(() => {
    if (connection() === 'online') outbox.wake();
  });
  return outbox;
}
