// Which accounts are to be erased, and when; by the database's clock.
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/db/database.ts';
import { accountDeletions } from '#server/modules/user/deletion.table.ts';
import { sessions, users, verifications } from '#server/modules/user/user.table.ts';

/** Notes that an account is to be erased; a date that stands already stays. @returns that date */
export async function saveDeletion(
  tx: Transaction,
  userId: string,
  graceDays: number,
): Promise<Date> {
  const [row] = await tx
    .insert(accountDeletions)
    .values({ userId, eraseAt: sql`now() + make_interval(days => ${graceDays})` })
    .onConflictDoUpdate({ target: accountDeletions.userId, set: { userId } })
    .returning({ eraseAt: accountDeletions.eraseAt });
  if (!row) throw new Error('A deletion was not noted.');
  return row.eraseAt;
}

/** Takes a deletion back; false where none stands, or its time has come. */
export async function withdrawDeletion(tx: Executor, userId: string): Promise<boolean> {
  const kept = await tx
    .delete(accountDeletions)
    .where(and(eq(accountDeletions.userId, userId), sql`${accountDeletions.eraseAt} > now()`))
    .returning({ userId: accountDeletions.userId });
  return kept.length > 0;
}

/** Accounts whose time has come, locked, so that two nodes never erase one at the same time. */
export async function lockDueDeletions(tx: Transaction, limit: number) {
  return tx
    .select({ userId: accountDeletions.userId, email: users.email })
    .from(accountDeletions)
    .innerJoin(users, eq(users.id, accountDeletions.userId))
    .where(sql`${accountDeletions.eraseAt} <= now()`)
    .orderBy(asc(accountDeletions.eraseAt))
    .limit(limit)
    .for('update', { of: accountDeletions, skipLocked: true });
}

export async function endAllSessions(tx: Executor, userId: string): Promise<void> {
  await tx.delete(sessions).where(eq(sessions.userId, userId));
}

/** Codes that were used hang on no account: they name it in a value. */
export async function forgetVerifications(tx: Executor, userId: string): Promise<void> {
  await tx.delete(verifications).where(eq(verifications.value, userId));
}
