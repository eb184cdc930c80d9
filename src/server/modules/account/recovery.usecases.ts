// What the links in mails do: confirm an address, set a new password. Each works once.
import { err, type Result } from '#domain/kernel/result.ts';
import { setCookieLine } from '#server/auth/cookies.ts';
import { readCookie } from '#server/auth/signed-cookie.ts';
import { databaseNow, type Transaction } from '#server/db/database.ts';
import { hasSqlState, UNIQUE_VIOLATION } from '#server/db/sql-state.ts';
import type { Failure, RequestContext } from '#server/http/context.ts';
import { CONFIRM_HOURS, RESET_MINUTES } from '#server/modules/mail/mail.usecases.ts';
import { changeAddress, confirmAddress, findOwner, replacePassword } from './account.queries.ts';
import type { AccountParts } from './account-parts.ts';
import {
  type AccountToken,
  findToken,
  issueToken,
  redeemToken,
  withdrawTokens,
} from './account-token.queries.ts';
import { hashNewPassword } from './new-password.ts';
import { done, openSession } from './sessions.usecases.ts';
import { accountKey, clearAttempts, hashed } from './throttle.queries.ts';
import { takeMail } from './throttle.usecases.ts';

type Done = Result<{ ok: true }, Failure>;

const spentToken: Failure = {
  code: 'auth.token_invalid',
  fields: [{ field: 'token', rule: 'spent', message: 'Unknown, used before, or too old.' }],
};

/** Answers before it looks, so that neither words nor time tell whether the address is known. */
export async function requestReset(
  parts: AccountParts,
  context: RequestContext,
  { email }: { email: string },
): Promise<Done> {
  // Where the database cannot be reached, saying "sent" would be untrue.
  await databaseNow(parts.db);
  parts.behind(mailReset(parts, context, email));
  context.log.info({ event: 'auth.reset_requested' }, 'reset requested');
  return done;
}

async function mailReset(
  { db, mailer }: AccountParts,
  context: RequestContext,
  email: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const owner = await findOwner(tx, { email });
    if (!owner || owner.isDemo || !(await takeMail(context, tx, email))) return;
    const { id: userId, email: recipient, locale } = owner;
    const issued = await issueToken(tx, { purpose: 'reset', userId, minutes: RESET_MINUTES });
    const { token, tokenHash } = issued;
    await mailer.enqueue(tx, {
      letter: { kind: 'reset', token },
      userId,
      recipient,
      locale,
      tokenHash,
    });
  });
  await mailer.deliver();
}

/** Sets the password, ends every session and every lock, and tells the owner. */
export async function resetPassword(
  parts: AccountParts,
  context: RequestContext,
  { token, password }: { token: string; password: string },
): Promise<Done> {
  const { db, mailer } = parts;
  const found = await findToken(db, token, ['reset']);
  const owner = found && (await findOwner(db, { id: found.userId }));
  if (!owner) return err(spentToken);
  const hash = await hashNewPassword(parts, password, owner);
  if (!hash.ok) return hash;
  const isReset = await db.transaction(async (tx) => {
    const redeemed = await redeemToken(tx, token, ['reset']);
    if (!redeemed) return false;
    const { id: userId, email: recipient, locale } = owner;
    await replacePassword(tx, userId, { hash: hash.value });
    // Who reads the mail owns the address.
    await confirmAddress(tx, userId);
    await withdrawTokens(tx, userId, ['reset', 'confirm', 'change_email']);
    await mailer.erase(tx, redeemed.tokenHash);
    await clearAttempts(tx, [accountKey(recipient)]);
    await mailer.enqueue(tx, { letter: { kind: 'passwordChanged' }, userId, recipient, locale });
    return true;
  });
  if (!isReset) return err(spentToken);
  parts.behind(mailer.deliver());
  context.log.info({ event: 'auth.password_reset', userId: owner.id }, 'password reset');
  return done;
}

export async function resendConfirmation(
  parts: AccountParts,
  context: RequestContext,
  { email }: { email: string },
): Promise<Done> {
  await databaseNow(parts.db);
  parts.behind(mailConfirmation(parts, context, email));
  context.log.info({ event: 'auth.confirmation_requested' }, 'confirmation requested');
  return done;
}

async function mailConfirmation(
  { db, mailer }: AccountParts,
  context: RequestContext,
  email: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const owner = await findOwner(tx, { email });
    if (!owner || owner.isConfirmed || !(await takeMail(context, tx, email))) return;
    const { id: userId, email: recipient, locale } = owner;
    const [former] = await withdrawTokens(tx, userId, ['confirm']);
    const { token, tokenHash } = await issueToken(tx, {
      purpose: 'confirm',
      userId,
      minutes: CONFIRM_HOURS * 60,
      // The browser that signed up may still be signed in by the new link.
      browserHash: former?.browserHash ?? null,
    });
    await mailer.enqueue(tx, {
      letter: { kind: 'confirm', token },
      userId,
      recipient,
      locale,
      tokenHash,
    });
  });
  await mailer.deliver();
}

/** Confirms a sign-up's or a changed address; signs in the browser that the sign-up came from. */
export async function confirmEmail(
  parts: AccountParts,
  context: RequestContext,
  { token }: { token: string },
): Promise<Done> {
  let redeemed: AccountToken | undefined;
  try {
    redeemed = await parts.db.transaction((tx) => confirm(parts, tx, token));
  } catch (error) {
    // Another account took the address between our look and our write.
    if (!hasSqlState(error, UNIQUE_VIOLATION)) throw error;
  }
  if (!redeemed) return err(spentToken);
  const { userId, purpose, browserHash } = redeemed;
  context.log.info({ event: 'auth.address_confirmed', userId, purpose }, 'address confirmed');
  const { signUp } = parts.names;
  const nonce = readCookie(context.headers, signUp);
  if (nonce !== undefined && browserHash === hashed(nonce) && !context.session) {
    const spent = setCookieLine(parts.names, { name: signUp, value: '', maxAgeSeconds: 0 });
    context.responseHeaders.append('set-cookie', spent);
    await openSession(parts, context, userId);
  }
  return done;
}

async function confirm(
  { mailer }: AccountParts,
  tx: Transaction,
  token: string,
): Promise<AccountToken | undefined> {
  const redeemed = await redeemToken(tx, token, ['confirm', 'change_email']);
  if (!redeemed) return undefined;
  const { userId, newEmail, tokenHash } = redeemed;
  await mailer.erase(tx, tokenHash);
  if (newEmail === null) {
    await confirmAddress(tx, userId);
    return redeemed;
  }
  // Links that went to the old address end with it.
  await withdrawTokens(tx, userId, ['reset', 'confirm', 'change_email']);
  return (await changeAddress(tx, userId, newEmail)) ? redeemed : undefined;
}
