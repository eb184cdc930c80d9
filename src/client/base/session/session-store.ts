// The page's session: asks once, looks at the expiry every 30 s, and tells the other tabs.

import { type CallResult, isPassing } from '#client/api/failure.ts';
import type { Learner, Session } from '#contract/learner.ts';
import { isWorthRolling, lookAtExpiry } from './expiry.ts';
import {
  afterEvent,
  type SessionEvent,
  type SessionState,
  type SignedInAs,
} from './session-state.ts';

export interface SessionCalls {
  session: () => Promise<CallResult<{ session: Session | null; learner: Learner | null }>>;
  refresh: () => Promise<CallResult<SignedInAs>>;
}

/** What tabs tell each other; the payload is never trusted, each tab asks the server itself. */
export type TabMessage = 'signed_in' | 'signed_out' | 'left';

export interface SessionDeps {
  calls: SessionCalls;
  now: () => number;
  tellTabs: (message: TabMessage) => void;
  /** Who was signed in when the server last answered; asked where it gives no answer. */
  cached: () => Promise<(SignedInAs & { offsetMs: number }) | undefined>;
  /** A learner left this page, signed out or replaced: what belongs to that learner goes too. */
  onLearnerLeft: () => void;
  /** A learner signed out, here or in another tab: what was typed goes from the device too. */
  forget: (learnerId: string) => void;
}

export function createSessionStore({
  calls,
  now,
  tellTabs,
  cached,
  onLearnerLeft,
  forget,
}: SessionDeps) {
  let state: SessionState = { status: 'loading' };
  let refreshing = false;
  /** Who was signed in here last. */
  let lastId: string | null = null;
  const listeners = new Set<() => void>();
  const endListeners = new Set<() => void>();
  /** Grows with each event: what was asked for before one may be older than what it brought. */
  let moves = 0;
  /** Writes under way by which the learner ends the session here. */
  let endings = 0;
  let reading: Promise<void> | null = null;
  let nextRead: Promise<void> | null = null;

  function on(event: SessionEvent): void {
    moves += 1;
    const next = afterEvent(state, event);
    if (next === state) return;
    const before = state.status === 'signed_in' ? state.learner.id : null;
    const after = next.status === 'signed_in' ? next.learner.id : null;
    state = next;
    if (after !== null) lastId = after;
    if (before !== null && before !== after) onLearnerLeft();
    for (const listener of listeners) listener();
  }

  function leave(learnerId: string): void {
    on({ type: 'signed_out' });
    // Last: nothing that was under way on this page comes back.
    forget(learnerId);
  }

  /**
   * Reads who is signed in, with the profile. Reads go one after the other; one that is under way may have been answered
   * before the change that this one is asked for, so it is followed by another, which serves everybody who asks meanwhile.
   */
  function ask(): Promise<void> {
    if (reading === null) {
      reading = read().finally(() => {
        reading = null;
      });
      return reading;
    }
    nextRead ??= reading.then(() => {
      nextRead = null;
      return ask();
    });
    return nextRead;
  }

  async function read(): Promise<void> {
    const before = moves;
    const answer = await calls.session();
    if (!answer.ok && isPassing(answer.failure)) {
      if (state.status === 'loading') await goOnKept();
      return;
    }
    // A write was answered, or somebody came or left, since this was asked: it must not bring back what was before.
    if (moves !== before) return state.status === 'signed_out' ? undefined : read();
    if (!answer.ok) return on({ type: 'signed_out' });
    const { session, learner } = answer.value;
    const as = session !== null && learner !== null ? { session, learner } : null;
    // Ended elsewhere, and this read is what the page hears of it first.
    if (as === null && state.status === 'signed_in') return end();
    on({ type: 'initial_session', as, now: now() });
  }

  /** Nobody is signed in any more, and the learner of this page did not do that here: what was typed stays. */
  function end(): void {
    if (state.status !== 'signed_in') return;
    // A read may be answered before the write that ends the session is.
    const isOwn = endings > 0;
    if (!isOwn) tellTabs('signed_out');
    on({ type: 'signed_out' });
    if (isOwn) return;
    for (const listener of endListeners) listener();
  }

  async function goOnKept(): Promise<void> {
    const found = await cached().catch(() => undefined);
    if (found === undefined) return on({ type: 'no_answer' });
    const { offsetMs, ...as } = found;
    on({ type: 'kept_session', as, offsetMs });
  }

  /** What a page does when it opens: asks, and rolls a session that has aged. */
  async function open(): Promise<void> {
    await ask();
    if (state.status !== 'signed_in' || state.isCached) return;
    const { expiresAt } = state.session;
    if (isWorthRolling({ expiresAt, now: now(), offsetMs: state.offsetMs })) await roll();
  }

  async function look(): Promise<void> {
    if (state.status !== 'signed_in' || refreshing) return;
    const { session, offsetMs, isCached } = state;
    // The page knows from the cache who was here: the server is asked who is.
    if (isCached) return ask();
    if (lookAtExpiry({ expiresAt: session.expiresAt, now: now(), offsetMs }) === 'fine') return;
    await roll();
  }

  async function roll(): Promise<void> {
    refreshing = true;
    const before = moves;
    const answer = await calls.refresh();
    refreshing = false;
    // No answer: the next look tries again. A refusal ends the session (the client hears of it).
    if (!answer.ok) return;
    // The session is the newest; the learner may be older than what a write has brought meanwhile.
    const { session, learner } = answer.value;
    const newest = moves !== before && state.status === 'signed_in' ? state.learner : learner;
    on({ type: 'token_refreshed', as: { session, learner: newest }, now: now() });
  }

  return {
    state: (): SessionState => state,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    /** Hears that the session ended without the learner's doing on this page, so that the door can say why. */
    onEnd(listener: () => void): () => void {
      endListeners.add(listener);
      return () => {
        endListeners.delete(listener);
      };
    },
    open,
    ask,
    look,
    /** Asks again after there was no answer. */
    async askAgain(): Promise<void> {
      on({ type: 'asked_again' });
      await ask();
    },
    signedIn(as: SignedInAs): void {
      on({ type: 'signed_in', as, now: now() });
      tellTabs('signed_in');
    },
    mfaVerified(as: SignedInAs): void {
      on({ type: 'mfa_verified', as, now: now() });
      tellTabs('signed_in');
    },
    learnerChanged(learner: Learner): void {
      on({ type: 'user_updated', learner });
    },
    /** @param write by which the learner ends the session here: nobody is told meanwhile that it has ended */
    async whileEnding<T>(write: () => Promise<T>): Promise<T> {
      endings += 1;
      try {
        return await write();
      } finally {
        endings -= 1;
      }
    },
    /** Signed out by the button. */
    leave(learnerId: string): void {
      leave(learnerId);
      tellTabs('left');
    },
    /** A call was refused as nobody is signed in. */
    signedOut: end,
    /** A new password was set by a link: every session of the account has ended. */
    passwordRecovered(): void {
      tellTabs('signed_out');
      on({ type: 'password_recovery' });
    },
    receivedFromTab(message: unknown): void {
      if (message === 'signed_out') on({ type: 'signed_out' });
      // What this tab wrote until it knew goes too, also where a refused call of its own told it first.
      if (message === 'left' && lastId !== null) leave(lastId);
      if (message === 'signed_in') void ask();
    },
  };
}

export type SessionStore = ReturnType<typeof createSessionStore>;
