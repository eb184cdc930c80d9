// The activity log of one learner: what happened, newest first.
import { and, desc, eq, getTableColumns, isNull, or, sql } from 'drizzle-orm';
import type { Executor, Transaction } from '#server/db/database.ts';
import { rowsStatement, statement } from '#server/db/statement.ts';
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
const isOfMissed = sql<boolean>`${activityLog.type} = 'paper_done' and exists (
  select from ${examAttempts}
  where ${examAttempts.learnerId} = ${activityLog.learnerId}
    and ${examAttempts.courseKey} = ${activityLog.courseKey}
    and ${examAttempts.paperId} = ${activityLog.subjectId}
    and ${examAttempts.finishedAt} = ${activityLog.createdAt}
    and ${examAttempts.focus} ->> 'pool' = 'missed')`;

const selectLatest = statement((db) =>
  db
    .select({ ...getTableColumns(activityLog), isOfMissed })
    .from(activityLog)
    .where(eq(activityLog.learnerId, given('learnerId')))
    .orderBy(desc(activityLog.createdAt), desc(activityLog.id))
    .limit(given('limit'))
    .prepare('latest_activity'),
);

export const latestActivity = (db: Executor, learnerId: string, limit: number) =>
  selectLatest(db, { learnerId, limit });

const selectLatestIn = statement((db) =>
  db
    .select({ ...getTableColumns(activityLog), isOfMissed })
    .from(activityLog)
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
