// A learner's profile and runs: read, locked, written.
import { and, eq, sql } from 'drizzle-orm';
import type { Streak } from '#domain/streak/advance-streaks.ts';
import { nowMs } from '#server/db/columns.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import { rowsStatement, statement } from '#server/db/statement.ts';
import { users } from '#server/modules/account/account.table.ts';
import { examAttempts } from '#server/modules/exam/exam.table.ts';
import { learnerBadges } from '#server/modules/rewards/rewards.table.ts';
import { examDates, learners, streaks } from './learner.table.ts';

export type LearnerRow = typeof learners.$inferSelect;

const given = sql.placeholder;

const lockRow = statement((db) =>
  db
    .select({ learner: learners, now: nowMs })
    .from(learners)
    .where(eq(learners.id, given('learnerId')))
    .for('no key update')
    .prepare('lock_learner'),
);

/** The learner's row held for update, with the database's clock. */
export async function lockLearnerRow(tx: Transaction, learnerId: string) {
  const [row] = await lockRow(tx, { learnerId });
  return row && { ...row.learner, now: Number(row.now) };
}

/** Makes the profile beside the account; harmless when it stands already. */
export async function insertLearner(
  db: Executor,
  row: typeof learners.$inferInsert,
): Promise<void> {
  await db.insert(learners).values(row).onConflictDoNothing();
}

type ProfileFields = Partial<
  Pick<LearnerRow, 'firstName' | 'lastName' | 'courseKey' | 'locale' | 'timeZone'>
>;

/** Sets fields of the profile; the display name follows the names in the same statement. */
export async function updateProfile(
  db: Executor,
  learnerId: string,
  fields: ProfileFields,
): Promise<void> {
  const { firstName, lastName } = fields;
  const first = firstName === undefined ? learners.firstName : sql`${firstName}::text`;
  const last = lastName === undefined ? learners.lastName : sql`${lastName}::text`;
  await db
    .update(learners)
    .set({ ...fields, displayName: sql`trim(${first} || ' ' || ${last})`, updatedAt: sql`now()` })
    .where(eq(learners.id, learnerId));
}

export async function setShields(tx: Transaction, learnerId: string, held: number): Promise<void> {
  await tx.update(learners).set({ shieldsHeld: held }).where(eq(learners.id, learnerId));
}

const selectProfile = statement((db) =>
  db
    .select({
      learner: learners,
      email: users.email,
      emailConfirmed: users.emailVerified,
      twoFactorEnabled: users.twoFactorEnabled,
      streak: streaks,
      badgesEarned: sql<number>`(select count(*)::int from ${learnerBadges} where ${learnerBadges.learnerId} = ${learners.id})`,
      examsTaken: sql<number>`(select count(*)::int from ${examAttempts} where ${examAttempts.learnerId} = ${learners.id} and ${examAttempts.state} <> 'open')`,
      now: nowMs,
    })
    .from(learners)
    .innerJoin(users, eq(users.id, learners.id))
    .leftJoin(streaks, and(eq(streaks.learnerId, learners.id), eq(streaks.scope, 'overall')))
    .where(eq(learners.id, given('learnerId')))
    .prepare('learner_profile'),
);

/** The learner with what the profile shows beside it, in one query. */
export async function findLearnerProfile(db: Executor, learnerId: string) {
  const [row] = await selectProfile(db, { learnerId });
  return (
    row && { ...row, now: Number(row.now), streak: row.streak ? toStreak(row.streak) : undefined }
  );
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

function toStreak(row: typeof streaks.$inferSelect): Streak {
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

const selectIndustry = statement((db) =>
  db
    .select({ industry: learners.industry })
    .from(learners)
    .where(eq(learners.id, given('learnerId')))
    .prepare('industry'),
);

/** The industry on the profile; undefined when there is no such learner. */
export async function readIndustry(db: Executor, learnerId: string): Promise<string | undefined> {
  const [row] = await selectIndustry(db, { learnerId });
  return row?.industry;
}

const selectExam = statement((db) =>
  db
    .select({ examOn: examDates.examOn, timeZone: learners.timeZone, now: nowMs })
    .from(learners)
    .leftJoin(
      examDates,
      and(eq(examDates.learnerId, learners.id), eq(examDates.courseKey, given('courseKey'))),
    )
    .where(eq(learners.id, given('learnerId')))
    .prepare('exam_date'),
);

const selectToday = statement((db) =>
  db
    .select({ timeZone: learners.timeZone, now: nowMs })
    .from(learners)
    .where(eq(learners.id, given('learnerId')))
    .prepare('learner_today'),
);

/** The learner's zone and the database's clock; undefined when there is no such learner. */
export async function findClock(db: Executor, learnerId: string) {
  const [row] = await selectToday(db, { learnerId });
  return row && { ...row, now: Number(row.now) };
}

/** The day of the learner's exam in a course, with the learner's zone and the database's clock. */
export async function findExam(db: Executor, learnerId: string, courseKey: string) {
  const [row] = await selectExam(db, { learnerId, courseKey });
  return row && { ...row, now: Number(row.now) };
}

/** Sets the day of the exam, or takes it away. */
export async function saveExamDate(
  db: Executor,
  row: { learnerId: string; courseKey: string; examOn: string | null },
): Promise<void> {
  const { learnerId, courseKey, examOn } = row;
  if (examOn === null) {
    await db
      .delete(examDates)
      .where(and(eq(examDates.learnerId, learnerId), eq(examDates.courseKey, courseKey)));
    return;
  }
  await db
    .insert(examDates)
    .values({ learnerId, courseKey, examOn })
    .onConflictDoUpdate({
      target: [examDates.learnerId, examDates.courseKey],
      set: { examOn },
    });
}
