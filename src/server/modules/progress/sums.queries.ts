// The sums of ranking XP that leaderboards are read from: one row a learner and period.
import { eq, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/db/database.ts';
import { rowsStatement } from '#server/db/statement.ts';
import { xpSums } from './progress.table.ts';

export type XpSum = typeof xpSums.$inferInsert;

const upsertSums = rowsStatement(
  ['learnerId', 'board', 'startsOn', 'xp', 'isDemo', 'isListed'],
  (db, rows) =>
    db
      .insert(xpSums)
      // A placeholder has no type: the columns have.
      .values(rows as unknown as XpSum[])
      .onConflictDoUpdate({
        target: [xpSums.learnerId, xpSums.board, xpSums.startsOn],
        set: { xp: sql`${xpSums.xp} + excluded.xp`, isListed: sql`excluded.is_listed` },
      })
      .prepare(`add_xp_sums_${rows.length}`),
);

/** Adds XP to the sums of one learner; the caller holds the learner's row. */
export async function addToSums(tx: Transaction, rows: readonly XpSum[]): Promise<void> {
  await upsertSums(tx, rows as readonly Required<XpSum>[]);
}

/** Sets whether others see a learner on the boards. */
export async function listSums(
  tx: Transaction,
  learnerId: string,
  isListed: boolean,
): Promise<void> {
  await tx.update(xpSums).set({ isListed }).where(eq(xpSums.learnerId, learnerId));
}

/**
 * Makes the sums of learners again whose sum of all time is not that of their profile, or whose row
 * is listed otherwise than their settings say: a node of the release before writes no sums.
 * @param limit learners of one call at most
 * @returns how many learners it were
 */
export async function repairSums(db: Executor, limit: number): Promise<number> {
  const { rows } = await db.execute<{ repaired: number }>(sql`
    with wrong as (
      select l.id, l.is_demo,
             coalesce(l.settings ->> 'publicProfile', 'true') = 'true'
               and not l.is_demo as is_listed
      from learners l
      left join xp_sums s on s.learner_id = l.id and s.board = 'all'
      where (not l.is_demo or s.learner_id is null) and l.total_xp > 0
        and (s.xp is distinct from l.total_xp or s.is_listed is distinct from
          (coalesce(l.settings ->> 'publicProfile', 'true') = 'true' and not l.is_demo))
      order by l.id limit ${limit}
      for no key update of l
    ), paid as (
      select w.id, w.is_demo, w.is_listed, x.base_xp, (x.created_at at time zone 'UTC') as at
      from wrong w join xp_ledger x on x.learner_id = w.id
    ), sums as (
      select id, is_demo, is_listed, 'all' as board, date '1970-01-01' as starts_on, sum(base_xp)::int as xp
      from paid group by 1, 2, 3
      union all
      select id, is_demo, is_listed, 'week', date_trunc('week', at)::date, sum(base_xp)::int
      from paid group by 1, 2, 3, 5
      union all
      select id, is_demo, is_listed, 'month', date_trunc('month', at)::date, sum(base_xp)::int
      from paid group by 1, 2, 3, 5
    ), written as (
      insert into xp_sums (learner_id, board, starts_on, xp, is_demo, is_listed)
      select id, board, starts_on, xp, is_demo, is_listed from sums where xp > 0
      on conflict (learner_id, board, starts_on)
        do update set xp = excluded.xp, is_listed = excluded.is_listed
      returning learner_id
    )
    select count(distinct learner_id)::int as repaired from written`);
  return rows[0]?.repaired ?? 0;
}
