// The account's rows: who owns an address, which hash it has, which sessions stand.
import { randomBytes, randomUUID } from 'node:crypto';
import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { epochMs } from '#server/db/columns.ts';
import type { Database, Executor } from '#server/db/database.ts';
import type { ActiveSession } from '#server/http/context.ts';
import { learners } from '#server/modules/learner/learner.table.ts';
import { accounts, sessions, users } from '#server/modules/user/user.table.ts';

/** What the table calls an account that signs in with a password. */
const CREDENTIAL = 'credential';

export interface AccountOwner {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly isConfirmed: boolean;
  readonly locale: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly isDemo: boolean;
  readonly hasLearner: boolean;
}

/** Looks an account up by its address or its id. Stored addresses are in lower case. */
export async function findOwner(
  db: Executor,
  by: { email: string } | { id: string },
): Promise<AccountOwner | undefined> {
  const [row] = await db
    .select({
      id: users.id,
      email: users.email,
      name: users.name,
      isConfirmed: users.emailVerified,
      locale: sql<string>`coalesce(${learners.locale}, 'en-US')`,
      firstName: sql<string>`coalesce(${learners.firstName}, ${users.name})`,
      lastName: sql<string>`coalesce(${learners.lastName}, '')`,
      isDemo: sql<boolean>`coalesce(${learners.isDemo}, false)`,
      hasLearner: sql<boolean>`${learners.id} is not null`,
    })
    .from(users)
    .leftJoin(learners, eq(learners.id, users.id))
    .where('email' in by ? eq(users.email, by.email.toLowerCase()) : eq(users.id, by.id));
  return row;
}

/** Creates the account; undefined when the address has one. */
export async function insertAccount(
  db: Executor,
  account: { id: string; email: string; name: string; isConfirmed: boolean; hash: string },
): Promise<string | undefined> {
  const { id, name, isConfirmed, hash } = account;
  const [user] = await db
    .insert(users)
    .values({ id, name, email: account.email.toLowerCase(), emailVerified: isConfirmed })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (user) await insertPassword(db, id, hash);
  return user?.id;
}

async function insertPassword(db: Executor, userId: string, hash: string): Promise<void> {
  await db.insert(accounts).values({
    id: userId,
    accountId: userId,
    providerId: CREDENTIAL,
    userId,
    password: hash,
  });
}

const ownPassword = (userId: string) =>
  and(eq(accounts.userId, userId), eq(accounts.providerId, CREDENTIAL));

export async function findPasswordHash(db: Executor, userId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ hash: accounts.password })
    .from(accounts)
    .where(ownPassword(userId));
  return row?.hash ?? undefined;
}

export interface Credentials {
  readonly userId: string;
  readonly hash: string;
  readonly isConfirmed: boolean;
  readonly hasSecondFactor: boolean;
}

/** What a sign-in by e-mail and password is checked against; undefined where the address has no password. */
export async function findCredentials(
  db: Executor,
  email: string,
): Promise<Credentials | undefined> {
  const [row] = await db
    .select({
      userId: users.id,
      hash: sql<string>`${accounts.password}`,
      isConfirmed: users.emailVerified,
      hasSecondFactor: sql<boolean>`coalesce(${users.twoFactorEnabled}, false)`,
    })
    .from(users)
    .innerJoin(accounts, and(eq(accounts.userId, users.id), eq(accounts.providerId, CREDENTIAL)))
    .where(and(eq(users.email, email.toLowerCase()), isNotNull(accounts.password)));
  return row;
}

/**
 * Sets the password and ends every session of the account.
 * @param instead the hash that must still be the stored one; false is answered when it is not
 */
export async function replacePassword(
  db: Executor,
  userId: string,
  { hash, instead }: { hash: string; instead?: string },
): Promise<boolean> {
  const changed = await db
    .update(accounts)
    .set({ password: hash, updatedAt: sql`now()` })
    .where(
      and(ownPassword(userId), instead === undefined ? undefined : eq(accounts.password, instead)),
    )
    .returning({ id: accounts.id });
  if (changed.length === 0) {
    if (instead !== undefined) return false;
    await insertPassword(db, userId, hash);
  }
  await db.delete(sessions).where(eq(sessions.userId, userId));
  return true;
}

export async function confirmAddress(db: Executor, userId: string): Promise<void> {
  await db
    .update(users)
    .set({ emailVerified: true, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
}

/** Moves the account to another address; false when that address has an account by now. */
export async function changeAddress(
  db: Executor,
  userId: string,
  newEmail: string,
): Promise<boolean> {
  const changed = await db
    .update(users)
    .set({ email: newEmail, emailVerified: true, updatedAt: sql`now()` })
    .where(
      and(
        eq(users.id, userId),
        sql`not exists (select 1 from users taken where taken.email = ${newEmail} and taken.id <> ${userId})`,
      ),
    )
    .returning({ id: users.id });
  return changed.length > 0;
}

export async function renameAccount(db: Executor, userId: string, name: string): Promise<void> {
  await db.update(users).set({ name, updatedAt: sql`now()` }).where(eq(users.id, userId));
}

/** The one way a learner is erased; the function belongs to the schema. */
export async function eraseLearner(db: Executor, userId: string): Promise<boolean> {
  const result = await db.execute<{ gone: boolean }>(sql`select erase_learner(${userId}) as gone`);
  return result.rows[0]?.gone === true;
}

const MAX_USER_AGENT = 300;

/** Begins a session. @returns its token, 256 bits */
export async function insertSession(
  db: Executor,
  { userId, userAgent, seconds }: { userId: string; userAgent: string | null; seconds: number },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.insert(sessions).values({
    id: randomUUID(),
    token,
    userId,
    userAgent: userAgent?.slice(0, MAX_USER_AGENT),
    expiresAt: sql`now() + make_interval(secs => ${seconds})`,
  });
  return token;
}

/** Finds standing sessions by their token; whether one stands is the database's clock's to say. */
export function prepareSessionLookup(db: Database) {
  const lookup = db
    .select({
      id: sessions.id,
      token: sessions.token,
      userId: sessions.userId,
      createdAt: epochMs(sessions.createdAt),
      expiresAt: epochMs(sessions.expiresAt),
      isDemo: sql<boolean>`coalesce(${learners.isDemo}, false)`,
    })
    .from(sessions)
    .leftJoin(learners, eq(learners.id, sessions.userId))
    .where(and(eq(sessions.token, sql.placeholder('token')), sql`${sessions.expiresAt} > now()`))
    .prepare('find_session');
  return async (token: string): Promise<ActiveSession | null> => {
    const [row] = await lookup.execute({ token });
    if (!row) return null;
    return { ...row, createdAt: Number(row.createdAt), expiresAt: Number(row.expiresAt) };
  };
}

/** Rolls a standing session forward; false when it has ended meanwhile. */
export async function extendSession(db: Database, id: string, seconds: number): Promise<boolean> {
  const rolled = await db
    .update(sessions)
    .set({ expiresAt: sql`now() + make_interval(secs => ${seconds})`, updatedAt: sql`now()` })
    .where(and(eq(sessions.id, id), sql`${sessions.expiresAt} > now()`))
    .returning({ id: sessions.id });
  return rolled.length > 0;
}

export async function listStandingSessions(db: Database, userId: string) {
  return db
    .select({
      id: sessions.id,
      createdAt: sessions.createdAt,
      expiresAt: sessions.expiresAt,
      userAgent: sessions.userAgent,
    })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), sql`${sessions.expiresAt} > now()`))
    .orderBy(desc(sessions.createdAt), sessions.id)
    .limit(100);
}

/** Ends a session of this account; false when it has none of that id. */
export async function endSession(db: Executor, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .delete(sessions)
    .where(and(eq(sessions.userId, userId), eq(sessions.id, id)))
    .returning({ id: sessions.id });
  return ended.length > 0;
}

export async function forgetEndedSessions(db: Executor): Promise<number> {
  const ended = await db.delete(sessions).where(sql`${sessions.expiresAt} < now()`);
  return ended.rowCount ?? 0;
}
