// The learner's row: made with the account, locked while something is written, read with the database's clock.
import type { Locale } from '#contract/fields.ts';
import type { LevelView } from '#contract/learner.ts';
import type { Course, RewardRules } from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { isTimeZone, type StudyDay, studyDayAt } from '#domain/kernel/time.ts';
import { type CourseChoice, courseChoice } from '#domain/path/course-choice.ts';
import { daysToExam } from '#domain/readiness/exam-date.ts';
import { levelAt } from '#domain/rewards/levels.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import {
  findChoice,
  findClock,
  findCourseKey,
  findExam,
  findGroup,
  insertLearner,
  type LearnerRow,
  lockLearnerRow,
} from './learner.queries.ts';

/** A learner's row locked: whoever holds it is alone with that learner until commit. */
export interface LockedLearner extends LearnerRow {
  /** The database's clock at the start of this transaction, ms since 1970. */
  readonly now: number;
}

/**
 * Locks the learner, so that two writes of one learner happen one after the other.
 * @param at taken for the database's clock, ms since 1970; only the demo's story gives it
 */
export async function lockLearner(
  tx: Transaction,
  learnerId: string,
  at?: number,
): Promise<LockedLearner | undefined> {
  const row = await lockLearnerRow(tx, learnerId);
  return row && { ...row, now: at ?? row.now };
}

/**
 * What was read of a signed-in account's learner, who stands since the account was made.
 * @throws where there is none: no failure of the request, but a fault of the server's
 */
export async function ofLearner<T>(read: Promise<T | undefined>): Promise<T> {
  const row = await read;
  if (row === undefined) throw new Error('A signed-in account has no learner profile.');
  return row;
}

export interface NewLearner {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale?: Locale | undefined;
  readonly timeZone?: string | undefined;
  readonly isDemo: boolean;
  /** The course that is selected from the start. */
  readonly courseKey: string;
  /** Shields held from the start; the number is content. */
  readonly shieldsAtStart: number;
}

/** Creates the profile beside the account; harmless when it stands already. */
export async function createLearner(db: Executor, input: NewLearner): Promise<void> {
  const { id, firstName, lastName, isDemo, courseKey } = input;
  await insertLearner(db, {
    id,
    firstName,
    lastName,
    courseKey,
    displayName: `${firstName} ${lastName}`.trim(),
    locale: input.locale ?? 'en-US',
    timeZone: input.timeZone && isTimeZone(input.timeZone) ? input.timeZone : 'UTC',
    isDemo,
    shieldsHeld: input.shieldsAtStart,
  });
}

/** The course on a profile; the first one where content has it no more. */
export const selectedCourse = (catalog: CatalogIndex, courseKey: string): Course =>
  catalog.findCourse(courseKey) ?? catalog.courses[0]!;

/** The level for an amount of ranking XP, with the next one, as the wire shows it. */
export function levelView(rewards: RewardRules, totalXp: number): LevelView {
  const { level, next } = levelAt(rewards.levels, totalXp);
  return {
    key: level.key,
    name: level.name,
    fromXp: level.fromXp,
    nextAtXp: next?.fromXp ?? null,
    nextName: next?.name ?? null,
  };
}

/** The learner's exam in a course and the days to it; null where none is set. */
export async function examOf(
  db: Executor,
  learnerId: string,
  courseKey: string,
): Promise<{ on: string; days: number } | null> {
  const row = await findExam(db, learnerId, courseKey);
  if (!row?.examOn) return null;
  const today = studyDayAt(row.now, row.timeZone);
  return { on: row.examOn, days: daysToExam(row.examOn, today) };
}

/** The learner's study day now, by the database's clock; undefined when there is no such learner. */
export async function todayOf(db: Executor, learnerId: string): Promise<StudyDay | undefined> {
  const clock = await findClock(db, learnerId);
  return clock && studyDayAt(clock.now, clock.timeZone);
}

/** XP, shields and zone of a learner with the database's clock; throws where there is no such learner. */
export const getStanding = (db: Executor, learnerId: string) => ofLearner(findClock(db, learnerId));

/** Whom the learner is ranked among, with the database's clock; throws where there is no such learner. */
export const getGroup = (db: Executor, learnerId: string) => ofLearner(findGroup(db, learnerId));

/** The zone of the learner's days. */
export const findTimeZone = async (db: Executor, learnerId: string): Promise<string> =>
  (await findClock(db, learnerId))?.timeZone ?? 'UTC';

/** What counts for the learner in a course, and whether they chose it there themselves. */
export async function findChosen(
  db: Executor,
  course: Course,
  learnerId: string,
): Promise<
  CourseChoice & { readonly chosen: { readonly track: boolean; readonly industry: boolean } }
> {
  const row = await findChoice(db, learnerId, course.key);
  return {
    ...courseChoice(course, row ?? { track: null, industry: null }),
    // Accounts begin with the product's first track and company: that is no choice.
    chosen: {
      track: (row?.ownTrack ?? null) !== null,
      industry: (row?.ownCompany ?? null) !== null,
    },
  };
}

/** The track and the company that count for the learner in a course. */
export async function findCourseChoice(db: Executor, course: Course, learnerId: string) {
  const { track, industry } = await findChosen(db, course, learnerId);
  return { track, industry };
}

/**
 * The name of a mission or a paper as the catalog finds it: a key without a course means the one of the
 * selected course (decided for addresses and calls alike).
 * @param name as it was asked for; one that names its course, or stands in one course alone, stays
 */
export async function inSelectedCourse(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
  name: string,
): Promise<string> {
  if (!catalog.isShared(name)) return name;
  const courseKey = await findCourseKey(db, learnerId);
  return courseKey === undefined ? name : `${courseKey}.${name}`;
}
