// How often a sign-in may fail: ten in a window a learner, fifty an address, never a hundred on end.
import { createHash } from 'node:crypto';
import { eq, inArray, sql } from 'drizzle-orm';
import type { Database, Executor } from '#server/db/database.ts';
import { throttles } from './throttle.table.ts';

const WINDOW_MINUTES = 15;
const ACCOUNT_FAILURES = 10;
const ADDRESS_FAILURES = 50;
/** Attempts without a success after which only a known device or a reset lets the owner in. */
const MAX_CONSECUTIVE = 100;
/** The block doubles each time, from a quarter of an hour to four hours. */
const MAX_DOUBLINGS = 4;
const MAILS_AN_HOUR = 5;
const DAY_SECONDS = 86_400;

const windowOf = (minutes: number) => sql`make_interval(mins => ${minutes})`;

export const hashed = (text: string): string =>
  createHash('sha256').update(text).digest('base64url');

/** The same for a known and an unknown address, so that a lock tells nothing. */
export const accountKey = (email: string): string => `account:${hashed(email.toLowerCase())}`;
export const deviceKey = (nonce: string): string => `device:${hashed(nonce)}`;

/** One household or office: an IPv4 address, or the /64 of an IPv6 one. */
export function addressKey(clientAddress: string): string {
  const plain = clientAddress
    .slice(0, 64)
    .toLowerCase()
    .replace(/^::ffff:(?=\d+\.)/, '');
  if (!plain.includes(':')) return `address:${plain}`;
  const [left = '', right] = plain.split('%')[0]!.split('::');
  const head = left === '' ? [] : left.split(':');
  const tail = right === undefined || right === '' ? [] : right.split(':');
  const zeros = right === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const groups = [...head, ...Array<string>(zeros).fill('0'), ...tail];
  return `address:${groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`;
}

/** Who is trying: what is counted, and where the attempt comes from unless it is a known device. */
export interface Attempt {
  /** The account's key, or the known device's own. */
  readonly key: string;
  readonly address: string | undefined;
}

/**
 * Counts an attempt before its password is looked at, so that a hundred at once are still counted.
 * @returns seconds to wait when it may not be made; 0 when it may
 */
export async function beginAttempt(db: Database, attempt: Attempt): Promise<number> {
  if (attempt.address !== undefined) {
    const wait = await secondsBlocked(db, attempt.address);
    if (wait > 0) return wait;
  }
  const begun = await db
    .insert(throttles)
    .values({ key: attempt.key, consecutive: 1 })
    .onConflictDoUpdate({
      target: throttles.key,
      set: { consecutive: sql`${throttles.consecutive} + 1`, updatedAt: sql`now()` },
      setWhere: sql`${throttles.consecutive} < ${MAX_CONSECUTIVE} and coalesce(${throttles.blockedUntil} <= now(), true)`,
    })
    .returning({ key: throttles.key });
  if (begun.length > 0) return 0;
  return (await secondsBlocked(db, attempt.key)) || DAY_SECONDS;
}

/** The password was wrong. */
export async function failAttempt(db: Database, attempt: Attempt): Promise<void> {
  await countFailure(db, attempt.key, ACCOUNT_FAILURES);
  if (attempt.address !== undefined) await countFailure(db, attempt.address, ADDRESS_FAILURES);
}

/** The attempt was not decided, for example because the server was busy: it counts for nothing. */
export async function cancelAttempt(db: Database, { key }: Attempt): Promise<void> {
  await db
    .update(throttles)
    .set({ consecutive: sql`greatest(${throttles.consecutive} - 1, 0)` })
    .where(eq(throttles.key, key));
}

/**
 * The owner got in: the count against this attempt's key is over. From a known device the account's
 * own block stays, for it holds off somebody else, but the run of failures is broken.
 */
export async function succeedAttempt(
  db: Database,
  { key }: Attempt,
  account: string,
): Promise<void> {
  await clearAttempts(db, [key]);
  if (key !== account) {
    await db.update(throttles).set({ consecutive: 0 }).where(eq(throttles.key, account));
  }
}

/** A new password was set by its owner, or the account is gone: nothing is counted any more. */
export async function clearAttempts(db: Executor, keys: readonly string[]): Promise<void> {
  await db.delete(throttles).where(inArray(throttles.key, [...keys]));
}

/** Takes one of the few mails that an address gets in an hour; false when they are used up. */
export const takeMailAllowance = async (db: Executor, email: string): Promise<boolean> =>
  (await takeOfHour(db, `mail:${hashed(email.toLowerCase())}`, MAILS_AN_HOUR)) === 0;

/**
 * Takes one of as many as a key may have in an hour.
 * @returns seconds to wait when they are used up; 0 when one was taken
 */
export async function takeOfHour(db: Executor, key: string, most: number): Promise<number> {
  const isOver = sql`${throttles.windowStartedAt} <= now() - ${windowOf(60)}`;
  const taken = await db
    .insert(throttles)
    .values({ key, failures: 1 })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        failures: sql`case when ${isOver} then 1 else ${throttles.failures} + 1 end`,
        windowStartedAt: sql`case when ${isOver} then now() else ${throttles.windowStartedAt} end`,
        updatedAt: sql`now()`,
      },
      setWhere: sql`${isOver} or ${throttles.failures} < ${most}`,
    })
    .returning({ key: throttles.key });
  if (taken.length > 0) return 0;
  const [row] = await db
    .select({
      seconds: sql<number>`ceil(extract(epoch from ${throttles.windowStartedAt} + ${windowOf(60)} - now()))::int`,
    })
    .from(throttles)
    .where(eq(throttles.key, key));
  return Math.max(1, row?.seconds ?? 1);
}

/** Counters nobody touched for long go; an account's own stay long enough to stop a slow guesser. */
export async function forgetOldAttempts(db: Executor): Promise<number> {
  const old = await db
    .delete(throttles)
    .where(sql`${throttles.updatedAt} < now() - interval '90 days'`);
  return old.rowCount ?? 0;
}

async function secondsBlocked(db: Database, key: string): Promise<number> {
  const [row] = await db
    .select({
      seconds: sql<number>`ceil(extract(epoch from ${throttles.blockedUntil} - now()))::int`,
    })
    .from(throttles)
    .where(sql`${throttles.key} = ${key} and ${throttles.blockedUntil} > now()`);
  return row ? Math.max(1, row.seconds) : 0;
}

async function countFailure(db: Database, key: string, limit: number): Promise<void> {
  const isOver = sql`${throttles.windowStartedAt} <= now() - ${windowOf(WINDOW_MINUTES)}`;
  const failures = sql`(case when ${isOver} then 1 else ${throttles.failures} + 1 end)`;
  const doublings = sql`least(${MAX_DOUBLINGS}, greatest(0, ${throttles.consecutive} / ${limit} - 1))`;
  await db
    .insert(throttles)
    .values({ key, failures: 1 })
    .onConflictDoUpdate({
      target: throttles.key,
      set: {
        // A full window blocks and begins anew, so that the next block comes after as many again.
        failures: sql`case when ${failures} >= ${limit} then 0 else ${failures} end`,
        windowStartedAt: sql`case when ${isOver} then now() else ${throttles.windowStartedAt} end`,
        blockedUntil: sql`case when ${failures} >= ${limit} then now() + ${windowOf(WINDOW_MINUTES)} * power(2, ${doublings}) else ${throttles.blockedUntil} end`,
        updatedAt: sql`now()`,
      },
    });
}
