// Rows of checkouts: opened under the learner's lock, paid once.
import { and, desc, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/db/database.ts';
import { storeCheckouts } from './store.table.ts';

export type CheckoutRow = typeof storeCheckouts.$inferSelect;

/** The newest page for the same thing at the same price that is still open. */
export async function findOpen(
  db: Executor,
  of: Pick<CheckoutRow, 'learnerId' | 'itemId' | 'priceCents'> & { readonly since: Date },
): Promise<CheckoutRow | undefined> {
  const [row] = await db
    .select()
    .from(storeCheckouts)
    .where(
      and(
        eq(storeCheckouts.learnerId, of.learnerId),
        eq(storeCheckouts.itemId, of.itemId),
        eq(storeCheckouts.priceCents, of.priceCents),
        gt(storeCheckouts.createdAt, of.since),
        isNotNull(storeCheckouts.url),
        isNull(storeCheckouts.paidAt),
      ),
    )
    .orderBy(desc(storeCheckouts.createdAt))
    .limit(1);
  return row;
}

export async function insertCheckout(
  tx: Transaction,
  row: typeof storeCheckouts.$inferInsert,
): Promise<void> {
  await tx.insert(storeCheckouts).values(row);
}

/** Notes the page that the payment service opened. */
export async function noteSession(
  tx: Transaction,
  id: string,
  session: { readonly sessionId: string; readonly url: string },
): Promise<void> {
  await tx.update(storeCheckouts).set(session).where(eq(storeCheckouts.id, id));
}

export async function findCheckout(db: Executor, id: string): Promise<CheckoutRow | undefined> {
  const [row] = await db.select().from(storeCheckouts).where(eq(storeCheckouts.id, id));
  return row;
}

/** @returns false where it was paid before: nothing is to be handed over */
export async function markPaid(tx: Transaction, id: string, at: Date): Promise<boolean> {
  const { rowCount } = await tx
    .update(storeCheckouts)
    .set({ paidAt: at })
    .where(and(eq(storeCheckouts.id, id), isNull(storeCheckouts.paidAt)));
  return (rowCount ?? 0) > 0;
}
