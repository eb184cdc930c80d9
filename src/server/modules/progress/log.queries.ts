// The activity log of one learner: what happened, newest first.
import { and, desc, eq, getTableColumns, gte, isNull, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/db/database.ts';
import { rowsStatement, statement } from '#server/db/statement.ts';
import { learners } from '#server/modules/learner/learner.table.ts';
import {
  activityProgress,
  ofItsActivity,
  stepProgress,
} from '#server/modules/record/activity.table.ts';
import { examAttempts } from '#server/modules/record/attempt.table.ts';
import { activityLog } from './progress.table.ts';

const given = sql.placeholder;

/** What happened; an entry about no course has none, one that paid nothing has no XP. */
export interface ActivityLogEntry {
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

/** Adds entries to a learner's activity log, in the given order. */
export async function logEntries(tx: Transaction, ...entries: ActivityLogEntry[]): Promise<void> {
  await insertEntries(
    tx,
    entries.map((entry) => ({ courseKey: null, xp: 0, ...entry })),
  );
}

/** The entry of an attempt bears the moment at which that attempt ended. */
const ofItsAttempt = and(
  eq(activityLog.type, 'paper_done'),
  eq(examAttempts.learnerId, activityLog.learnerId),
  eq(examAttempts.courseKey, activityLog.courseKey),
  eq(examAttempts.paperId, activityLog.subjectId),
  eq(examAttempts.finishedAt, activityLog.createdAt),
);

/** The entry of an item that was finished: its best round, where it is a quiz or a test. */
const ofItsItem = and(
  eq(activityLog.type, 'item_done'),
  eq(activityProgress.learnerId, activityLog.learnerId),
  eq(activityProgress.activityId, activityLog.subjectId),
);

const entryColumns = {
  ...getTableColumns(activityLog),
  bestPercent: activityProgress.bestPercent,
  isOfMissed: sql<boolean>`coalesce(${examAttempts.focus} ->> 'pool' = 'missed', false)`,
  attempt: {
    points: examAttempts.points,
    right: examAttempts.right,
    maxPoints: examAttempts.maxPoints,
    total: examAttempts.total,
    answered: examAttempts.answered,
    passPercent: examAttempts.passPercent,
    examPassPercent: examAttempts.examPassPercent,
    implausible: examAttempts.implausible,
  },
};

const selectLatest = statement((db) =>
  db
    .select(entryColumns)
    .from(activityLog)
    .leftJoin(examAttempts, ofItsAttempt)
    .leftJoin(activityProgress, ofItsItem)
    .where(eq(activityLog.learnerId, given('learnerId')))
    .orderBy(desc(activityLog.createdAt), desc(activityLog.id))
    .limit(given('limit'))
    .prepare('latest_activity'),
);

export const latestActivity = (db: Executor, learnerId: string, limit: number) =>
  selectLatest(db, { learnerId, limit });

const selectLatestIn = statement((db) =>
  db
    .select(entryColumns)
    .from(activityLog)
    .leftJoin(examAttempts, ofItsAttempt)
    .leftJoin(activityProgress, ofItsItem)
    .where(
      and(
        eq(activityLog.learnerId, given('learnerId')),
        or(eq(activityLog.courseKey, given('courseKey')), isNull(activityLog.courseKey)),
      ),
    )
    .orderBy(desc(activityLog.createdAt), desc(activityLog.id))
    .limit(given('limit'))
    .prepare('latest_activity_in'),
);

/** As above, without what was done in other courses. */
export const latestActivityIn = (
  db: Executor,
  learnerId: string,
  { courseKey, limit }: { readonly courseKey: string; readonly limit: number },
) => selectLatestIn(db, { learnerId, courseKey, limit });

/** When a step was left behind, and where it asks something, when that was answered. */
const takenAt = sql<Date>`coalesce(${stepProgress.answeredAt}, ${stepProgress.seenAt})`.mapWith(
  stepProgress.seenAt,
);

const selectSteps = statement((db) =>
  db
    .select({
      activityId: stepProgress.activityId,
      courseKey: activityProgress.courseKey,
      at: takenAt,
      doneAt: activityProgress.doneAt,
      timeZone: learners.timeZone,
    })
    .from(stepProgress)
    .innerJoin(activityProgress, ofItsActivity)
    .innerJoin(learners, eq(learners.id, stepProgress.learnerId))
    .where(and(eq(stepProgress.learnerId, given('learnerId')), gte(takenAt, given('since'))))
    .prepare('steps_taken_since'),
);

/** Steps taken since then, in no order, each with the learner's time zone. */
export const stepsTakenSince = (db: Executor, learnerId: string, since: Date) =>
  selectSteps(db, { learnerId, since });

const selectLevels = statement((db) =>
  db
    .select({ key: activityLog.subjectId, at: activityLog.createdAt })
    .from(activityLog)
    .where(
      and(eq(activityLog.learnerId, given('learnerId')), eq(activityLog.type, 'level_reached')),
    )
    .prepare('levels_reached'),
);

/** When each level was reached, by its key. */
export async function levelsReached(db: Executor, learnerId: string): Promise<Map<string, Date>> {
  const rows = await selectLevels(db, { learnerId });
  return new Map(rows.map(({ key, at }) => [key, at]));
}
