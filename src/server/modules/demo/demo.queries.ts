// The rows that only demo learners have: an account without a password, erased in time.
import { sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/db/database.ts';
import { learners } from '#server/modules/learner/learner.table.ts';
import { users } from '#server/modules/user/user.table.ts';

/** Nobody can sign in to it, and its address reaches nobody. */
export async function insertDemoAccount(tx: Transaction, id: string): Promise<void> {
  await tx.insert(users).values({
    id,
    name: 'Demo Learner',
    email: `demo-${id}@demo.invalid`,
    emailVerified: true,
  });
}

/** Erases the oldest demo learners past their days, in one statement. @returns how many */
export async function eraseDemoLearners(
  db: Executor,
  { days, limit }: { days: number; limit: number },
): Promise<number> {
  const { rows } = await db.execute<{ erased: number }>(sql`
    select count(erase_learner(old.id))::int as erased from (
      select id from ${learners}
      where is_demo and created_at < now() - make_interval(days => ${days})
      order by created_at limit ${limit}
    ) as old`);
  return rows[0]?.erased ?? 0;
}
