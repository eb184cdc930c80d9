// Tokens of links: made with 256 bits, stored as a hash, redeemed once, by the database's clock.
import { randomBytes } from 'node:crypto';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';
import { accountTokens } from './account-token.table.ts';
import { hashed } from './throttle.queries.ts';

type TokenPurpose = (typeof accountTokens.$inferSelect)['purpose'];
export type AccountToken = typeof accountTokens.$inferSelect;

export interface NewToken {
  readonly purpose: TokenPurpose;
  readonly userId: string;
  readonly minutes: number;
  readonly newEmail?: string;
  readonly browserHash?: string | null;
}

/** @returns the token for the link, and the hash under which it is stored */
export async function issueToken(
  db: Executor,
  { purpose, userId, minutes, newEmail, browserHash }: NewToken,
): Promise<{ token: string; tokenHash: string }> {
  const token = randomBytes(32).toString('base64url');
  const tokenHash = hashed(token);
  await db.insert(accountTokens).values({
    tokenHash,
    purpose,
    userId,
    newEmail: newEmail ?? null,
    browserHash: browserHash ?? null,
    expiresAt: sql`now() + make_interval(mins => ${minutes})`,
  });
  return { token, tokenHash };
}

const standing = (token: string, purposes: readonly TokenPurpose[]) =>
  and(
    eq(accountTokens.tokenHash, hashed(token)),
    inArray(accountTokens.purpose, [...purposes]),
    sql`${accountTokens.expiresAt} > now()`,
  );

/** Looks without redeeming. */
export async function findToken(
  db: Executor,
  token: string,
  purposes: readonly TokenPurpose[],
): Promise<AccountToken | undefined> {
  const [row] = await db.select().from(accountTokens).where(standing(token, purposes));
  return row;
}

/** Redeems a token: of any number at once, one gets it (the row's lock decides). */
export async function redeemToken(
  db: Executor,
  token: string,
  purposes: readonly TokenPurpose[],
): Promise<AccountToken | undefined> {
  const [row] = await db.delete(accountTokens).where(standing(token, purposes)).returning();
  return row;
}

/** Withdraws a user's tokens of these purposes. @returns them, for what hung on them */
export async function withdrawTokens(
  db: Executor,
  userId: string,
  purposes: readonly TokenPurpose[],
): Promise<AccountToken[]> {
  return db
    .delete(accountTokens)
    .where(and(eq(accountTokens.userId, userId), inArray(accountTokens.purpose, [...purposes])))
    .returning();
}

export async function forgetExpiredTokens(db: Executor): Promise<number> {
  const expired = await db.delete(accountTokens).where(sql`${accountTokens.expiresAt} < now()`);
  return expired.rowCount ?? 0;
}
