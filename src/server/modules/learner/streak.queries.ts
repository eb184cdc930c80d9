// A learner's runs of study days, and the days themselves.
import { and, eq, gte, sql } from 'drizzle-orm';
import type { Streak } from '#domain/streak/advance-streaks.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import { rowsStatement, statement } from '#server/db/statement.ts';
import { learners, streaks, studyDays } from './learner.table.ts';

const given = sql.placeholder;

export async function setShields(tx: Transaction, learnerId: string, held: number): Promise<void> {
  await tx.update(learners).set({ shieldsHeld: held }).where(eq(learners.id, learnerId));
}

const selectStreaks = statement((db) =>
  db
    .select()
    .from(streaks)
    .where(
      and(
        eq(streaks.learnerId, given('learnerId')),
        sql`${streaks.scope} = any(${given('scopes')})`,
      ),
    )
    .prepare('streaks'),
);

/** The learner's runs in the given scopes, in one query. */
export async function findStreaks(
  db: Executor,
  learnerId: string,
  scopes: readonly string[],
): Promise<Map<string, Streak>> {
  const rows = await selectStreaks(db, { learnerId, scopes });
  return new Map(rows.map((row) => [row.scope, toStreak(row)]));
}

export function toStreak(row: typeof streaks.$inferSelect): Streak {
  return {
    days: row.days,
    lastStudyDay: row.lastStudyDay,
    runStartedAt: row.runStartedAt.getTime(),
    bridgedDays: row.bridgedDays,
  };
}

const upsertStreaks = rowsStatement(
  ['learnerId', 'scope', 'days', 'lastStudyDay', 'runStartedAt', 'bridgedDays'],
  (db, rows) =>
    db
      .insert(streaks)
      .values(rows)
      .onConflictDoUpdate({
        target: [streaks.learnerId, streaks.scope],
        set: {
          days: sql`excluded.days`,
          lastStudyDay: sql`excluded.last_study_day`,
          runStartedAt: sql`excluded.run_started_at`,
          bridgedDays: sql`excluded.bridged_days`,
          bestDays: sql`greatest(${streaks.bestDays}, ${streaks.days}, excluded.days)`,
        },
      })
      .prepare(`save_streaks_${rows.length}`),
);

/** Writes runs as they stand now, in one statement. */
export async function saveStreaks(
  tx: Transaction,
  learnerId: string,
  runs: ReadonlyMap<string, Streak>,
): Promise<void> {
  const rows = [...runs].map(([scope, streak]) => ({
    learnerId,
    scope,
    days: streak.days,
    lastStudyDay: streak.lastStudyDay,
    runStartedAt: new Date(streak.runStartedAt),
    bridgedDays: [...streak.bridgedDays],
  }));
  await upsertStreaks(tx, rows);
}

const insertStudyDay = statement((db) =>
  db
    .insert(studyDays)
    .values({ learnerId: given('learnerId'), day: given('day'), courseKey: given('courseKey') })
    .onConflictDoNothing()
    .prepare('add_study_day'),
);

/** Keeps that a course was studied on a day; a second time changes nothing. */
export async function addStudyDay(
  tx: Transaction,
  row: { learnerId: string; day: string; courseKey: string },
): Promise<void> {
  await insertStudyDay(tx, row);
}

const selectRuns = statement((db) =>
  db
    .select()
    .from(streaks)
    .where(eq(streaks.learnerId, given('learnerId')))
    .prepare('all_streaks'),
);

/** All runs of the learner: the overall one and one a course, each with the longest it ever was. */
export async function findRuns(
  db: Executor,
  learnerId: string,
): Promise<{ scope: string; streak: Streak; bestDays: number }[]> {
  const rows = await selectRuns(db, { learnerId });
  return rows.map((row) => ({
    scope: row.scope,
    streak: toStreak(row),
    bestDays: Math.max(row.bestDays ?? 0, row.days),
  }));
}

const selectStudyDays = statement((db) =>
  db
    .select({ day: studyDays.day, courseKey: studyDays.courseKey })
    .from(studyDays)
    .where(and(eq(studyDays.learnerId, given('learnerId')), gte(studyDays.day, given('from'))))
    .orderBy(studyDays.day, studyDays.courseKey)
    .prepare('study_days'),
);

/** The learner's study days from a day on, in their order. */
export const findStudyDays = (db: Executor, learnerId: string, from: string) =>
  selectStudyDays(db, { learnerId, from });
