// Views and votes of the FAQ: a row a learner and answer, and the sums that are shown.
import { and, eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/db/database.ts';
import { faqCounts, faqMarks } from './support.table.ts';

export type FaqMark = Pick<typeof faqMarks.$inferSelect, 'faqId' | 'isHelpful' | 'viewedOn'>;
export type FaqCount = typeof faqCounts.$inferSelect;

export const countsOfAll = (db: Executor): Promise<FaqCount[]> => db.select().from(faqCounts);

export async function countsOf(db: Executor, faqId: string): Promise<FaqCount | undefined> {
  const [row] = await db.select().from(faqCounts).where(eq(faqCounts.faqId, faqId));
  return row;
}

export const marksOf = (db: Executor, learnerId: string): Promise<FaqMark[]> =>
  db
    .select({
      faqId: faqMarks.faqId,
      isHelpful: faqMarks.isHelpful,
      viewedOn: faqMarks.viewedOn,
    })
    .from(faqMarks)
    .where(eq(faqMarks.learnerId, learnerId));

/** The learner's row for an answer, locked: two votes at once follow each other. */
export async function lockMark(
  tx: Transaction,
  learnerId: string,
  faqId: string,
): Promise<FaqMark & { isNewDay: boolean }> {
  await tx.insert(faqMarks).values({ learnerId, faqId }).onConflictDoNothing();
  const [row] = await tx
    .select({
      faqId: faqMarks.faqId,
      isHelpful: faqMarks.isHelpful,
      viewedOn: faqMarks.viewedOn,
      isNewDay: sql<boolean>`${faqMarks.viewedOn} is distinct from current_date`,
    })
    .from(faqMarks)
    .where(and(eq(faqMarks.learnerId, learnerId), eq(faqMarks.faqId, faqId)))
    .for('update');
  return row!;
}

const own = (learnerId: string, faqId: string) =>
  and(eq(faqMarks.learnerId, learnerId), eq(faqMarks.faqId, faqId));

export const saveVote = async (
  tx: Transaction,
  learnerId: string,
  faqId: string,
  isHelpful: boolean | null,
): Promise<void> => {
  await tx.update(faqMarks).set({ isHelpful }).where(own(learnerId, faqId));
};

export const saveView = async (
  tx: Transaction,
  learnerId: string,
  faqId: string,
): Promise<void> => {
  await tx.update(faqMarks).set({ viewedOn: sql`current_date` }).where(own(learnerId, faqId));
};

/** Adds to the sums of an answer. */
export async function addToCounts(
  tx: Transaction,
  faqId: string,
  { helpful = 0, views = 0 }: { readonly helpful?: number; readonly views?: number },
): Promise<void> {
  await tx
    .insert(faqCounts)
    .values({ faqId, helpful: Math.max(0, helpful), views })
    .onConflictDoUpdate({
      target: faqCounts.faqId,
      set: {
        helpful: sql`greatest(0, ${faqCounts.helpful} + ${helpful})`,
        views: sql`${faqCounts.views} + ${views}`,
      },
    });
}
