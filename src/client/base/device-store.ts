// Device state as one tab knows it. The storage is the truth: each change goes on top of what it holds by
// then, so that tabs never undo each other. What a full or closed storage refuses stays with the page.
import { type AppState, appStateKey, mergeAppState } from './app-state.ts';

export type DeviceStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** @param storage a browser may refuse it altogether, by throwing */
export function createDeviceStore(storage: () => DeviceStorage) {
  const listeners = new Set<() => void>();
  /** As the storage was last known to be; `state` differs where it has refused to keep something. */
  let seenText: string | null = null;
  let seen = mergeAppState(null);
  let state = seen;

  const tell = () => {
    for (const listener of listeners) listener();
  };

  function catchUp(): void {
    let text: string | null;
    try {
      text = storage().getItem(appStateKey);
    } catch {
      return;
    }
    if (text === seenText) return;
    const theirs = mergeAppState(text);
    state = state === seen ? theirs : onTop(theirs, seen, state);
    [seen, seenText] = [theirs, text];
  }

  function save(): void {
    const text = JSON.stringify(state);
    try {
      storage().setItem(appStateKey, text);
      [seen, seenText] = [state, text];
    } catch {
      // The next change tries again, with this one in it.
    }
  }

  catchUp();
  return {
    /** Stays the same object as long as nothing changes. */
    state: (): AppState => state,
    /** With what other tabs have written up to now. */
    now(): AppState {
      catchUp();
      return state;
    },
    change(change: (before: AppState) => AppState): void {
      const shown = state;
      catchUp();
      state = change(state);
      if (state !== seen) save();
      if (state !== shown) tell();
    },
    /** Another tab has written. */
    reload(): void {
      catchUp();
      tell();
    },
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
  };
}

/** What was changed here since it was seen, on top of what another tab has written. */
const onTop = (theirs: AppState, seen: AppState, mine: AppState): AppState => ({
  nav: over(theirs.nav, seen.nav, mine.nav),
  settings: over(theirs.settings, seen.settings, mine.settings),
  locale: mine.locale === seen.locale ? theirs.locale : mine.locale,
  hadAccount: mine.hadAccount === seen.hadAccount ? theirs.hadAccount : mine.hadAccount,
  drafts: over(theirs.drafts, seen.drafts, mine.drafts),
});

/** By its parts; one that is missing has been dropped. */
function over<T extends object>(theirs: T, seen: T, mine: T): T {
  const parts = new Map(Object.entries(theirs));
  const [before, after] = [new Map(Object.entries(seen)), new Map(Object.entries(mine))];
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    if (before.get(key) === after.get(key)) continue;
    if (after.has(key)) parts.set(key, after.get(key));
    else parts.delete(key);
  }
  return Object.fromEntries(parts) as T;
}
