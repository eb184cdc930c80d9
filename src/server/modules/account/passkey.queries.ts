// The rows of passkeys, and of challenges that wait for their answer; all by the database's clock.
import { randomUUID } from 'node:crypto';
import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { CHALLENGE_SECONDS, newChallenge, type StoredCredential } from '#server/auth/webauthn.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import { users, verifications } from '#server/modules/user/user.table.ts';
import { passkeys } from './passkey.table.ts';
import { hashed } from './throttle.queries.ts';

export type Passkey = typeof passkeys.$inferSelect;

/** What a challenge is for: whose new passkey, or a sign-in of nobody knows whom yet. */
type Purpose = { readonly newFor: string } | 'sign-in';
const ownerOf = (purpose: Purpose): string => (purpose === 'sign-in' ? purpose : purpose.newFor);

/** @returns a challenge that is good for one answer, within a quarter of an hour */
export async function issueChallenge(db: Executor, purpose: Purpose): Promise<string> {
  const challenge = newChallenge();
  await db.insert(verifications).values({
    id: randomUUID(),
    identifier: hashed(`passkey-${challenge}`),
    value: ownerOf(purpose),
    expiresAt: sql`now() + make_interval(secs => ${CHALLENGE_SECONDS})`,
  });
  return challenge;
}

/** Spends a challenge: of any number of answers to it, one gets through. */
export async function takeChallenge(
  db: Executor,
  challenge: string,
  purpose: Purpose,
): Promise<boolean> {
  const taken = await db
    .delete(verifications)
    .where(
      and(
        eq(verifications.identifier, hashed(`passkey-${challenge}`)),
        eq(verifications.value, ownerOf(purpose)),
        gt(verifications.expiresAt, sql`now()`),
      ),
    )
    .returning({ id: verifications.id });
  return taken.length > 0;
}

export async function listPasskeys(db: Executor, userId: string): Promise<Passkey[]> {
  return db
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
}

export async function findPasskey(
  db: Executor,
  credentialId: string,
): Promise<Passkey | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId));
  return row;
}

/** Stores a passkey; undefined where the authenticator's is stored already, or the account has as many as it may. */
export async function insertPasskey(
  tx: Transaction,
  passkey: StoredCredential & Pick<Passkey, 'userId' | 'name' | 'isSynced' | 'transports'>,
  most: number,
): Promise<Passkey | undefined> {
  const { userId } = passkey;
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  if ((await tx.$count(passkeys, eq(passkeys.userId, userId))) >= most) return undefined;
  const [row] = await tx
    .insert(passkeys)
    .values({ id: randomUUID(), ...passkey })
    .onConflictDoNothing()
    .returning();
  return row;
}

/**
 * Notes a use. @param counter of the authenticator; false where another use has a later one by now,
 * which a copy of the authenticator would have (WebAuthn level 3, 7.2)
 */
export async function notePasskeyUse(db: Executor, id: string, counter: number): Promise<boolean> {
  const noted = await db
    .update(passkeys)
    .set({ counter, lastUsedAt: sql`now()` })
    .where(
      and(
        eq(passkeys.id, id),
        sql`(${passkeys.counter} < ${counter} or (${passkeys.counter} = 0 and ${counter} = 0))`,
      ),
    )
    .returning({ id: passkeys.id });
  return noted.length > 0;
}

const own = (userId: string, id: string) => and(eq(passkeys.userId, userId), eq(passkeys.id, id));

/** False where the account has none of that id. */
export async function renamePasskey(
  db: Executor,
  { userId, id, name }: Pick<Passkey, 'userId' | 'id' | 'name'>,
): Promise<boolean> {
  const renamed = await db
    .update(passkeys)
    .set({ name })
    .where(own(userId, id))
    .returning({ id: passkeys.id });
  return renamed.length > 0;
}

/** False where the account has none of that id. */
export async function deletePasskey(db: Executor, userId: string, id: string): Promise<boolean> {
  const gone = await db.delete(passkeys).where(own(userId, id)).returning({ id: passkeys.id });
  return gone.length > 0;
}
