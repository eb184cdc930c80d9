// What badge rules count, and which badges a learner has.
import { eq, sql } from 'drizzle-orm';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import {
  countLabs,
  countPhaseItems,
  rightTasks,
  subjectsOf,
} from '#domain/rewards/badge-subjects.ts';
import type { BadgeFacts, GradedAttempt } from '#domain/rewards/badges.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import { rowsStatement, statement } from '#server/db/statement.ts';
import { learners } from '#server/modules/learner/learner.table.ts';
import { activityProgress, stepProgress } from '#server/modules/record/activity.table.ts';
import { examAttempts, isFreshEvidence } from '#server/modules/record/attempt.table.ts';
import { learnerBadges } from './progress.table.ts';

const given = sql.placeholder;

const addBadges = rowsStatement(['learnerId', 'badgeId', 'earnedAt'], (db, rows) =>
  db
    .insert(learnerBadges)
    .values(rows)
    .onConflictDoNothing()
    .returning({ badgeId: learnerBadges.badgeId })
    .prepare(`grant_badges_${rows.length}`),
);

/**
 * Gives the learner badges; one earned before stays as it is.
 * @returns the ids of those that are new
 */
export async function insertBadges(
  tx: Transaction,
  learnerId: string,
  badgeIds: readonly string[],
  earnedAt: Date,
): Promise<Set<string>> {
  const earned = badgeIds.map((badgeId) => ({ learnerId, badgeId, earnedAt }));
  const rows = await addBadges(tx, earned);
  return new Set(rows.map(({ badgeId }) => badgeId));
}

/** What badge rules count and which badges are earned. */
export interface BadgeRecord {
  readonly facts: BadgeFacts;
  /** Badge id to the instant it was earned. */
  readonly earned: ReadonlyMap<string, Date>;
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
      >`(select coalesce(json_agg(${stepProgress.activityId} || ' ' || ${stepProgress.stepId}), '[]') from ${stepProgress} where ${stepProgress.learnerId} = ${given('learnerId')} and ${stepProgress.activityId} = any(${given('labIds')}) and (${stepProgress.work} is not null or ${stepProgress.round} > 1))`,
      quizBest: sql<
        Record<string, number>
      >`(select coalesce(json_object_agg(${activityProgress.activityId}, ${activityProgress.bestPercent}), '{}') from ${activityProgress} where ${activityProgress.learnerId} = ${given('learnerId')} and ${activityProgress.activityId} = any(${given('quizIds')}) and ${activityProgress.bestPercent} is not null)`,
      taskPoints: sql<
        Record<string, number>
      >`(select coalesce(json_object_agg(${stepProgress.activityId} || ' ' || ${stepProgress.stepId}, ${stepProgress.points}), '{}') from ${stepProgress} where ${stepProgress.learnerId} = ${given('learnerId')} and ${stepProgress.activityId} || ' ' || ${stepProgress.stepId} = any(${given('tasks')}) and ${stepProgress.points} is not null)`,
      done: sql<number>`(select count(*)::int from ${activityProgress} where ${mine})`,
      doneInADay: sql<number>`(select coalesce(max(n), 0)::int from (select count(*) as n from ${activityProgress} where ${mine} group by ${activityProgress.doneOn}) as days)`,
      checksRight: sql<number>`(select count(*)::int from ${stepProgress} where ${stepProgress.learnerId} = ${given('learnerId')} and ${stepProgress.right})`,
      gradedAttempts: sql<
        (GradedAttempt & { paperId: string })[]
      >`(select coalesce(json_agg(json_build_object('paperId', ${examAttempts.paperId}, 'percent', ${examAttempts.percent}, 'points', coalesce(${examAttempts.points}, ${examAttempts.right}))), '[]') from ${examAttempts} where ${examAttempts.learnerId} = ${given('learnerId')} and ${examAttempts.paperId} = any(${given('paperIds')}) and ${isFreshEvidence})`,
      earned: sql<
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
  const { totalXp, done, doneInADay, checksRight, earned, tasksDone, gradedAttempts } = row!;
  const itemsDone = new Set(row!.itemsDone);
  return {
    facts: {
      totalXp,
      'activities-done': done,
      'activities-done-in-a-day': doneInADay,
      'streak-days': streakDays,
      'checks-right': checksRight,
      phaseItems: countPhaseItems(catalog, itemsDone),
      itemsDone,
      quizBest: new Map(Object.entries(row!.quizBest)),
      tasksRight: rightTasks(catalog, new Map(Object.entries(row!.taskPoints))),
      labIndustries: countLabs(catalog, new Set(tasksDone)),
      gradedAttempts: Map.groupBy(gradedAttempts, ({ paperId }) => paperId),
    },
    earned: new Map(Object.entries(earned).map(([id, at]) => [id, new Date(at)])),
  };
}
