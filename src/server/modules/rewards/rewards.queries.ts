// The ledger, badges and the trail of one learner.
import { and, desc, eq, gte, isNull, or, sql } from 'drizzle-orm';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { StudyDay } from '#domain/kernel/time.ts';
import { countLabs, countPhaseItems, subjectsOf } from '#domain/rewards/badge-subjects.ts';
import type { BadgeFacts, Sitting } from '#domain/rewards/badges.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import { rowsStatement, statement } from '#server/db/statement.ts';
import { examAttempts } from '#server/modules/exam/exam.table.ts';
import { learners } from '#server/modules/learner/learner.table.ts';
import { activityProgress, stepProgress } from '#server/modules/learning/learning.table.ts';
import { activityLog, learnerBadges, xpLedger } from './rewards.table.ts';

const given = sql.placeholder;

const sumRanked = statement((db) =>
  db
    .select({ sum: sql<number>`coalesce(sum(${xpLedger.baseXp}), 0)::int` })
    .from(xpLedger)
    .where(
      and(
        eq(xpLedger.learnerId, given('learnerId')),
        gte(xpLedger.createdAt, given('since')),
        or(
          eq(xpLedger.studyDay, given('day')),
          and(isNull(xpLedger.studyDay), gte(xpLedger.createdAt, given('dayStart'))),
        ),
      ),
    )
    .prepare('ranked_xp'),
);

/** A calendar day lasts fifty hours around the world. */
const DAY_EVERYWHERE_MS = 50 * 3_600_000;

/**
 * Base XP that this learner's study day has already ranked: by the day that each row names, so that
 * another time zone does not begin the day anew.
 */
export async function rankedXpOn(
  tx: Transaction,
  learnerId: string,
  { day, dayStart, now }: { day: StudyDay; dayStart: Date; now: number },
): Promise<number> {
  const since = new Date(now - DAY_EVERYWHERE_MS);
  const [row] = await sumRanked(tx, { learnerId, day, dayStart, since });
  return row!.sum;
}

const entryRow = {
  learnerId: given('learnerId'),
  source: given('source'),
  courseKey: given('courseKey'),
  baseXp: given('baseXp'),
  bonusXp: given('bonusXp'),
  createdAt: given('createdAt'),
  studyDay: given('studyDay'),
};

const payEntry = statement((db) => {
  const paid = db.$with('paid').as(
    db
      .insert(xpLedger)
      .values(entryRow)
      .onConflictDoNothing({ target: [xpLedger.learnerId, xpLedger.source] })
      .returning({ base: xpLedger.baseXp, bonus: xpLedger.bonusXp }),
  );
  return db
    .with(paid)
    .update(learners)
    .set({
      totalXp: sql`${learners.totalXp} + ${paid.base}`,
      balanceXp: sql`${learners.balanceXp} + ${paid.base} + ${paid.bonus}`,
    })
    .from(paid)
    .where(eq(learners.id, given('learnerId')))
    .returning({ id: learners.id })
    .prepare('pay_once');
});

/**
 * Pays a source once: the unique key on (learner, source) decides, whoever races. The sums on
 * the profile move in the same statement as the ledger, so that they cannot part.
 * @returns true when it was paid now, false when it had been paid before
 */
export async function payOnce(
  tx: Transaction,
  entry: Record<keyof typeof entryRow, unknown>,
): Promise<boolean> {
  const paid = await payEntry(tx, entry);
  return paid.length > 0;
}

const insertBadges = rowsStatement(['learnerId', 'badgeId', 'earnedAt'], (db, rows) =>
  db
    .insert(learnerBadges)
    .values(rows)
    .onConflictDoNothing()
    .returning({ badgeId: learnerBadges.badgeId })
    .prepare(`hold_badges_${rows.length}`),
);

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
  const held = badgeIds.map((badgeId) => ({ learnerId, badgeId, earnedAt }));
  const rows = await insertBadges(tx, held);
  return new Set(rows.map(({ badgeId }) => badgeId));
}

/** Sources with this beginning and this end that the learner was paid. */
export async function sourcesLike(
  db: Executor,
  learnerId: string,
  { prefix, suffix }: { readonly prefix: string; readonly suffix: string },
): Promise<Set<string>> {
  const rows = await db
    .select({ source: xpLedger.source })
    .from(xpLedger)
    .where(
      and(
        eq(xpLedger.learnerId, learnerId),
        sql`starts_with(${xpLedger.source}, ${prefix})`,
        sql`right(${xpLedger.source}, ${suffix.length}) = ${suffix}`,
      ),
    );
  return new Set(rows.map(({ source }) => source));
}

/** What badge rules count and which badges are held. */
export interface BadgeRecord {
  readonly facts: BadgeFacts;
  /** Badge id to the instant it was earned. */
  readonly held: ReadonlyMap<string, Date>;
}

const mine = sql`${activityProgress.learnerId} = ${given('learnerId')} and ${activityProgress.status} = 'done'`;

const selectBadgeRecord = statement((db) =>
  db
    .select({
      totalXp: learners.totalXp,
      itemsDone: sql<
        string[]
      >`(select coalesce(json_agg(${activityProgress.activityId}), '[]') from ${activityProgress} where ${mine} and ${activityProgress.activityId} = any(${given('itemIds')}))`,
      tasksDone: sql<
        string[]
      >`(select coalesce(json_agg(${stepProgress.activityId} || ' ' || ${stepProgress.stepId}), '[]') from ${stepProgress} where ${stepProgress.learnerId} = ${given('learnerId')} and ${stepProgress.activityId} = any(${given('labIds')}) and ${stepProgress.answer} is not null)`,
      done: sql<number>`(select count(*)::int from ${activityProgress} where ${mine})`,
      doneInADay: sql<number>`(select coalesce(max(n), 0)::int from (select count(*) as n from ${activityProgress} where ${mine} group by ${activityProgress.doneOn}) as days)`,
      checksRight: sql<number>`(select count(*)::int from ${stepProgress} where ${stepProgress.learnerId} = ${given('learnerId')} and ${stepProgress.right})`,
      sittings: sql<
        (Sitting & { paperId: string })[]
      >`(select coalesce(json_agg(json_build_object('paperId', ${examAttempts.paperId}, 'percent', ${examAttempts.percent}, 'points', coalesce(${examAttempts.points}, ${examAttempts.right}))), '[]') from ${examAttempts} where ${examAttempts.learnerId} = ${given('learnerId')} and ${examAttempts.paperId} = any(${given('paperIds')}) and ${examAttempts.percent} is not null and not ${examAttempts.implausible} and 2 * ${examAttempts.answered} >= ${examAttempts.total})`,
      held: sql<
        Record<string, string>
      >`(select coalesce(json_object_agg(${learnerBadges.badgeId}, ${learnerBadges.earnedAt}), '{}') from ${learnerBadges} where ${learnerBadges.learnerId} = ${given('learnerId')})`,
    })
    .from(learners)
    .where(eq(learners.id, given('learnerId')))
    .prepare('badge_record'),
);

/** Everything badges are decided and shown by, in one query. */
export async function badgeRecord(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
  streakDays: number,
): Promise<BadgeRecord> {
  const [row] = await selectBadgeRecord(db, { learnerId, ...subjectsOf(catalog) });
  const { totalXp, done, doneInADay, checksRight, held, itemsDone, tasksDone, sittings } = row!;
  return {
    facts: {
      totalXp,
      'activities-done': done,
      'activities-done-in-a-day': doneInADay,
      'streak-days': streakDays,
      'checks-right': checksRight,
      phaseItems: countPhaseItems(catalog, new Set(itemsDone)),
      labIndustries: countLabs(catalog, new Set(tasksDone)),
      sittings: Map.groupBy(sittings, ({ paperId }) => paperId),
    },
    held: new Map(Object.entries(held).map(([id, at]) => [id, new Date(at)])),
  };
}

/** What happened; an entry about no course has none, one that paid nothing has no XP. */
export interface TrailEntry {
  readonly learnerId: string;
  readonly type: string;
  readonly courseKey?: string;
  readonly subjectId: string;
  readonly xp?: number;
  readonly createdAt: Date;
}

const insertEntries = rowsStatement(
  ['learnerId', 'type', 'courseKey', 'subjectId', 'xp', 'createdAt'],
  (db, rows) => db.insert(activityLog).values(rows).prepare(`log_activity_${rows.length}`),
);

/** Adds entries to a learner's trail, in the given order. */
export async function logActivity(tx: Transaction, ...entries: TrailEntry[]): Promise<void> {
  await insertEntries(
    tx,
    entries.map((entry) => ({ courseKey: null, xp: 0, ...entry })),
  );
}

const selectLatest = statement((db) =>
  db
    .select()
    .from(activityLog)
    .where(eq(activityLog.learnerId, given('learnerId')))
    .orderBy(desc(activityLog.createdAt), desc(activityLog.id))
    .limit(given('limit'))
    .prepare('latest_activity'),
);

export const latestActivity = (db: Executor, learnerId: string, limit: number) =>
  selectLatest(db, { learnerId, limit });

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
