// Changing what an account is signed in with: each asks for the password again.
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ActiveSession, Failure, RequestContext } from '#server/http/context.ts';
import { CONFIRM_HOURS, type SecurityNews } from '#server/modules/mail/mail.usecases.ts';
import {
  type AccountOwner,
  findOwner,
  findPasswordHash,
  replacePassword,
} from './account.queries.ts';
import type { AccountParts } from './account-parts.ts';
import { issueToken, withdrawTokens } from './account-token.queries.ts';
import { hashNewPassword } from './new-password.ts';
import { done, openSession } from './sessions.usecases.ts';
import { attemptInSession, takeMail } from './throttle.usecases.ts';

type Done = Result<{ ok: true }, Failure>;

interface Proven {
  readonly owner: AccountOwner;
  readonly hash: string;
}

/** The owner of the session, who typed the right password. A demo learner has none. */
export async function proveOwner(
  parts: AccountParts,
  context: RequestContext,
  session: ActiveSession,
  password: string,
): Promise<Result<Proven, Failure>> {
  if (session.isDemo) return err({ code: 'auth.demo_refused' });
  return attemptInSession(parts, context, session, async () => {
    const owner = await findOwner(parts.db, { id: session.userId });
    const hash = await findPasswordHash(parts.db, session.userId);
    if (!owner) return err({ code: 'auth.signed_out' });
    const isRight = hash !== undefined && (await parts.hasher.verify({ hash, password }));
    return isRight ? ok({ owner, hash }) : err({ code: 'auth.password_wrong' });
  });
}

/** Mails the owner what changed in how the account is signed in to, in the transaction of the change. */
export async function tellOwner(
  { mailer }: AccountParts,
  tx: Transaction,
  userId: string,
  kind: SecurityNews,
): Promise<void> {
  const owner = await findOwner(tx, { id: userId });
  if (!owner || owner.isDemo) return;
  const { email: recipient, locale } = owner;
  await mailer.enqueue(tx, { letter: { kind }, userId, recipient, locale });
}

/** Changes the password; every session ends and this browser gets a new one. */
export async function changePassword(
  parts: AccountParts,
  context: RequestContext,
  input: { session: ActiveSession; currentPassword: string; newPassword: string },
): Promise<Done> {
  const { db, mailer } = parts;
  const proven = await proveOwner(parts, context, input.session, input.currentPassword);
  if (!proven.ok) return proven;
  const { owner, hash: instead } = proven.value;
  const hashed = await hashNewPassword(parts, input.newPassword, owner, 'newPassword');
  if (!hashed.ok) return hashed;
  const hash = hashed.value;
  const { id: userId, email: recipient, locale } = owner;
  const isChanged = await db.transaction(async (tx) => {
    if (!(await replacePassword(tx, userId, { hash, instead }))) return false;
    await withdrawTokens(tx, userId, ['reset', 'change_email']);
    await mailer.enqueue(tx, { letter: { kind: 'passwordChanged' }, userId, recipient, locale });
    return true;
  });
  // Somebody else changed it between our look and our write: what was typed is not it any more.
  if (!isChanged) return err({ code: 'auth.password_wrong' });
  parts.behind(mailer.deliver());
  context.log.info({ event: 'auth.password_changed', userId }, 'password changed');
  await openSession(parts, context, userId);
  return done;
}

/** Mails a link to the new address and a notice to the old one; the link makes the change. */
export async function changeEmail(
  parts: AccountParts,
  context: RequestContext,
  input: { session: ActiveSession; newEmail: string; password: string },
): Promise<Done> {
  const { db, mailer } = parts;
  const newEmail = input.newEmail.toLowerCase();
  const proven = await proveOwner(parts, context, input.session, input.password);
  if (!proven.ok) return proven;
  const { id: userId, email: recipient, locale } = proven.value.owner;
  if (newEmail === recipient) {
    const message = 'This is the address of the account already.';
    return err({ code: 'request.invalid', fields: [{ field: 'newEmail', rule: 'same', message }] });
  }
  await db.transaction(async (tx) => {
    await withdrawTokens(tx, userId, ['change_email']);
    const letter = { kind: 'emailChanging', newEmail } as const;
    await mailer.enqueue(tx, { letter, userId, recipient, locale });
    if (!(await takeMail(context, tx, newEmail))) return;
    const taken = await findOwner(tx, { email: newEmail });
    if (taken) {
      await mailer.enqueue(tx, {
        letter: { kind: 'accountExists' },
        userId: taken.id,
        recipient: taken.email,
        locale: taken.locale,
      });
      return;
    }
    const minutes = CONFIRM_HOURS * 60;
    const issued = await issueToken(tx, { purpose: 'change_email', userId, minutes, newEmail });
    await mailer.enqueue(tx, {
      letter: { kind: 'changeEmail', token: issued.token },
      userId,
      recipient: newEmail,
      locale,
      tokenHash: issued.tokenHash,
    });
  });
  parts.behind(mailer.deliver());
  context.log.info({ event: 'auth.email_change_requested', userId }, 'e-mail change requested');
  return done;
}
