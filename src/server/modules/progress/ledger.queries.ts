// The XP ledger: append-only, one row a learner and source, with the sums of the profile beside it.
import { and, desc, eq, getTableColumns, gte, isNull, lt, or, sql } from 'drizzle-orm';
import type { StudyDay } from '#domain/kernel/time.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import { statement } from '#server/db/statement.ts';
import { learners } from '#server/modules/learner/learner.table.ts';
import { examAttempts } from '#server/modules/record/attempt.table.ts';
import { xpLedger } from './progress.table.ts';

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
  boostXp: given('boostXp'),
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

const selectPaid = statement((db) =>
  db
    .select({
      xp: sql<number>`${xpLedger.baseXp} + ${xpLedger.bonusXp}`,
      boostXp: sql<number>`coalesce(${xpLedger.boostXp}, 0)`,
    })
    .from(xpLedger)
    .where(and(eq(xpLedger.learnerId, given('learnerId')), eq(xpLedger.source, given('source'))))
    .prepare('paid_before'),
);

/** What a source was paid, ranking and not, and what of it a boost added; 0 where it never was. */
export async function paidBefore(
  db: Executor,
  learnerId: string,
  source: string,
): Promise<{ xp: number; boostXp: number }> {
  const [row] = await selectPaid(db, { learnerId, source });
  return row ?? { xp: 0, boostXp: 0 };
}

/** Sources with this beginning and this end that the learner was paid. */
export async function paidSources(
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

/** Learners paid in the last day whose profile shows another sum than their ledger and purchases. */
export async function countLedgerDrift(db: Executor): Promise<number> {
  const { rows } = await db.execute<{ drifted: number }>(sql`
    with paid as (
      select distinct learner_id from xp_ledger where created_at > now() - interval '1 day'
    )
    select count(*)::int as drifted from learners l
    join paid on paid.learner_id = l.id
    where l.total_xp is distinct from (
      select sum(base_xp)::int from xp_ledger x where x.learner_id = l.id
    ) or l.balance_xp is distinct from (
      select sum(base_xp + bonus_xp)::int from xp_ledger x where x.learner_id = l.id
    ) - (
      select coalesce(sum(price_xp), 0)::int from store_purchases p where p.learner_id = l.id
    )`);
  return rows[0]?.drifted ?? 0;
}

/**
 * Whether what was paid for a paper asked missed questions: of the attempt that had ended when it was paid, as the source
 * names no more than paper and day. Null where there is none, as after a reset of the course.
 */
const isOfMissed = sql<boolean | null>`(
  select coalesce(attempt.focus ->> 'pool' = 'missed', false)
    from ${examAttempts} attempt
   where attempt.learner_id = ${xpLedger}.learner_id
     and attempt.course_key = ${xpLedger}.course_key
     and attempt.paper_id = split_part(${xpLedger}.source, ':', 2)
     and attempt.finished_at <= ${xpLedger}.created_at
     and starts_with(${xpLedger}.source, 'paper')
   order by attempt.finished_at desc
   limit 1)`;

const selectEntries = statement((db) =>
  db
    .select({ ...getTableColumns(xpLedger), isOfMissed })
    .from(xpLedger)
    .where(and(eq(xpLedger.learnerId, given('learnerId')), lt(xpLedger.id, given('before'))))
    .orderBy(desc(xpLedger.id))
    .limit(given('limit'))
    .prepare('xp_entries'),
);

/** Entries of the ledger that came before one of them, newest first. */
export const entriesBefore = (
  db: Executor,
  learnerId: string,
  { before, limit }: { readonly before: number; readonly limit: number },
) => selectEntries(db, { learnerId, before, limit });

const sumDays = statement((db) =>
  db
    .select({
      day: sql<string>`${xpLedger.studyDay}::text`,
      xp: sql<number>`sum(${xpLedger.baseXp} + ${xpLedger.bonusXp})::int`,
    })
    .from(xpLedger)
    .where(and(eq(xpLedger.learnerId, given('learnerId')), gte(xpLedger.studyDay, given('from'))))
    .groupBy(xpLedger.studyDay)
    .prepare('xp_by_day'),
);

/** XP of each study day from one on, ranking and not. */
export async function xpByDay(
  db: Executor,
  learnerId: string,
  from: StudyDay,
): Promise<Map<StudyDay, number>> {
  const rows = await sumDays(db, { learnerId, from });
  return new Map(rows.map(({ day, xp }) => [day, xp]));
}

const sumCourses = statement((db) =>
  db
    .select({
      courseKey: xpLedger.courseKey,
      xp: sql<number>`sum(${xpLedger.baseXp} + ${xpLedger.bonusXp})::int`,
    })
    .from(xpLedger)
    .where(eq(xpLedger.learnerId, given('learnerId')))
    .groupBy(xpLedger.courseKey)
    .prepare('xp_by_course'),
);

/** XP earned in each course, ranking and not; what belongs to none stands under null. */
export async function xpByCourse(
  db: Executor,
  learnerId: string,
): Promise<Map<string | null, number>> {
  const rows = await sumCourses(db, { learnerId });
  return new Map(rows.map(({ courseKey, xp }) => [courseKey, xp]));
}
