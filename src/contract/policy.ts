// What a procedure declares beside its shape: who may call it, what a repetition does, what limits it.
import { oc } from '@orpc/contract';
import { type ErrorCode, fails } from './errors.ts';

/** `learner` needs a session; `anyone` may call without one. */
export type Access = 'anyone' | 'learner';

/**
 * What an `Idempotency-Key` does to a write. `required`: it is refused without one. `kept`: the answer
 * is kept under the key, if there is one, and repeated to whoever sends it again. `none`: the key is
 * not looked at, because a repetition does no harm or the answer carries cookies and secrets.
 */
export type Idempotency = 'required' | 'kept' | 'none';

/**
 * A limit that counts a call beside the one that all calls of an address share. `password`: guesses
 * at a password, by account and address, or by session. `mail`: mails to one address.
 * `newcomers`: accounts, or demo learners, that one client's address asks for. `messages`: what
 * a learner writes to support in a day.
 */
export type RateClass = 'password' | 'mail' | 'newcomers' | 'messages';

export interface Policy {
  readonly access: Access;
  readonly idempotency: Idempotency;
  /** Empty where only the limit of all calls counts. */
  readonly rate: readonly RateClass[];
  /** Kilobytes of a body at most, of 1,024 bytes; `BODY_KB` where nothing larger has to be sent. */
  readonly bodyKb: number;
}

export const BODY_KB = 64;

type WritePolicy = Pick<Policy, 'idempotency'> & Partial<Pick<Policy, 'rate' | 'bodyKb'>>;

/** The failures that a policy brings with it; a procedure names its own beside them. */
function failuresOf({ access, idempotency }: Policy) {
  const codes: ErrorCode[] = [];
  if (access === 'learner') codes.push('auth.signed_out');
  if (idempotency === 'required') codes.push('request.idempotency_key_required');
  if (idempotency !== 'none') codes.push('request.in_flight', 'request.idempotency_key_reused');
  return fails(...codes);
}

const procedure = (policy: Policy) => oc.$meta<Policy>(policy).errors(failuresOf(policy));

/** Begins the declaration of a procedure that changes nothing. */
export const read = (access: Access) =>
  procedure({ access, idempotency: 'none', rate: [], bodyKb: BODY_KB });

/** Begins the declaration of a procedure that changes something. */
export const write = (access: Access, { idempotency, rate = [], bodyKb = BODY_KB }: WritePolicy) =>
  procedure({ access, idempotency, rate, bodyKb });
