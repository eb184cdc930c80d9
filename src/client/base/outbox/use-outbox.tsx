// The outbox in React: one hook says of a resource whether the server has it all.
import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import { useConnection } from '#client/api/connection.ts';
import type { ResourceState } from './entry.ts';
import type { Outbox } from './outbox.ts';

const OutboxContext = createContext<Outbox | null>(null);
export const OutboxProvider = OutboxContext.Provider;

export function useOutbox(): Outbox {
  const outbox = useContext(OutboxContext);
  if (outbox === null) throw new Error('useOutbox is used outside OutboxProvider');
  return outbox;
}

/** Null where nobody is signed in. */
export const useAnyOutbox = (): Outbox | null => useContext(OutboxContext);

/** False for the moment in which the device is still read. */
export function useIsOutboxReady(): boolean {
  const outbox = useOutbox();
  return useSyncExternalStore(outbox.subscribe, outbox.isReady);
}

export interface Unsent extends ResourceState {
  /** `unsent`: a try has failed, or there is no network; `failed`: the last write was refused for good. */
  readonly status: 'saved' | 'saving' | 'unsent' | 'failed';
  /** Tries now. */
  readonly sendNow: () => void;
}

export function useUnsent(resource: string): Unsent {
  const outbox = useOutbox();
  const isOffline = useConnection() !== 'online';
  const state = useSyncExternalStore(outbox.subscribe, () => outbox.state(resource));
  const sendNow = useCallback(() => void outbox.flush(resource), [outbox, resource]);
  return { ...state, status: statusOf(state, isOffline), sendNow };
}

function statusOf(state: ResourceState, isOffline: boolean): Unsent['status'] {
  if (state.entries.length > 0) return state.failures > 0 || isOffline ? 'unsent' : 'saving';
  return state.refusal === null ? 'saved' : 'failed';
}
