// Public pages by learner and by id.
import { and, desc, eq } from 'drizzle-orm';
import { nowMs } from '#server/db/columns.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import { learners, streaks } from '#server/modules/learner/learner.table.ts';
import { learnerBadges } from '#server/modules/progress/progress.table.ts';
import { publicProfiles } from './public-profile.table.ts';

export async function findAddress(db: Executor, learnerId: string): Promise<string | null> {
  const [row] = await db
    .select({ id: publicProfiles.id })
    .from(publicProfiles)
    .where(eq(publicProfiles.learnerId, learnerId));
  return row?.id ?? null;
}

/** Keeps an address where there is none. */
export async function keepAddress(
  tx: Transaction,
  row: typeof publicProfiles.$inferInsert,
): Promise<void> {
  await tx.insert(publicProfiles).values(row).onConflictDoNothing();
}

/** Whose page it is, with their run of study days and the database's clock. */
export async function findByAddress(db: Executor, id: string) {
  const [row] = await db
    .select({ learner: learners, streak: streaks, now: nowMs })
    .from(publicProfiles)
    .innerJoin(learners, eq(learners.id, publicProfiles.learnerId))
    .leftJoin(streaks, and(eq(streaks.learnerId, learners.id), eq(streaks.scope, 'overall')))
    .where(eq(publicProfiles.id, id));
  return row && { ...row, now: Number(row.now) };
}

/** The learner's badges from the latest. */
export const badgesOf = (db: Executor, learnerId: string) =>
  db
    .select({ badgeId: learnerBadges.badgeId, earnedAt: learnerBadges.earnedAt })
    .from(learnerBadges)
    .where(eq(learnerBadges.learnerId, learnerId))
    .orderBy(desc(learnerBadges.earnedAt), learnerBadges.badgeId);
