// A learner's profile, choices and exam dates: read, locked, written.
import { and, eq, sql } from 'drizzle-orm';
import type { Settings } from '#domain/settings/settings.ts';
import { nowMs } from '#server/db/columns.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import { statement } from '#server/db/statement.ts';
import {
  chosenCompany,
  chosenTrack,
  examDates,
  learnerCourses,
  learners,
} from './learner.table.ts';

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

/** The learner's row locked, with the database's clock. */
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

export type ProfileFields = Partial<
  Pick<LearnerRow, 'firstName' | 'lastName' | 'bio' | 'courseKey' | 'locale' | 'timeZone'>
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

/** A key without a value changes nothing. */
export type SettingsChange = { readonly [Key in keyof Settings]?: Settings[Key] | undefined };

/** Sets some settings and leaves the others, also those that another request sets at the same time. */
export async function updateSettings(
  db: Executor,
  learnerId: string,
  changes: SettingsChange,
): Promise<void> {
  await db
    .update(learners)
    .set({
      settings: sql`coalesce(${learners.settings}, '{}') || ${JSON.stringify(changes)}::jsonb`,
      updatedAt: sql`now()`,
    })
    .where(eq(learners.id, learnerId));
}

const selectChoice = statement((db) =>
  db
    .select({
      track: chosenTrack,
      industry: chosenCompany,
      ownTrack: learnerCourses.track,
      ownCompany: learnerCourses.company,
    })
    .from(learners)
    .leftJoin(
      learnerCourses,
      and(
        eq(learnerCourses.learnerId, learners.id),
        eq(learnerCourses.courseKey, given('courseKey')),
      ),
    )
    .where(eq(learners.id, given('learnerId')))
    .prepare('course_choice'),
);

/** What the learner chose in a course; undefined when there is no such learner. */
export async function findChoice(db: Executor, learnerId: string, courseKey: string) {
  const [row] = await selectChoice(db, { learnerId, courseKey });
  return row;
}

const selectCourseKey = statement((db) =>
  db
    .select({ courseKey: learners.courseKey })
    .from(learners)
    .where(eq(learners.id, given('learnerId')))
    .prepare('selected_course'),
);

/** The key of the course on the profile; undefined when there is no such learner. */
export async function findCourseKey(db: Executor, learnerId: string): Promise<string | undefined> {
  const [row] = await selectCourseKey(db, { learnerId });
  return row?.courseKey;
}

/** Keeps what was chosen in a course, and leaves what was not given. */
export async function saveChoice(
  db: Executor,
  row: { learnerId: string; courseKey: string; track?: string; company?: string },
): Promise<void> {
  const { learnerId: _learner, courseKey: _course, ...chosen } = row;
  await db
    .insert(learnerCourses)
    .values(row)
    .onConflictDoUpdate({
      target: [learnerCourses.learnerId, learnerCourses.courseKey],
      set: chosen,
    });
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
    .select({
      timeZone: learners.timeZone,
      totalXp: learners.totalXp,
      shieldsHeld: learners.shieldsHeld,
      now: nowMs,
    })
    .from(learners)
    .where(eq(learners.id, given('learnerId')))
    .prepare('learner_today'),
);

/** The learner's zone, XP and shields with the database's clock; undefined when there is no such learner. */
export async function findClock(db: Executor, learnerId: string) {
  const [row] = await selectToday(db, { learnerId });
  return row && { ...row, now: Number(row.now) };
}

const selectGroup = statement((db) =>
  db
    .select({ isDemo: learners.isDemo, now: nowMs })
    .from(learners)
    .where(eq(learners.id, given('learnerId')))
    .prepare('learner_group'),
);

/** Whether the learner belongs to the demo, with the database's clock. */
export async function findGroup(db: Executor, learnerId: string) {
  const [row] = await selectGroup(db, { learnerId });
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
