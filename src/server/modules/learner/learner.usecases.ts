// The learner's profile: made with the account, shown everywhere, changed field by field.
import type { Locale } from '#contract/fields.ts';
import type { Learner, LevelView } from '#contract/learner.ts';
import { checkPersonName } from '#domain/account/person-name.ts';
import type { RewardRules } from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { Industry, Track } from '#domain/catalog/path.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { isTimeZone, type StudyDay, studyDayAt } from '#domain/kernel/time.ts';
import { checkExamDate, daysToExam } from '#domain/readiness/exam-date.ts';
import { levelAt } from '#domain/rewards/levels.ts';
import {
  advanceStreaks,
  type Streak,
  type StreakAdvance,
  standingDays,
} from '#domain/streak/advance-streaks.ts';
import { type Executor, inTransaction, type Transaction } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import {
  findClock,
  findExam,
  findLearnerProfile,
  findStreaks,
  insertLearner,
  type LearnerRow,
  lockLearnerRow,
  readIndustry,
  saveExamDate,
  saveStreaks,
  setShields,
  updateProfile,
} from './learner.queries.ts';

/** A learner's row held for update: whoever holds it is alone with that learner until commit. */
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

export interface NewLearner {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly locale?: Locale | undefined;
  readonly timeZone?: string | undefined;
  readonly isDemo: boolean;
  /** Shields held from the start; the number is content. */
  readonly shieldsAtStart: number;
}

/** Creates the profile beside the account; harmless when it stands already. */
export async function createLearner(db: Executor, input: NewLearner): Promise<void> {
  const { id, firstName, lastName, isDemo } = input;
  await insertLearner(db, {
    id,
    firstName,
    lastName,
    displayName: `${firstName} ${lastName}`.trim(),
    locale: input.locale ?? 'en-US',
    timeZone: input.timeZone && isTimeZone(input.timeZone) ? input.timeZone : 'UTC',
    isDemo,
    shieldsHeld: input.shieldsAtStart,
  });
}

/** The learner as every screen shows them; throws when there is no such profile. */
export async function getLearnerView(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
): Promise<Learner> {
  const view = await findLearnerView(db, catalog, learnerId);
  if (!view) throw new Error('A signed-in account has no learner profile.');
  return view;
}

/** As `getLearnerView`; undefined when the account was erased while the request was on its way. */
export async function findLearnerView(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
): Promise<Learner | undefined> {
  const row = await findLearnerProfile(db, learnerId);
  if (!row) return undefined;
  const { learner, streak, now } = row;
  const today = studyDayAt(now, learner.timeZone);
  return {
    id: learner.id,
    email: row.email,
    emailConfirmed: row.emailConfirmed,
    firstName: learner.firstName,
    lastName: learner.lastName,
    displayName: learner.displayName,
    courseKey: catalog.findCourse(learner.courseKey) ? learner.courseKey : catalog.courses[0]!.key,
    track: learner.track as Track,
    industry: learner.industry as Industry,
    locale: learner.locale as Locale,
    timeZone: learner.timeZone,
    isDemo: learner.isDemo,
    twoFactorEnabled: row.twoFactorEnabled ?? false,
    totalXp: learner.totalXp,
    balanceXp: learner.balanceXp,
    level: levelView(catalog.rewards, learner.totalXp),
    streak: {
      days: standingDays(streak, today, learner.shieldsHeld),
      studiedToday: streak?.lastStudyDay === today,
      shieldsHeld: learner.shieldsHeld,
    },
    badgesEarned: row.badgesEarned,
    examsTaken: row.examsTaken,
  };
}

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

export interface LearnerChanges {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  readonly courseKey?: string | undefined;
  readonly locale?: Locale | undefined;
  readonly timeZone?: string | undefined;
  readonly track?: Track | undefined;
  readonly industry?: Industry | undefined;
  /** The day of the exam in a course; null takes it away. */
  readonly examDate?: { readonly courseKey: string; readonly on: string | null } | undefined;
}

/** Changes the given fields; refuses unknown courses and zones and names that R-30 forbids. */
export async function updateLearner(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
  changes: LearnerChanges,
): Promise<Result<Learner, Failure>> {
  const fields: { -readonly [K in Exclude<keyof LearnerChanges, 'examDate'>]?: string } = {};
  if (changes.courseKey !== undefined) {
    if (!catalog.findCourse(changes.courseKey)) return err({ code: 'course.not_found' });
    fields.courseKey = changes.courseKey;
  }
  if (changes.timeZone !== undefined) {
    if (!isTimeZone(changes.timeZone)) return err({ code: 'profile.time_zone_unknown' });
    fields.timeZone = changes.timeZone;
  }
  if (changes.locale !== undefined) fields.locale = changes.locale;
  if (changes.track !== undefined) fields.track = changes.track;
  if (changes.industry !== undefined) fields.industry = changes.industry;
  for (const field of ['firstName', 'lastName'] as const) {
    const given = changes[field];
    if (given === undefined) continue;
    const name = checkName(field, given);
    if (!name.ok) return name;
    fields[field] = name.value;
  }
  // The zone of the same call counts: a learner who moves says both at once.
  const exam = await examChange(db, catalog, learnerId, changes);
  if (!exam.ok) return exam;
  await inTransaction(db, async (tx) => {
    if (Object.keys(fields).length > 0) await updateProfile(tx, learnerId, fields);
    if (exam.value) await saveExamDate(tx, { learnerId, ...exam.value });
  });
  return ok(await getLearnerView(db, catalog, learnerId));
}

interface ExamChange {
  readonly courseKey: string;
  readonly examOn: string | null;
}

async function examChange(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
  { examDate, timeZone }: LearnerChanges,
): Promise<Result<ExamChange | undefined, Failure>> {
  if (examDate === undefined) return ok(undefined);
  const { courseKey, on } = examDate;
  if (!catalog.findCourse(courseKey)) return err({ code: 'course.not_found' });
  if (on === null) return ok({ courseKey, examOn: null });
  const learner = await findExam(db, learnerId, courseKey);
  if (!learner) throw new Error('A signed-in account has no learner profile.');
  const checked = checkExamDate(on, studyDayAt(learner.now, timeZone ?? learner.timeZone));
  if (checked.ok) return ok({ courseKey, examOn: checked.value });
  const { code } = checked.error;
  const isPast = code === 'profile.exam_date_past';
  const rule = isPast ? 'past' : 'invalid';
  const message = isPast ? 'Choose today or a later day.' : 'Choose a day of the next three years.';
  return err({ code, fields: [{ field: 'examDate.on', rule, message }] });
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

/** The zone of the learner's days. */
export const findTimeZone = async (db: Executor, learnerId: string): Promise<string> =>
  (await findClock(db, learnerId))?.timeZone ?? 'UTC';

/** A first or last name as it is stored, or what R-30 has against it. */
export function checkName(field: 'firstName' | 'lastName', given: string): Result<string, Failure> {
  const name = checkPersonName(given);
  if (name.ok) return name;
  return err({ code: 'profile.name_invalid', fields: [{ field, ...name.error }] });
}

/** What a study day did, with the run that stood before it. */
export interface StudyDayCount extends StreakAdvance {
  /** Days of the overall run that stood before. */
  readonly daysBefore: number;
}

/** Counts today as a study day of the learner, overall and in the course. */
export async function recordStudyDay(
  tx: Transaction,
  catalog: CatalogIndex,
  learner: LockedLearner,
  courseKey: string,
): Promise<StudyDayCount> {
  const before = await findStreaks(tx, learner.id, ['overall', courseKey]);
  const overall = before.get('overall');
  const course = before.get(courseKey);
  const today = studyDayAt(learner.now, learner.timeZone);
  const advance = advanceStreaks({
    overall,
    course,
    shieldsHeld: learner.shieldsHeld,
    shieldRules: catalog.rewards.shields,
    today,
    now: learner.now,
  });
  const changed = new Map<string, Streak>();
  if (advance.overall !== overall) changed.set('overall', advance.overall);
  if (advance.course !== course) changed.set(courseKey, advance.course);
  if (changed.size > 0) await saveStreaks(tx, learner.id, changed);
  if (advance.shieldsHeld !== learner.shieldsHeld) {
    await setShields(tx, learner.id, advance.shieldsHeld);
  }
  return { ...advance, daysBefore: standingDays(overall, today, learner.shieldsHeld) };
}

/** The industry the learner's labs and examples are told in. */
export const findOwnIndustry = async (db: Executor, learnerId: string): Promise<Industry> =>
  ((await readIndustry(db, learnerId)) ?? 'BFSI') as Industry;
