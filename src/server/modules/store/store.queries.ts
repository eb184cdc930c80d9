// Purchases and what came of them; every write is guarded by its own condition.
import { and, eq, gt, gte, inArray, lt, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/db/database.ts';
import { statement } from '#server/db/statement.ts';
import { learners } from '#server/modules/learner/learner.table.ts';
import { storeItems, storePurchases } from './store.table.ts';

const given = sql.placeholder;

export type OwnedRow = typeof storeItems.$inferSelect;

const selectActive = statement((db) =>
  db
    .select({
      itemId: storeItems.itemId,
      activeUntil: storeItems.activeUntil,
      isOn: storeItems.isOn,
    })
    .from(storeItems)
    .where(
      and(
        eq(storeItems.learnerId, given('learnerId')),
        or(gt(storeItems.activeUntil, given('now')), storeItems.isOn),
      ),
    )
    .prepare('active_store_items'),
);

/** What of the learner's items runs at that moment or is worn. */
export const findActive = (db: Executor, learnerId: string, now: Date) =>
  selectActive(db, { learnerId, now });

/** Does any of these items run, by the database's clock? */
export async function isAnyRunning(
  db: Executor,
  learnerId: string,
  itemIds: readonly string[],
): Promise<boolean> {
  const rows = await db
    .select({ itemId: storeItems.itemId })
    .from(storeItems)
    .where(
      and(
        eq(storeItems.learnerId, learnerId),
        inArray(storeItems.itemId, [...itemIds]),
        gt(storeItems.activeUntil, sql`now()`),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Everything of the store that the learner has, or had. */
export const findOwned = (db: Executor, learnerId: string): Promise<OwnedRow[]> =>
  db.select().from(storeItems).where(eq(storeItems.learnerId, learnerId));

export async function findPurse(db: Executor, learnerId: string) {
  const [row] = await db
    .select({
      balanceXp: learners.balanceXp,
      shieldsHeld: learners.shieldsHeld,
      isDemo: learners.isDemo,
      now: sql<string>`(extract(epoch from now()) * 1000)::bigint::text`,
      spentXp: sql<number>`(select coalesce(sum(${storePurchases.priceXp}), 0)::int from ${storePurchases} where ${storePurchases.learnerId} = ${learnerId})`,
    })
    .from(learners)
    .where(eq(learners.id, learnerId));
  return row && { ...row, now: Number(row.now) };
}

/**
 * Takes the price from the balance, if that holds it.
 * @returns false where it does not: nothing was taken
 */
export async function takeXp(tx: Transaction, learnerId: string, xp: number): Promise<boolean> {
  const { rowCount } = await tx
    .update(learners)
    .set({ balanceXp: sql`${learners.balanceXp} - ${xp}` })
    .where(and(eq(learners.id, learnerId), gte(learners.balanceXp, xp)));
  return (rowCount ?? 0) > 0;
}

export async function addPurchase(
  tx: Transaction,
  purchase: Pick<
    typeof storePurchases.$inferInsert,
    'learnerId' | 'itemId' | 'priceXp' | 'boughtAt'
  >,
): Promise<void> {
  await tx.insert(storePurchases).values(purchase);
}

/** @returns false where as many as may be held are held already */
export async function addShield(
  tx: Transaction,
  learnerId: string,
  most: number,
): Promise<boolean> {
  const { rowCount } = await tx
    .update(learners)
    .set({ shieldsHeld: sql`${learners.shieldsHeld} + 1` })
    .where(and(eq(learners.id, learnerId), lt(learners.shieldsHeld, most)));
  return (rowCount ?? 0) > 0;
}

/** One more to be started. */
export async function addHeld(tx: Transaction, learnerId: string, itemId: string): Promise<void> {
  await tx
    .insert(storeItems)
    .values({ learnerId, itemId, held: 1 })
    .onConflictDoUpdate({
      target: [storeItems.learnerId, storeItems.itemId],
      set: { held: sql`${storeItems.held} + 1` },
    });
}

/** Something that lasts, worn from the start. @returns false where the learner has it already */
export async function addLasting(
  tx: Transaction,
  learnerId: string,
  itemId: string,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(storeItems)
    .values({ learnerId, itemId, held: 1, isOn: true })
    .onConflictDoNothing();
  return (rowCount ?? 0) > 0;
}

/** Uses one up. @returns false where none was held */
export async function startOne(
  tx: Transaction,
  of: { readonly learnerId: string; readonly itemId: string; readonly until: Date },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(storeItems)
    .set({ held: sql`${storeItems.held} - 1`, activeUntil: of.until })
    .where(
      and(
        eq(storeItems.learnerId, of.learnerId),
        eq(storeItems.itemId, of.itemId),
        gt(storeItems.held, 0),
      ),
    );
  return (rowCount ?? 0) > 0;
}

/** @returns false where the learner does not have it */
export async function setOn(
  tx: Transaction,
  of: { readonly learnerId: string; readonly itemId: string; readonly isOn: boolean },
): Promise<boolean> {
  const { rowCount } = await tx
    .update(storeItems)
    .set({ isOn: of.isOn })
    .where(and(eq(storeItems.learnerId, of.learnerId), eq(storeItems.itemId, of.itemId)));
  return (rowCount ?? 0) > 0;
}
