// The forty rivals of the demo: one set for all demo learners, dated to today, played by the rules of everybody.
import type { Activity } from '#domain/catalog/activity.ts';
import type { Course } from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { type Rival, rivalsOn } from '#domain/demo/rivals.ts';
import { addDays, dayStart, MS_PER_HOUR, studyDayAt, utcMidnight } from '#domain/kernel/time.ts';
import { BOARD_ZONE, BOARDS, periodStart } from '#domain/rewards/leaderboard.ts';
import { activitySource, awardXp } from '#domain/rewards/xp.ts';
import { advanceStreaks, type Streak } from '#domain/streak/advance-streaks.ts';
import { databaseNow, type Executor, type Transaction } from '#server/db/database.ts';
import { createLearner } from '#server/modules/learner/learner.usecases.ts';
import { badgeStandings } from '#server/modules/progress/badges.usecases.ts';
import { enterRivals, paidEventsOf } from './demo-events.usecases.ts';
import { rivalPlaces } from './demo-teams.queries.ts';
import { placeRivals } from './demo-teams.usecases.ts';
import {
  eraseRivals,
  insertRival,
  insertRivalAccount,
  insertRivalBadges,
  lockRivals,
  type RivalRows,
  rivalId,
  rivalsMadeAt,
} from './rivals.queries.ts';

/** Whether rivals of today stand, by one look at an index. */
export async function rivalsStand(db: Executor): Promise<boolean> {
  const { madeAt, now } = await rivalsMadeAt(db);
  return madeAt !== null && studyDayAt(madeAt, BOARD_ZONE) >= studyDayAt(now, BOARD_ZONE);
}

/**
 * Makes the rivals where there are none of today, in place of older ones. Of callers at once, over all
 * nodes, one makes them and the others wait for it.
 * @returns how many were made
 */
export async function renewRivals(tx: Transaction, catalog: CatalogIndex): Promise<number> {
  if (await rivalsStand(tx)) return 0;
  await lockRivals(tx);
  if (await rivalsStand(tx)) return 0;
  const before = await rivalPlaces(tx);
  await eraseRivals(tx);
  const now = await databaseNow(tx);
  const course = catalog.courses.find(({ demo }) => demo) ?? catalog.courses[0]!;
  const activities = activitiesOf(catalog, course);
  if (activities.length === 0) return 0;
  const rivals = rivalsOn(studyDayAt(now, BOARD_ZONE), activities.length);
  // As they will be made anew tomorrow: a board that turns at midnight has somebody on it from then on.
  const tomorrow = addDays(studyDayAt(now, BOARD_ZONE), 1);
  const later = rivalsOn(tomorrow, activities.length);
  for (const [at, rival] of rivals.entries()) {
    const making = { id: rivalId(at), course, activities };
    const ahead = rowsOf(catalog, {
      ...making,
      rival: later[at]!,
      now: dayStart(tomorrow, BOARD_ZONE),
    });
    const sumsAhead = ahead.sums.filter(({ startsOn }) => startsOn === tomorrow);
    await makeRival(tx, catalog, { ...making, rival, now }, sumsAhead);
  }
  await enterRivals(tx, catalog, { rivals, now });
  await placeRivals(tx, { before, count: rivals.length, now });
  return rivals.length;
}

/** What there is to finish in a course, in the order of its path and its missions. */
const activitiesOf = (catalog: CatalogIndex, { key }: Course): readonly Activity[] => [
  ...catalog.phasesOf(key).flatMap(({ itemIds }) => itemIds.map((id) => catalog.getItem(id))),
  ...catalog.missionsOf(key),
];

interface Making {
  readonly id: string;
  readonly rival: Rival;
  readonly course: Course;
  readonly activities: readonly Activity[];
  readonly now: number;
}

async function makeRival(
  tx: Transaction,
  catalog: CatalogIndex,
  making: Making,
  sumsAhead: RivalRows['sums'],
): Promise<void> {
  const { id } = making;
  const { firstName, lastName } = making.rival;
  await insertRivalAccount(tx, id, `${firstName} ${lastName}`);
  await createLearner(tx, {
    id,
    firstName,
    lastName,
    timeZone: BOARD_ZONE,
    isDemo: true,
    courseKey: making.course.key,
    shieldsAtStart: catalog.rewards.shields.atStart,
  });
  const rows = rowsOf(catalog, making);
  await insertRival(tx, id, { ...rows, sums: [...rows.sums, ...sumsAhead] });
  const { all } = await badgeStandings(tx, catalog, id, rows.run.days);
  const earnedAt = rows.run.runStartedAt;
  const earned = all.filter(({ progress }) => progress.have >= progress.need);
  await insertRivalBadges(
    tx,
    id,
    earned.map((badge) => ({ badgeId: badge.id, earnedAt })),
  );
}

/** Plays the days of a rival: XP under the limit of a day, runs with shields, sums of the boards. */
function rowsOf(catalog: CatalogIndex, making: Making): RivalRows {
  const { id: learnerId, rival, course, activities, now } = making;
  const { rankedXpPerDay, shields } = catalog.rewards;
  const done: RivalRows['activities'][number][] = [];
  const entries: RivalRows['entries'][number][] = [];
  const sums = new Map<string, RivalRows['sums'][number]>();
  let run: Streak | undefined;
  let shieldsHeld = shields.atStart;
  const paidEvents = paidEventsOf(catalog, rival, now);
  for (const { day, activities: count } of rival.days) {
    const at = Math.min(now, utcMidnight(day) + 12 * MS_PER_HOUR);
    const doneAt = new Date(at);
    let ranked = 0;
    for (const { id, kind, xp } of activities.slice(done.length, done.length + count)) {
      const { base, bonus } = awardXp(xp, ranked, rankedXpPerDay);
      ranked += base;
      const own = { learnerId, courseKey: course.key };
      const end = { status: 'done', doneAt, doneOn: day, startedAt: doneAt } as const;
      done.push({ ...own, activityId: id, kind, currentStepId: '', ...end });
      const paid = { baseXp: base, bonusXp: bonus, createdAt: doneAt, studyDay: day };
      if (xp > 0) entries.push({ ...own, source: activitySource(id), ...paid });
    }
    const event = paidEvents.get(day);
    if (event) {
      const { base, bonus } = awardXp(event.xp, ranked, rankedXpPerDay);
      ranked += base;
      const paid = { baseXp: base, bonusXp: bonus, createdAt: doneAt, studyDay: day };
      entries.push({ learnerId, courseKey: null, source: event.source, ...paid });
    }
    for (const board of BOARDS) {
      const startsOn = periodStart(board, at);
      const xp = (sums.get(`${board} ${startsOn}`)?.xp ?? 0) + ranked;
      const period = { learnerId, board, startsOn, xp, isDemo: true, isListed: true };
      if (xp > 0) sums.set(`${board} ${startsOn}`, period);
    }
    const before = { overall: run, course: run, shieldsHeld, shieldRules: shields };
    const next = advanceStreaks({ ...before, today: day, now: at });
    run = next.overall;
    shieldsHeld = next.shieldsHeld;
  }
  if (run === undefined) throw new Error('A rival has studied on no day.');
  const totalXp = entries.reduce((sum, { baseXp }) => sum + baseXp, 0);
  return {
    totalXp,
    balanceXp: entries.reduce((sum, { bonusXp = 0 }) => sum + bonusXp, totalXp),
    shieldsHeld,
    activities: done,
    entries,
    sums: [...sums.values()],
    run: {
      learnerId,
      scope: 'overall',
      days: run.days,
      lastStudyDay: run.lastStudyDay,
      runStartedAt: new Date(run.runStartedAt),
      bridgedDays: [...run.bridgedDays],
    },
  };
}
