// The rows of a second factor, and of sign-ins that wait for it; all by the database's clock.
import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { FactorForms } from '#server/auth/second-factor.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import { twoFactors, users, verifications } from '#server/modules/user/user.table.ts';
import { hashed } from './throttle.queries.ts';

/** After a right password, so long may the second step take. */
export const SECOND_STEP_SECONDS = 600;
/** Wrong codes after which a sign-in begins anew with the password. */
const GUESSES_A_SIGN_IN = 5;
/** Wrong codes on end, over all sign-ins of an account, after which its second factor is locked. */
const GUESSES_AN_ACCOUNT = 10;
const LOCK_SECONDS = 900;
/** A code of an authenticator is good for a minute and a half at most; it must not be good twice. */
const CODE_MEMORY_SECONDS = 120;

const inSeconds = (seconds: number) => sql`now() + make_interval(secs => ${seconds})`;
const guessesOf = (step: string): string => `2fa-attempts-${step}`;
const standing = (identifier: string) =>
  and(eq(verifications.identifier, hashed(identifier)), gt(verifications.expiresAt, sql`now()`));

/** Notes that the password was right. @returns what the browser's cookie names it by; stored as a hash */
export async function beginSecondStep(db: Executor, userId: string): Promise<string> {
  const step = `2fa-${randomBytes(24).toString('base64url')}`;
  const expiresAt = inSeconds(SECOND_STEP_SECONDS);
  await db.insert(verifications).values([
    { id: randomUUID(), identifier: hashed(step), value: userId, expiresAt },
    { id: randomUUID(), identifier: hashed(guessesOf(step)), value: '0', expiresAt },
  ]);
  return step;
}

/** Whose sign-in waits for its second step under this name. */
export async function findSecondStep(tx: Executor, step: string): Promise<string | undefined> {
  const [row] = await tx
    .select({ userId: verifications.value })
    .from(verifications)
    .where(standing(step));
  return row?.userId;
}

export async function endSecondStep(tx: Executor, step: string): Promise<void> {
  for (const identifier of [step, guessesOf(step)]) {
    await tx.delete(verifications).where(eq(verifications.identifier, hashed(identifier)));
  }
}

/** Counts a guess before it is looked at; false when this sign-in had as many as it may have. */
export async function takeGuess(tx: Transaction, step: string): Promise<boolean> {
  const counted = await tx
    .update(verifications)
    .set({ value: sql`${verifications.value}::int + 1`, updatedAt: sql`now()` })
    .where(and(standing(guessesOf(step)), sql`${verifications.value}::int < ${GUESSES_A_SIGN_IN}`))
    .returning({ id: verifications.id });
  return counted.length > 0;
}

/** Notes that a code was used; false when it was before: somebody looked over a shoulder. */
export async function spendTimeCode(
  tx: Transaction,
  userId: string,
  code: string,
): Promise<boolean> {
  const name = `totp-used-${userId}-${code}`;
  const used = await tx
    .insert(verifications)
    .values({
      id: hashed(`reserve:${name}`),
      identifier: hashed(name),
      value: userId,
      expiresAt: inSeconds(CODE_MEMORY_SECONDS),
    })
    .onConflictDoUpdate({
      target: verifications.id,
      set: { expiresAt: inSeconds(CODE_MEMORY_SECONDS) },
      setWhere: sql`${verifications.expiresAt} <= now()`,
    })
    .returning({ id: verifications.id });
  return used.length > 0;
}

/** Sign-ins that waited too long and codes that are good no more. */
export async function forgetVerificationsOver(db: Executor): Promise<number> {
  const over = await db.delete(verifications).where(sql`${verifications.expiresAt} < now()`);
  return over.rowCount ?? 0;
}

export interface Factor {
  readonly id: string;
  readonly userId: string;
  readonly secret: string;
  readonly backupCodes: string;
  /** False while the authenticator was not proven yet. */
  readonly isProven: boolean;
  /** 0 where it is not locked. */
  readonly lockedSeconds: number;
}

/**
 * An account's second factor, locked until the transaction ends: guesses at one account are looked
 * at one after the other. What the first releases wrote is put into today's form here.
 */
export async function lockFactor(
  tx: Transaction,
  forms: FactorForms,
  userId: string,
): Promise<Factor | undefined> {
  const [row] = await tx
    .select({
      id: twoFactors.id,
      userId: twoFactors.userId,
      secret: twoFactors.secret,
      backupCodes: twoFactors.backupCodes,
      isProven: sql<boolean>`coalesce(${twoFactors.verified}, true)`,
      lockedSeconds: sql<number>`greatest(0, ceil(coalesce(extract(epoch from ${twoFactors.lockedUntil} - now()), 0)))::int`,
    })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId))
    .for('update');
  const renewed = row && forms.renewed(userId, row);
  if (!renewed) return row;
  await tx.update(twoFactors).set(renewed).where(eq(twoFactors.id, row.id));
  return { ...row, ...renewed };
}

/** Puts an unproven factor in the place of one that was begun before; false where one is proven. */
export async function startFactor(
  tx: Transaction,
  userId: string,
  stored: { secret: string; backupCodes: string },
): Promise<boolean> {
  // Two devices that begin at once: the later one's counts.
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const [row] = await tx
    .select({ verified: twoFactors.verified })
    .from(twoFactors)
    .where(eq(twoFactors.userId, userId));
  if (row && row.verified !== false) return false;
  await tx.delete(twoFactors).where(eq(twoFactors.userId, userId));
  await tx.insert(twoFactors).values({ id: randomUUID(), userId, ...stored, verified: false });
  return true;
}

/** The authenticator was proven: from now on a sign-in asks for it. */
export async function proveFactor(tx: Transaction, userId: string): Promise<void> {
  await tx.update(twoFactors).set({ verified: true }).where(eq(twoFactors.userId, userId));
  await setGuarded(tx, userId, true);
}

/** @returns true where it guarded the account, false where it was never proven or there was none */
export async function removeFactor(tx: Transaction, userId: string): Promise<boolean> {
  const removed = await tx
    .delete(twoFactors)
    .where(eq(twoFactors.userId, userId))
    .returning({ isProven: sql<boolean>`coalesce(${twoFactors.verified}, true)` });
  await setGuarded(tx, userId, false);
  return removed.some(({ isProven }) => isProven);
}

async function setGuarded(tx: Transaction, userId: string, isGuarded: boolean): Promise<void> {
  await tx
    .update(users)
    .set({ twoFactorEnabled: isGuarded, updatedAt: sql`now()` })
    .where(eq(users.id, userId));
}

export async function keepCodes(tx: Transaction, id: string, backupCodes: string): Promise<void> {
  await tx.update(twoFactors).set({ backupCodes }).where(eq(twoFactors.id, id));
}

/** One more wrong code on end; from the tenth on the factor is locked for a quarter of an hour. */
export async function countWrongCode(tx: Transaction, id: string): Promise<void> {
  const isOver = sql`coalesce(${twoFactors.lockedUntil} <= now(), false)`;
  const count = sql`(case when ${isOver} then 0 else coalesce(${twoFactors.failedVerificationCount}, 0) end + 1)`;
  await tx
    .update(twoFactors)
    .set({
      failedVerificationCount: count,
      lockedUntil: sql`case when ${count} >= ${GUESSES_AN_ACCOUNT} then ${inSeconds(LOCK_SECONDS)} end`,
    })
    .where(eq(twoFactors.id, id));
}

export async function forgetWrongCodes(tx: Transaction, id: string): Promise<void> {
  await tx
    .update(twoFactors)
    .set({ failedVerificationCount: 0, lockedUntil: null })
    .where(eq(twoFactors.id, id));
}
