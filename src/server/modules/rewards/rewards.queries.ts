// The ledger, badges and the trail of one learner.
import { and, desc, eq, gte, inArray, sql } from 'drizzle-orm';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { countLabs, countPhaseItems, subjectsOf } from '#domain/rewards/badge-subjects.ts';
import type { BadgeFacts } from '#domain/rewards/badges.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import { learners } from '#server/modules/learner/learner.table.ts';
import { activityProgress, stepProgress } from '#server/modules/learning/learning.table.ts';
import { activityLog, learnerBadges, xpLedger } from './rewards.table.ts';

/** Base XP that this learner's study day has already ranked. */
export async function rankedXpSince(
  tx: Transaction,
  learnerId: string,
  from: Date,
): Promise<number> {
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${xpLedger.baseXp}), 0)::int` })
    .from(xpLedger)
    .where(and(eq(xpLedger.learnerId, learnerId), gte(xpLedger.createdAt, from)));
  return row!.sum;
}

/**
 * Pays a source once: the unique key on (learner, source) decides, whoever races.
 * @returns true when it was paid now, false when it had been paid before
 */
export async function payOnce(
  tx: Transaction,
  entry: typeof xpLedger.$inferInsert,
): Promise<boolean> {
  const paid = await tx
    .insert(xpLedger)
    .values(entry)
    .onConflictDoNothing({ target: [xpLedger.learnerId, xpLedger.source] })
    .returning({ id: xpLedger.id });
  return paid.length > 0;
}

/**
 * Gives the learner badges; one held before stays as it is.
 * @returns the ids of those that are new
 */
export async function holdBadges(
  tx: Transaction,
  learnerId: string,
  badgeIds: readonly string[],
  earnedAt: Date,
): Promise<Set<string>> {
  const rows = await tx
    .insert(learnerBadges)
    .values(badgeIds.map((badgeId) => ({ learnerId, badgeId, earnedAt })))
    .onConflictDoNothing()
    .returning({ badgeId: learnerBadges.badgeId });
  return new Set(rows.map(({ badgeId }) => badgeId));
}

/** What badge rules count and which badges are held. */
export interface BadgeRecord {
  readonly facts: BadgeFacts;
  /** Badge id to the instant it was earned. */
  readonly held: ReadonlyMap<string, Date>;
}

/** Everything badges are decided and shown by, in one query. */
export async function badgeRecord(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
  streakDays: number,
): Promise<BadgeRecord> {
  const mine = sql`${activityProgress.learnerId} = ${learnerId} and ${activityProgress.status} = 'done'`;
  const { itemIds, labIds } = subjectsOf(catalog);
  const [row] = await db
    .select({
      totalXp: learners.totalXp,
      itemsDone: sql<
        string[]
      >`(select coalesce(json_agg(${activityProgress.activityId}), '[]') from ${activityProgress} where ${mine} and ${inArray(activityProgress.activityId, itemIds)})`,
      tasksDone: sql<
        string[]
      >`(select coalesce(json_agg(${stepProgress.activityId} || ' ' || ${stepProgress.stepId}), '[]') from ${stepProgress} where ${stepProgress.learnerId} = ${learnerId} and ${inArray(stepProgress.activityId, labIds)} and ${stepProgress.answer} is not null)`,
      done: sql<number>`(select count(*)::int from ${activityProgress} where ${mine})`,
      doneInADay: sql<number>`(select coalesce(max(n), 0)::int from (select count(*) as n from ${activityProgress} where ${mine} group by ${activityProgress.doneOn}) as days)`,
      checksRight: sql<number>`(select count(*)::int from ${stepProgress} where ${stepProgress.learnerId} = ${learnerId} and ${stepProgress.right})`,
      held: sql<
        Record<string, string>
      >`(select coalesce(json_object_agg(${learnerBadges.badgeId}, ${learnerBadges.earnedAt}), '{}') from ${learnerBadges} where ${learnerBadges.learnerId} = ${learnerId})`,
    })
    .from(learners)
    .where(eq(learners.id, learnerId));
  const { totalXp, done, doneInADay, checksRight, held, itemsDone, tasksDone } = row!;
  return {
    facts: {
      totalXp,
      'activities-done': done,
      'activities-done-in-a-day': doneInADay,
      'streak-days': streakDays,
      'checks-right': checksRight,
      phaseItems: countPhaseItems(catalog, new Set(itemsDone)),
      labIndustries: countLabs(catalog, new Set(tasksDone)),
    },
    held: new Map(Object.entries(held).map(([id, at]) => [id, new Date(at)])),
  };
}

/** Adds entries to a learner's trail, in the given order. */
export async function logActivity(
  tx: Transaction,
  ...entries: (typeof activityLog.$inferInsert)[]
): Promise<void> {
  await tx.insert(activityLog).values(entries);
}

export function latestActivity(db: Executor, learnerId: string, limit: number) {
  return db
    .select()
    .from(activityLog)
    .where(eq(activityLog.learnerId, learnerId))
    .orderBy(desc(activityLog.createdAt), desc(activityLog.id))
    .limit(limit);
}

/** Learners paid in the last day whose profile shows another sum than their ledger. */
export async function countLedgerDrift(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ drifted: number }>(sql`
    with paid as (
      select distinct learner_id from xp_ledger where created_at > now() - interval '1 day'
    )
    select count(*)::int as drifted from learners l
    join paid on paid.learner_id = l.id
    where l.total_xp is distinct from (
      select sum(base_xp)::int from xp_ledger x where x.learner_id = l.id
    )`);
  return rows[0]?.drifted ?? 0;
}
