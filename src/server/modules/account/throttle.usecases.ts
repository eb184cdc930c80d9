// A guess at a password: counted before it is looked at, and not taken for a busy server.
import type { RateClass } from '#contract/policy.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Executor } from '#server/db/database.ts';
import type { ActiveSession, Failure, RequestContext } from '#server/http/context.ts';
import { LineFull } from '#server/lifecycle/turns.ts';
import type { AccountParts } from './account-parts.ts';
import {
  type Attempt,
  accountKey,
  addressKey,
  beginAttempt,
  cancelAttempt,
  deviceKey,
  failAttempt,
  succeedAttempt,
  takeMailAllowance,
  takeOfHour,
} from './throttle.queries.ts';

/** The failures that mean a wrong guess. */
const wrongGuess = new Set<Failure['code']>([
  'auth.invalid_credentials',
  'auth.password_wrong',
  'auth.passkey_refused',
]);

/** An answer for a moment in which too many passwords, or demos, wait for their turn. */
export const busy = (error: unknown): Result<never, Failure> => {
  if (error instanceof LineFull) return err({ code: 'server.unavailable', retryAfterSeconds: 1 });
  throw error;
};

/** Whatever counts by a limit is declared so, for the contract tells callers what to expect. */
function declared({ policy }: RequestContext, rate: RateClass): void {
  if (!policy.rate.includes(rate)) throw new Error(`The contract names no limit "${rate}" here.`);
}

/** Takes one of the few mails that an address gets in an hour; false when they are used up. */
export function takeMail(context: RequestContext, tx: Executor, email: string): Promise<boolean> {
  declared(context, 'mail');
  return takeMailAllowance(tx, email);
}

/** Counts a newcomer of this client's address: so many accounts, or demos, within an hour. */
export async function takeNewcomer(
  { db, config }: AccountParts,
  context: RequestContext,
  what: 'signUps' | 'demos',
): Promise<Result<true, Failure>> {
  declared(context, 'newcomers');
  const key = `${what}-of-${addressKey(context.clientAddress)}`;
  const wait = await takeOfHour(db, key, config.perHour[what]);
  if (wait === 0) return ok(true);
  context.log.warn({ event: 'auth.too_many_accounts', what }, 'newcomer refused');
  return err({ code: 'auth.too_many_accounts', retryAfterSeconds: wait });
}

/** A sign-in by e-mail: counted by account and address, or by the known device alone. */
export async function attemptSignIn<T>(
  parts: AccountParts,
  context: RequestContext,
  email: string,
  check: () => Promise<Result<T, Failure>>,
): Promise<Result<T, Failure>> {
  declared(context, 'password');
  const account = accountKey(email);
  const nonce = parts.devices.recognise(context.headers, account);
  const stranger = { key: account, address: addressKey(context.clientAddress) };
  let attempt: Attempt = nonce ? { key: deviceKey(nonce), address: undefined } : stranger;
  let wait = await beginAttempt(parts.db, attempt);
  if (wait > 0 && nonce) {
    // A device that guessed too often is no better than any other.
    attempt = stranger;
    wait = await beginAttempt(parts.db, attempt);
  }
  if (wait > 0) {
    context.log.warn({ event: 'auth.locked' }, 'sign-in refused');
    return err({ code: 'auth.locked', retryAfterSeconds: wait });
  }
  return settleAttempt(parts, { attempt, account }, check);
}

/** A password asked for again inside a session: counted by that session. */
export async function attemptInSession<T>(
  parts: AccountParts,
  context: RequestContext,
  session: ActiveSession,
  check: () => Promise<Result<T, Failure>>,
): Promise<Result<T, Failure>> {
  declared(context, 'password');
  const attempt: Attempt = { key: deviceKey(session.id), address: undefined };
  const wait = await beginAttempt(parts.db, attempt);
  if (wait > 0) return err({ code: 'request.too_many', retryAfterSeconds: wait });
  return settleAttempt(parts, { attempt, account: attempt.key }, check);
}

/** A sign-in that names no account before it is looked at: counted by where it comes from. */
export async function attemptFromAddress<T>(
  parts: AccountParts,
  context: RequestContext,
  check: () => Promise<Result<T, Failure>>,
): Promise<Result<T, Failure>> {
  declared(context, 'password');
  const address = addressKey(context.clientAddress);
  const attempt: Attempt = { key: `passkeys-of-${address}`, address };
  const wait = await beginAttempt(parts.db, attempt);
  if (wait > 0) return err({ code: 'auth.locked', retryAfterSeconds: wait });
  return settleAttempt(parts, { attempt, account: attempt.key }, check);
}

async function settleAttempt<T>(
  { db }: AccountParts,
  { attempt, account }: { attempt: Attempt; account: string },
  check: () => Promise<Result<T, Failure>>,
): Promise<Result<T, Failure>> {
  try {
    const result = await check();
    if (!result.ok && wrongGuess.has(result.error.code)) await failAttempt(db, attempt);
    else await succeedAttempt(db, attempt, account);
    return result;
  } catch (error) {
    await cancelAttempt(db, attempt);
    return busy(error);
  }
}
