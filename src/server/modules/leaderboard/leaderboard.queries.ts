// Boards read from the sums of XP: every statement is answered by the index of ranked sums.
import { and, asc, desc, eq, gt, gte, sql } from 'drizzle-orm';
import type { Board } from '#domain/rewards/leaderboard.ts';
import { type Mark, marksOf, nextMark } from '#domain/rewards/rank-marks.ts';
import type { Executor } from '#server/db/database.ts';
import { keptFor } from '#server/db/kept.ts';
import { statement } from '#server/db/statement.ts';
import { learners, streaks } from '#server/modules/learner/learner.table.ts';
import { learnerBadges, xpLedger, xpSums } from '#server/modules/progress/progress.table.ts';

const given = sql.placeholder;
/** How old the marks may be that ranks far down are counted from. */
const MARKS_MS = 60_000;

/** A period of a board, as one group of learners sees it. */
export interface Period {
  readonly board: Board;
  readonly startsOn: string;
  readonly isDemo: boolean;
}

const inPeriod = and(
  eq(xpSums.board, given('board')),
  eq(xpSums.startsOn, given('startsOn')),
  eq(xpSums.isDemo, given('isDemo')),
  // As the index has it.
  sql`is_listed`,
);
/** Stands above, or below, a learner with so much XP. */
const standsAbove = sql`(${xpSums.xp}, ${xpSums.learnerId}) > (${given('xp')}::int, ${given('learnerId')})`;
const standsBelow = sql`(${xpSums.xp}, ${xpSums.learnerId}) < (${given('xp')}::int, ${given('learnerId')})`;
const place = { learnerId: xpSums.learnerId, xp: xpSums.xp };

export interface Place {
  readonly learnerId: string;
  readonly xp: number;
}

const selectPlaces = statement((db) =>
  db
    .select(place)
    .from(xpSums)
    .where(inPeriod)
    .orderBy(desc(xpSums.xp), desc(xpSums.learnerId))
    .limit(given('limit'))
    .offset(given('offset'))
    .prepare('board_places'),
);

/** Learners of a board from the most XP down. */
export const placesOf = (
  db: Executor,
  period: Period,
  part: { readonly offset: number; readonly limit: number },
): Promise<Place[]> => selectPlaces(db, { ...period, ...part });

const selectAbove = statement((db) =>
  db
    .select(place)
    .from(xpSums)
    .where(and(inPeriod, standsAbove))
    .orderBy(asc(xpSums.xp), asc(xpSums.learnerId))
    .limit(given('limit'))
    .prepare('board_above'),
);
const selectBelow = statement((db) =>
  db
    .select(place)
    .from(xpSums)
    .where(and(inPeriod, standsBelow))
    .orderBy(desc(xpSums.xp), desc(xpSums.learnerId))
    .limit(given('limit'))
    .prepare('board_below'),
);

/** Those who stand next to a learner, from the most XP down, without the learner. */
export async function neighborsOf(
  db: Executor,
  period: Period,
  of: Place,
  limit: number,
): Promise<{ above: Place[]; below: Place[] }> {
  const values = { ...period, ...of, limit };
  const [above, below] = await Promise.all([selectAbove(db, values), selectBelow(db, values)]);
  return { above: above.toReversed(), below };
}

/** Below a mark, whose own number of learners is known. */
const belowMark = sql`${xpSums.xp} < ${given('below')}::int`;
/** More XP than anybody has. */
const NO_MARK: Mark = { xp: 2_147_483_647, atLeast: 0 };

const countAbove = statement((db) =>
  db
    .select({
      moreXp: sql<number>`(count(*) filter (where ${xpSums.xp} > ${given('xp')}::int))::int`,
      before: sql<number>`(count(*) filter (where ${standsAbove}))::int`,
      moreThanFirst: sql<number>`(count(*) filter (where ${xpSums.xp} > ${given('firstXp')}::int))::int`,
    })
    .from(xpSums)
    .where(and(inPeriod, gte(xpSums.xp, given('xp')), belowMark))
    .prepare('board_rank'),
);

/** How many stand above a learner: with more XP, in the list, and with more than `firstXp`. */
export async function countsAbove(db: Executor, period: Period, of: Place, firstXp: number) {
  const mark = await markAbove(db, period, firstXp);
  const [row] = await countAbove(db, { ...period, ...of, firstXp, below: mark.xp });
  const { moreXp, before, moreThanFirst } = row!;
  return {
    moreXp: moreXp + mark.atLeast,
    before: before + mark.atLeast,
    moreThanFirst: moreThanFirst + mark.atLeast,
  };
}

const selectNext = statement((db) =>
  db
    .select({ xp: xpSums.xp })
    .from(xpSums)
    .where(and(inPeriod, gt(xpSums.xp, given('xp'))))
    .orderBy(asc(xpSums.xp))
    .limit(1)
    .prepare('board_next'),
);

/** The least XP that is more; undefined where nobody has more. */
export async function nextXpAbove(db: Executor, period: Period, xp: number) {
  const [row] = await selectNext(db, { ...period, xp });
  return row?.xp;
}

const countMore = statement((db) =>
  db
    .select({ count: sql<number>`count(*)::int` })
    .from(xpSums)
    .where(and(inPeriod, gt(xpSums.xp, given('xp')), belowMark))
    .prepare('board_more'),
);

/** How many of a board have more XP. */
export async function countWithMore(db: Executor, period: Period, xp: number): Promise<number> {
  const mark = await markAbove(db, period, xp);
  const [row] = await countMore(db, { ...period, xp, below: mark.xp });
  return row!.count + mark.atLeast;
}

const selectHistogram = statement((db) =>
  db
    .select({ xp: xpSums.xp, learners: sql<number>`count(*)::int` })
    .from(xpSums)
    .where(inPeriod)
    .groupBy(xpSums.xp)
    .orderBy(desc(xpSums.xp))
    .prepare('board_histogram'),
);

const keptMarks = keptFor<readonly Mark[]>(MARKS_MS);

/** The next mark above some XP, a minute old at most; none for the first ten thousand, who are counted. */
async function markAbove(db: Executor, period: Period, xp: number): Promise<Mark> {
  const { board, startsOn, isDemo } = period;
  const marks = await keptMarks(db, `${board} ${startsOn} ${isDemo}`, async () =>
    marksOf(await selectHistogram(db, { ...period })),
  );
  return nextMark(marks, xp) ?? NO_MARK;
}

const selectSum = statement((db) =>
  db
    .select({ xp: xpSums.xp, isListed: xpSums.isListed })
    .from(xpSums)
    .where(
      and(
        eq(xpSums.learnerId, given('learnerId')),
        eq(xpSums.board, given('board')),
        eq(xpSums.startsOn, given('startsOn')),
      ),
    )
    .prepare('own_sum'),
);

/** A learner's own sum of a period; undefined where there is none. */
export async function findSum(
  db: Executor,
  learnerId: string,
  { board, startsOn }: Omit<Period, 'isDemo'>,
) {
  const [row] = await selectSum(db, { learnerId, board, startsOn });
  return row;
}

const selectProfiles = statement((db) =>
  db
    .select({
      learner: learners,
      streak: streaks,
      badges: sql<number>`(select count(*)::int from ${learnerBadges} where ${learnerBadges.learnerId} = ${learners.id})`,
    })
    .from(learners)
    .leftJoin(streaks, and(eq(streaks.learnerId, learners.id), eq(streaks.scope, 'overall')))
    .where(sql`${learners.id} = any(${given('ids')})`)
    .prepare('board_profiles'),
);

/** What a board shows of learners beside their XP, by id. */
export async function profilesOf(db: Executor, ids: readonly string[]) {
  const rows = ids.length === 0 ? [] : await selectProfiles(db, { ids });
  return new Map(rows.map((row) => [row.learner.id, row]));
}

const sumDays = statement((db) =>
  db
    .select({
      day: sql<string>`(${xpLedger.createdAt} at time zone ${given('zone')})::date::text`,
      xp: sql<number>`sum(${xpLedger.baseXp})::int`,
    })
    .from(xpLedger)
    .where(and(eq(xpLedger.learnerId, given('learnerId')), gte(xpLedger.createdAt, given('since'))))
    .groupBy(sql`1`)
    .prepare('own_week'),
);

/** Ranking XP of a learner by day of a zone, since an instant. */
export async function rankedByDay(
  db: Executor,
  learnerId: string,
  { zone, since }: { readonly zone: string; readonly since: Date },
): Promise<Map<string, number>> {
  const rows = await sumDays(db, { learnerId, zone, since });
  return new Map(rows.map(({ day, xp }) => [day, xp]));
}
