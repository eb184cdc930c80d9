// The session in React: the provider runs the store, hooks read it.
import { createContext, type ReactNode, useContext, useEffect, useSyncExternalStore } from 'react';
import { onSignedOut } from '#client/api/page-api.ts';
import type { Learner } from '#contract/learner.ts';
import { lookEveryMs } from './expiry.ts';
import type { SessionState } from './session-state.ts';
import type { SessionStore } from './session-store.ts';

const SessionContext = createContext<SessionStore | null>(null);
/**
 * Read once, at the top. A screen that is being drawn while its learner signs out sees one state in all of its parts:
 * each part reading the store by itself would meet 'signed out' halfway.
 */
const StateContext = createContext<SessionState | null>(null);

interface ProviderProps {
  store: SessionStore;
  /** Called when the session has ended although this page believed to be signed in. */
  onEnded: () => void;
  children: ReactNode;
}

export function SessionProvider({ store, onEnded, children }: ProviderProps) {
  useEffect(() => {
    void store.open();
    const look = () => void store.look();
    const timer = setInterval(look, lookEveryMs);
    // Timers sleep with the tab: look at once when it is seen again.
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [store]);
  useEffect(() => onSignedOut(store.signedOut), [store]);
  useEffect(() => store.onEnd(onEnded), [store, onEnded]);
  const state = useSyncExternalStore(store.subscribe, store.state);
  return (
    <SessionContext value={store}>
      <StateContext value={state}>{children}</StateContext>
    </SessionContext>
  );
}

export function useSession(): SessionStore {
  const store = useContext(SessionContext);
  if (store === null) throw new Error('useSession is used outside SessionProvider');
  return store;
}

/** The session's state, live. */
export function useSessionState(): SessionState {
  const state = useContext(StateContext);
  if (state === null) throw new Error('useSessionState is used outside SessionProvider');
  return state;
}

/** The signed-in learner, live. Only for screens behind the door. */
export function useLearner(): Learner {
  const state = useSessionState();
  if (state.status !== 'signed_in') throw new Error('useLearner is used while signed out');
  return state.learner;
}
