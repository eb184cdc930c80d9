// The one client of this page.
import { createApi } from './api.ts';
import { doubtServer, lostServer, receivedFromServer } from './connection.ts';
import { takeEarly } from './early.ts';

const signedOutListeners = new Set<() => void>();

/** Hears of every call that the server refused because nobody is signed in. */
export function onSignedOut(listener: () => void): () => void {
  signedOutListeners.add(listener);
  return () => {
    signedOutListeners.delete(listener);
  };
}

export const api = createApi({
  origin: globalThis.location.origin,
  fetch: (request) => {
    const { pathname, search } = new URL(request.url);
    const early =
      request.method === 'GET' && takeEarly(pathname + search, performance.now(), request.signal);
    return early || fetch(request);
  },
  onAnswer: receivedFromServer,
  onSilence: lostServer,
  onDoubt: doubtServer,
  onSignedOut: () => {
    for (const listener of signedOutListeners) listener();
  },
});
