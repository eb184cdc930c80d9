// Rivals in teams: rows that stay true when the rivals are made anew each day.
import { inArray, like, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/db/database.ts';
import { learners } from '#server/modules/learner/learner.table.ts';
import { storeItems } from '#server/modules/store/store.table.ts';
import { teamMembers, teams } from '#server/modules/team/team.table.ts';

/** Which of these rivals stand now. */
export async function standingRivals(db: Executor, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: learners.id })
    .from(learners)
    .where(inArray(learners.id, [...ids]));
  return rows.map(({ id }) => id);
}

export type RivalPlace = typeof teamMembers.$inferInsert;

/** In which teams rivals are. */
export const rivalPlaces = (db: Executor): Promise<RivalPlace[]> =>
  db
    .select({
      learnerId: teamMembers.learnerId,
      teamId: teamMembers.teamId,
      joinedAt: teamMembers.joinedAt,
    })
    .from(teamMembers)
    .where(like(teamMembers.learnerId, 'rival-%'));

export async function insertPlaces(tx: Transaction, rows: readonly RivalPlace[]): Promise<void> {
  if (rows.length === 0) return;
  await tx
    .insert(teamMembers)
    .values([...rows])
    .onConflictDoNothing();
}

export async function insertRivalTeam(
  tx: Transaction,
  row: typeof teams.$inferInsert,
): Promise<void> {
  await tx.insert(teams).values(row).onConflictDoNothing();
}

/** Lets an item of the store run for a demo learner, without a purchase. */
export async function lendItem(
  tx: Transaction,
  row: { readonly learnerId: string; readonly itemId: string; readonly days: number },
): Promise<void> {
  await tx.insert(storeItems).values({
    learnerId: row.learnerId,
    itemId: row.itemId,
    held: 0,
    activeUntil: sql`now() + make_interval(days => ${row.days})`,
  });
}
