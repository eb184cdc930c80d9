// A board with the caller's place on it: who is listed, in which order, with which rank.
import type { BoardRow, Leaderboard, MyWeek } from '#contract/leaderboards.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { addDays, type Instant, studyDayAt, utcMidnight } from '#domain/kernel/time.ts';
import {
  BOARD_ZONE,
  type Board,
  periodStart,
  ranksOf,
  turnsAt,
} from '#domain/rewards/leaderboard.ts';
import { levelAt } from '#domain/rewards/levels.ts';
import { settingsOf, validSettings } from '#domain/settings/settings.ts';
import { standingDays } from '#domain/streak/advance-streaks.ts';
import type { Executor } from '#server/db/database.ts';
import { getGroup } from '#server/modules/learner/learner.usecases.ts';
import { streakOf } from '#server/modules/learner/streak.usecases.ts';
import {
  countsAbove,
  countWithMore,
  findSum,
  neighborsOf,
  nextXpAbove,
  type Period,
  type Place,
  placesOf,
  profilesOf,
  rankedByDay,
} from './leaderboard.queries.ts';

/** Neighbors that are shown on each side of a caller who stands far down. */
const NEIGHBORS = 2;

interface Ranked extends Place {
  readonly place: number;
  readonly rank: number;
}

export async function readBoard(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
  { board, offset, limit }: { board: Board; offset: number; limit: number },
): Promise<Leaderboard> {
  const { isDemo, now } = await getGroup(db, learnerId);
  const period: Period = { board, startsOn: periodStart(board, now), isDemo };
  const [places, own] = await Promise.all([
    placesOf(db, period, { offset, limit: limit + 1 }),
    findSum(db, learnerId, period),
  ]);
  const shown = places.slice(0, limit);
  const above = offset === 0 || !shown[0] ? 0 : await countWithMore(db, period, shown[0].xp);
  const rows = withRanks(shown, { before: offset, above });
  const me = own && (await standingOf(db, period, { learnerId, xp: own.xp }));
  const isShown = rows.some((row) => row.learnerId === learnerId);
  const around = me && offset === 0 && !isShown ? me.around : [];
  const view = await viewOf(db, catalog, [...rows, ...around], { learnerId, now });
  const turn = turnsAt(board, now);
  return {
    zone: BOARD_ZONE,
    turnsAt: turn === null ? null : new Date(turn).toISOString(),
    rows: rows.map(view),
    hasMore: places.length > limit,
    me: me
      ? { place: me.place, rank: me.rank, xp: me.xp, isListed: own.isListed, next: me.next }
      : null,
    around: around.map(view),
  };
}

function withRanks(
  places: readonly Place[],
  from: { readonly before: number; readonly above: number },
): Ranked[] {
  const ranks = ranksOf(
    places.map(({ xp }) => xp),
    from,
  );
  return places.map((one, at) => ({ ...one, place: from.before + at + 1, rank: ranks[at]! }));
}

/** Where the caller stands, whether others see them or not, between those next to them. */
async function standingOf(db: Executor, period: Period, own: Place) {
  const { above, below } = await neighborsOf(db, period, own, NEIGHBORS);
  const first = above[0] ?? own;
  const { before, moreXp, moreThanFirst } = await countsAbove(db, period, own, first.xp);
  const nextXp = await nextXpAbove(db, period, own.xp);
  const around = withRanks([...above, own, ...below], {
    before: before - above.length,
    above: moreThanFirst,
  });
  // Those who share the next better rank have the same XP: as many stand above them as have more.
  const next =
    nextXp === undefined
      ? null
      : { xp: nextXp - own.xp, rank: 1 + (await countWithMore(db, period, nextXp)) };
  return { around, place: before + 1, rank: moreXp + 1, xp: own.xp, next };
}

/** Shows learners as others may see them. */
async function viewOf(
  db: Executor,
  { rewards }: CatalogIndex,
  rows: readonly Ranked[],
  { learnerId, now }: { readonly learnerId: string; readonly now: Instant },
): Promise<(row: Ranked) => BoardRow> {
  const profiles = await profilesOf(
    db,
    rows.map((row) => row.learnerId),
  );
  return (row) => {
    const { learner, streak, badges } = profiles.get(row.learnerId)!;
    const isMe = row.learnerId === learnerId;
    const settings = settingsOf(validSettings(learner.settings));
    const showsProgress = isMe || settings.showProgress;
    const showsBadges = isMe || settings.showBadges;
    const today = studyDayAt(now, learner.timeZone);
    const run = streak ? streakOf(streak) : undefined;
    return {
      place: row.place,
      rank: row.rank,
      isMe,
      displayName: learner.displayName,
      level: showsProgress ? levelAt(rewards.levels, learner.totalXp).level.name : null,
      xp: row.xp,
      badges: showsBadges ? badges : null,
      streakDays: showsProgress ? standingDays(run, today, learner.shieldsHeld) : null,
    };
  };
}

/** The caller's own week on the boards, day by day, and how much the one before brought. */
export async function readMyWeek(db: Executor, learnerId: string): Promise<MyWeek> {
  const { now } = await getGroup(db, learnerId);
  const monday = periodStart('week', now);
  const [byDay, before] = await Promise.all([
    rankedByDay(db, learnerId, { zone: BOARD_ZONE, since: new Date(utcMidnight(monday)) }),
    findSum(db, learnerId, { board: 'week', startsOn: addDays(monday, -7) }),
  ]);
  const days = Array.from({ length: 7 }, (_, at) => addDays(monday, at)).map((day) => ({
    day,
    xp: byDay.get(day) ?? 0,
  }));
  return {
    days,
    xp: days.reduce((sum, { xp }) => sum + xp, 0),
    xpBefore: before?.xp ?? 0,
  };
}
