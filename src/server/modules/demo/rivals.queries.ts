// The rows of rivals: accounts that nobody signs in to, with what they would have done.
import { eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/db/database.ts';
import { learners, streaks } from '#server/modules/learner/learner.table.ts';
import { learnerBadges, xpLedger, xpSums } from '#server/modules/progress/progress.table.ts';
import { activityProgress } from '#server/modules/record/activity.table.ts';
import { users } from '#server/modules/user/user.table.ts';

/** Their addresses tell them apart from the demo learners whom somebody plays. */
const RIVALS = 'rival-%@demo.invalid';

/** One maker of rivals at a time, over all nodes. */
const RIVALS_LOCK = 7_310_001;

/** Waits until nobody else makes rivals. @returns when the standing ones were made; null where there are none */
export async function lockRivals(tx: Transaction): Promise<Date | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(${RIVALS_LOCK})`);
  const { rows } = await tx.execute<{ at: string | null }>(
    sql`select min(created_at)::text as at from ${users} where email like ${RIVALS}`,
  );
  return rows[0]?.at ? new Date(rows[0].at) : null;
}

export async function eraseRivals(tx: Transaction): Promise<void> {
  await tx.execute(
    sql`select count(erase_learner(old.id)) from (select id from ${users} where email like ${RIVALS}) as old`,
  );
}

export async function insertRivalAccount(tx: Transaction, id: string, name: string): Promise<void> {
  await tx
    .insert(users)
    .values({ id, name, email: `rival-${id}@demo.invalid`, emailVerified: true });
}

export interface RivalRows {
  readonly totalXp: number;
  readonly balanceXp: number;
  readonly shieldsHeld: number;
  readonly activities: readonly (typeof activityProgress.$inferInsert)[];
  readonly entries: readonly (typeof xpLedger.$inferInsert)[];
  readonly sums: readonly (typeof xpSums.$inferInsert)[];
  readonly run: typeof streaks.$inferInsert;
}

/** Writes what a rival has done and earned. */
export async function insertRival(tx: Transaction, id: string, rows: RivalRows): Promise<void> {
  const { totalXp, balanceXp, shieldsHeld } = rows;
  await tx.update(learners).set({ totalXp, balanceXp, shieldsHeld }).where(eq(learners.id, id));
  await tx.insert(activityProgress).values([...rows.activities]);
  await tx.insert(xpLedger).values([...rows.entries]);
  await tx.insert(xpSums).values([...rows.sums]);
  await tx.insert(streaks).values(rows.run);
}

export async function insertRivalBadges(
  db: Executor,
  learnerId: string,
  badges: readonly { readonly badgeId: string; readonly earnedAt: Date }[],
): Promise<void> {
  if (badges.length === 0) return;
  await db.insert(learnerBadges).values(badges.map((one) => ({ learnerId, ...one })));
}
