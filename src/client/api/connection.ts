// Whether the server can be reached: what the browser says, corrected by what calls lived through.
import { useSyncExternalStore } from 'react';

export type Connection = 'online' | 'offline' | 'unreachable';

/** How often a lost server is asked again. */
const askEveryMs = 5_000;

const listeners = new Set<() => void>();
/** The browser knows of networks only: a server on the same machine answers without one. */
let browserOnline = typeof navigator === 'undefined' || navigator.onLine;
let lastCallFailed = false;
let timer: ReturnType<typeof setInterval> | null = null;

const now = (): Connection => {
  if (!browserOnline) return 'offline';
  return lastCallFailed ? 'unreachable' : 'online';
};
let current: Connection = now();

async function ask(): Promise<void> {
  try {
    await fetch('/livez', { cache: 'no-store' });
    // An older call may still be answered after the network went; this one was begun without it.
    browserOnline = true;
    heardFromServer();
  } catch {
    // Still nothing: the timer asks again.
  }
}

function update(): void {
  const next = now();
  if (next === 'unreachable') timer ??= setInterval(() => void ask(), askEveryMs);
  else if (timer !== null) {
    clearInterval(timer);
    timer = null;
  }
  if (next === current) return;
  current = next;
  for (const listener of listeners) listener();
}

/** Any answer, even a refusal, proves that the server is there. */
export function heardFromServer(): void {
  lastCallFailed = false;
  update();
}
export function lostServer(): void {
  lastCallFailed = true;
  update();
}

/** Starts to listen to the browser; called once. */
export function watchConnection(): void {
  if (!browserOnline) void ask();
  window.addEventListener('online', () => {
    browserOnline = true;
    update();
    void ask();
  });
  window.addEventListener('offline', () => {
    browserOnline = false;
    update();
    void ask();
  });
}

export const connection = (): Connection => current;
export function onConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
/** Live; `offline` is the device's own state, `unreachable` a server that does not answer. */
export const useConnection = (): Connection => useSyncExternalStore(onConnection, connection);
