// Deleting an account: at once nobody is signed in to it, and after the days of grace nothing is left of it.
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Transaction } from '#server/db/database.ts';
import type { ActiveSession, Failure, RequestContext } from '#server/http/context.ts';
import { eraseLearner } from './account.queries.ts';
import type { AccountParts } from './account-parts.ts';
import { withdrawTokens } from './account-token.queries.ts';
import { proveOwner } from './credentials.usecases.ts';
import {
  endAllSessions,
  forgetVerifications,
  lockDueDeletions,
  saveDeletion,
  withdrawDeletion,
} from './deletion.queries.ts';
import { done, forgetSessionCookie } from './sessions.usecases.ts';
import { accountKey, clearAttempts } from './throttle.queries.ts';

/** Within them, whoever signs in is offered the account back. */
export const GRACE_DAYS = 7;
/** Erased in one run of the job; the next hour takes the rest. */
const ERASED_AT_ONCE = 50;

/** Notes the deletion, ends every session and tells the owner until when it can be taken back. */
export async function deleteAccount(
  parts: AccountParts,
  context: RequestContext,
  input: { session: ActiveSession; password: string },
): Promise<Result<{ eraseAt: string }, Failure>> {
  const proven = await proveOwner(parts, context, input.session, input.password);
  if (!proven.ok) return proven;
  const { id: userId, email: recipient, locale } = proven.value.owner;
  const eraseAt = await parts.db.transaction(async (tx) => {
    const date = await saveDeletion(tx, userId, GRACE_DAYS);
    await withdrawTokens(tx, userId, ['reset', 'change_email']);
    await endAllSessions(tx, userId);
    const letter = { kind: 'accountDeleting', days: GRACE_DAYS } as const;
    await parts.mailer.enqueue(tx, { letter, userId, recipient, locale });
    return date;
  });
  parts.behind(parts.mailer.deliver());
  parts.devices.forget(context);
  forgetSessionCookie(parts, context);
  context.log.info({ event: 'auth.deletion_requested', userId }, 'deletion requested');
  return ok({ eraseAt: eraseAt.toISOString() });
}

/** Takes the deletion back. */
export async function keepAccount(
  { db }: AccountParts,
  context: RequestContext,
  { session }: { session: ActiveSession },
): Promise<Result<{ ok: true }, Failure>> {
  const { userId } = session;
  if (!(await withdrawDeletion(db, userId))) return err({ code: 'auth.no_deletion' });
  context.log.info({ event: 'auth.deletion_withdrawn', userId }, 'deletion withdrawn');
  return done;
}

/** Erases the accounts whose days of grace are over. @returns how many */
export async function eraseDueAccounts(tx: Transaction): Promise<number> {
  const due = await lockDueDeletions(tx, ERASED_AT_ONCE);
  for (const { userId, email } of due) {
    await eraseLearner(tx, userId);
    await forgetVerifications(tx, userId);
    await clearAttempts(tx, [accountKey(email)]);
  }
  return due.length;
}
