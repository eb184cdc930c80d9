// The rows of rivals: accounts that nobody signs in to, with what they would have done.
import { eq, sql } from 'drizzle-orm';
import { nowMs } from '#server/db/columns.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import { learners, streaks } from '#server/modules/learner/learner.table.ts';
import { learnerBadges, xpLedger, xpSums } from '#server/modules/progress/progress.table.ts';
import { activityProgress } from '#server/modules/record/activity.table.ts';
import { users } from '#server/modules/user/user.table.ts';

/** One maker of rivals at a time, over all nodes. */
const RIVALS_LOCK = 7_310_001;

/** Ids stay from day to day: a board that is read while rivals are made anew finds whom it lists. */
export const rivalId = (at: number): string => `rival-${at + 1}`;

/** When the standing rivals were made, null where there are none, with the database's clock; ms since 1970. */
export async function rivalsMadeAt(db: Executor): Promise<{ madeAt: number | null; now: number }> {
  const { rows } = await db.execute<{ made: string | null; now: string }>(sql`
    select ${nowMs} as now, (select floor(extract(epoch from created_at) * 1000)
      from ${users} where id = ${rivalId(0)}) as made`);
  const { made, now } = rows[0]!;
  return { madeAt: made === null ? null : Number(made), now: Number(now) };
}

/** Waits until nobody else makes rivals. */
export async function lockRivals(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${RIVALS_LOCK})`);
}

export async function eraseRivals(tx: Transaction): Promise<void> {
  await tx.execute(sql`
    select count(erase_learner(old.id)) from
      (select id from ${learners} where is_demo and id like 'rival-%') as old`);
}

export async function insertRivalAccount(tx: Transaction, id: string, name: string): Promise<void> {
  await tx.insert(users).values({ id, name, email: `${id}@demo.invalid`, emailVerified: true });
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
