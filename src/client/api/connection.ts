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

let asked: Promise<boolean> | null = null;
/** Counts the losses of the network: what was asked before one says nothing about the time after it. */
let losses = 0;

/** @returns whether the server itself says that it is there */
async function isLive(): Promise<boolean> {
  const signal = AbortSignal.timeout(askEveryMs);
  try {
    const answer = await fetch('/livez', { cache: 'no-store', signal });
    // What stands between us and the server may answer in its place.
    const { status } = (await answer.json()) as { status?: unknown };
    return status === 'live';
  } catch {
    return false;
  }
}

/** Asks the server, once for all who want to know. Silence changes nothing: the timer asks again. */
export async function askServer(): Promise<boolean> {
  const begunAt = losses;
  const mine = asked ?? isLive();
  asked = mine;
  const isThere = await mine;
  if (asked === mine) asked = null;
  // An answer that was asked for while there was a network is an older call, too.
  if (begunAt !== losses) return false;
  if (isThere) {
    // An older call may still be answered after the network went; this one was begun without it.
    browserOnline = true;
    receivedFromServer();
  }
  return isThere;
}

function update(): void {
  const next = now();
  if (next === 'unreachable') timer ??= setInterval(() => void askServer(), askEveryMs);
  else if (timer !== null) {
    clearInterval(timer);
    timer = null;
  }
  if (next === current) return;
  current = next;
  for (const listener of listeners) listener();
}

/** Any answer of ours, even a refusal, proves that the server is there. */
export function receivedFromServer(): void {
  lastCallFailed = false;
  update();
}
/** No answer came. Where the browser has no network, that is why, even if the server answered a moment ago. */
export function lostServer(): void {
  lastCallFailed = true;
  browserOnline = navigator.onLine;
  update();
}

/** A call failed on its way, as at a proxy: only the server itself can say whether it is there. */
export async function doubtServer(): Promise<void> {
  if (!(await askServer())) lostServer();
}

/** Starts to listen to the browser; called once. */
export function watchConnection(): void {
  if (!browserOnline) void askServer();
  window.addEventListener('online', () => {
    browserOnline = true;
    update();
    void askServer();
  });
  window.addEventListener('offline', () => {
    browserOnline = false;
    losses += 1;
    asked = null;
    update();
    void askServer();
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
