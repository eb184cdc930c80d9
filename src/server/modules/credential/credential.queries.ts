// Signed badges by learner and by id, and the key of the installation.
import { and, eq } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/db/database.ts';
import { learnerBadges } from '#server/modules/progress/progress.table.ts';
import { badgeCredentials, signingKeys } from './credential.table.ts';

export async function findKey(db: Executor) {
  const [row] = await db.select().from(signingKeys);
  return row;
}

/** Keeps a key where there is none. @returns the key that stands */
export async function keepKey(
  db: Executor,
  row: Omit<typeof signingKeys.$inferInsert, 'isOnly' | 'createdAt'>,
) {
  await db.insert(signingKeys).values(row).onConflictDoNothing();
  return (await findKey(db))!;
}

/** When the learner earned a badge; undefined where they have not. */
export async function findEarnedAt(
  db: Executor,
  learnerId: string,
  badgeId: string,
): Promise<Date | undefined> {
  const [row] = await db
    .select({ earnedAt: learnerBadges.earnedAt })
    .from(learnerBadges)
    .where(and(eq(learnerBadges.learnerId, learnerId), eq(learnerBadges.badgeId, badgeId)));
  return row?.earnedAt;
}

/** Adds one unless the learner has one of that badge. @returns the one that stands */
export async function addCredential(tx: Transaction, row: typeof badgeCredentials.$inferInsert) {
  await tx.insert(badgeCredentials).values(row).onConflictDoNothing();
  const [standing] = await tx
    .select()
    .from(badgeCredentials)
    .where(
      and(eq(badgeCredentials.learnerId, row.learnerId), eq(badgeCredentials.badgeId, row.badgeId)),
    );
  return standing!;
}

export async function findCredential(db: Executor, id: string) {
  const [row] = await db.select().from(badgeCredentials).where(eq(badgeCredentials.id, id));
  return row;
}
