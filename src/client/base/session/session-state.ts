// Who is signed in on this page, moved only by events (brief 1, section 4: loading starts true and
// becomes false after the first event).
import type { Learner, Session } from '#contract/learner.ts';
import { clockOffset } from './expiry.ts';

export interface SignedInAs {
  session: Session;
  learner: Learner;
}

export type SessionEvent =
  | { type: 'initial_session'; as: SignedInAs | null; now: number }
  | { type: 'signed_in' | 'token_refreshed' | 'mfa_verified'; as: SignedInAs; now: number }
  | { type: 'user_updated'; learner: Learner }
  | { type: 'signed_out' | 'password_recovery' }
  /** The first question got no answer: neither signed in nor out … */
  | { type: 'no_answer' | 'asked_again' }
  /** … but the device has cached who was, and the session has not ended since. */
  | { type: 'kept_session'; as: SignedInAs; offsetMs: number };

export type SessionState =
  | { status: 'loading' | 'unreachable' | 'signed_out' }
  | {
      status: 'signed_in';
      session: Session;
      learner: Learner;
      /** The server's clock minus the device's, ms. */
      offsetMs: number;
      /** True while only the device says so: the server has not been reached yet. */
      isCached: boolean;
    };

const signedIn = ({ session, learner }: SignedInAs, now: number): SessionState => ({
  status: 'signed_in',
  session,
  learner,
  offsetMs: clockOffset(session.serverTime, now),
  isCached: false,
});

/** @returns the state after the event; the same object where nothing changes */
export function afterEvent(before: SessionState, event: SessionEvent): SessionState {
  switch (event.type) {
    case 'initial_session':
      return event.as === null ? { status: 'signed_out' } : signedIn(event.as, event.now);
    case 'signed_in':
    case 'mfa_verified':
      return signedIn(event.as, event.now);
    case 'token_refreshed':
      // A refresh that comes home after a sign-out must not sign in again.
      return before.status === 'signed_in' ? signedIn(event.as, event.now) : before;
    case 'user_updated':
      return before.status === 'signed_in' ? { ...before, learner: event.learner } : before;
    case 'signed_out':
    case 'password_recovery':
      return before.status === 'signed_out' ? before : { status: 'signed_out' };
    case 'no_answer':
      return before.status === 'loading' ? { status: 'unreachable' } : before;
    case 'kept_session':
      return before.status === 'loading'
        ? { status: 'signed_in', ...event.as, offsetMs: event.offsetMs, isCached: true }
        : before;
    case 'asked_again':
      return before.status === 'unreachable' ? { status: 'loading' } : before;
  }
}
