// The learner's row: made with the account, changed field by field, locked while something is written.
import type { Locale } from '#contract/fields.ts';
import type { LevelView, StreakView } from '#contract/learner.ts';
import { checkPersonName } from '#domain/account/person-name.ts';
import type { Course, RewardRules } from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { isTimeZone, type StudyDay, studyDayAt } from '#domain/kernel/time.ts';
import { type CourseChoice, courseChoice } from '#domain/path/course-choice.ts';
import { checkExamDate, daysToExam } from '#domain/readiness/exam-date.ts';
import { levelAt } from '#domain/rewards/levels.ts';
import {
  advanceStreaks,
  type Streak,
  type StreakAdvance,
  standingDays,
} from '#domain/streak/advance-streaks.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import {
  addStudyDay,
  findChoice,
  findClock,
  findCourseKey,
  findExam,
  findRuns,
  findStreaks,
  findStudyDays,
  insertLearner,
  type LearnerRow,
  lockLearnerRow,
  type ProfileFields,
  type SettingsChange,
  saveChoice,
  saveExamDate,
  saveStreaks,
  setShields,
  toStreak,
  updateProfile,
  updateSettings,
} from './learner.queries.ts';
import { profileText } from './profile-text.ts';

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

const unknownZone: Failure = {
  code: 'profile.time_zone_unknown',
  fields: [
    {
      field: 'timeZone',
      rule: 'unknown',
      message: 'Send a name of the IANA list, such as Europe/Oslo.',
    },
  ],
};

export interface LearnerChanges {
  readonly firstName?: string | undefined;
  readonly lastName?: string | undefined;
  /** First and last name in one, split by the rule of profiles. */
  readonly displayName?: string | undefined;
  readonly bio?: string | undefined;
  readonly settings?: SettingsChange | undefined;
  readonly courseKey?: string | undefined;
  readonly locale?: Locale | undefined;
  readonly timeZone?: string | undefined;
  /** In the course of `choice`, or where that is left out in the selected one. */
  readonly track?: string | undefined;
  readonly industry?: string | undefined;
  /** What is chosen in a course. */
  readonly choice?: ChosenInput | undefined;
  /** The day of the exam in a course; null takes it away. */
  readonly examDate?: { readonly courseKey: string; readonly on: string | null } | undefined;
}

export interface ChosenInput {
  readonly courseKey: string;
  readonly track?: string | undefined;
  readonly industry?: string | undefined;
}

/** Changes the given fields; refuses unknown courses, tracks, companies and zones, and names that R-30 forbids. */
export async function changeLearner(
  tx: Transaction,
  catalog: CatalogIndex,
  learnerId: string,
  changes: LearnerChanges,
): Promise<Result<null, Failure>> {
  const fields: { -readonly [K in keyof ProfileFields]: ProfileFields[K] } = {};
  if (changes.courseKey !== undefined) {
    if (!catalog.findCourse(changes.courseKey)) return err({ code: 'course.not_found' });
    fields.courseKey = changes.courseKey;
  }
  if (changes.timeZone !== undefined) {
    if (!isTimeZone(changes.timeZone)) return err(unknownZone);
    fields.timeZone = changes.timeZone;
  }
  if (changes.locale !== undefined) fields.locale = changes.locale;
  for (const field of ['firstName', 'lastName'] as const) {
    const given = changes[field];
    if (given === undefined) continue;
    const name = checkName(field, given);
    if (!name.ok) return name;
    fields[field] = name.value;
  }
  const profile = profileText(changes);
  if (!profile.ok) return profile;
  Object.assign(fields, profile.value);
  const choice = await choiceChange(tx, catalog, learnerId, changes);
  if (!choice.ok) return choice;
  // The zone of the same call counts: a learner who moves says both at once.
  const exam = await examChange(tx, catalog, learnerId, changes);
  if (!exam.ok) return exam;
  if (Object.keys(fields).length > 0) await updateProfile(tx, learnerId, fields);
  const { settings = {} } = changes;
  if (Object.keys(settings).length > 0) await updateSettings(tx, learnerId, settings);
  if (choice.value) await saveChoice(tx, { learnerId, ...choice.value });
  if (exam.value) await saveExamDate(tx, { learnerId, ...exam.value });
  return ok(null);
}

interface ChoiceChange {
  readonly courseKey: string;
  readonly track?: string;
  readonly company?: string;
}

/** A track and a company of the course, or what is wrong with them. */
async function choiceChange(
  db: Executor,
  catalog: CatalogIndex,
  learnerId: string,
  changes: LearnerChanges,
): Promise<Result<ChoiceChange | undefined, Failure>> {
  const { choice, track, industry } = { ...changes, ...changes.choice };
  if (track === undefined && industry === undefined) return ok(undefined);
  const named = choice?.courseKey ?? changes.courseKey;
  const course =
    named === undefined
      ? selectedCourse(catalog, (await findCourseKey(db, learnerId)) ?? '')
      : catalog.findCourse(named);
  if (!course) return err({ code: 'course.not_found' });
  const at = choice ? 'choice.' : '';
  const wrong = [
    ...notAmong(`${at}track`, track, course, course.tracks),
    ...notAmong(`${at}industry`, industry, course, course.companies),
  ];
  if (wrong.length > 0) return err({ code: 'request.invalid', fields: wrong });
  return ok({
    courseKey: course.key,
    ...(track !== undefined && { track }),
    ...(industry !== undefined && { company: industry }),
  });
}

function notAmong(
  field: string,
  given: string | undefined,
  { title }: Course,
  entries: readonly { readonly key: string }[],
) {
  if (given === undefined || entries.some(({ key }) => key === given)) return [];
  const known = entries.map(({ key }) => key).join(', ');
  const message =
    known === '' ? `${title} has none to choose.` : `Choose one of ${title}: ${known}.`;
  return [{ field, rule: 'unknown', message }];
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
  const message = isPast
    ? 'Choose today or a later day.'
    : 'Choose a day within the next three years.';
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

/** XP, shields and zone of a learner with the database's clock; throws where there is no such learner. */
export async function getStanding(db: Executor, learnerId: string) {
  const standing = await findClock(db, learnerId);
  if (!standing) throw new Error('A signed-in account has no learner profile.');
  return standing;
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
  if (changed.size > 0) {
    await saveStreaks(tx, learner.id, changed);
    await addStudyDay(tx, { learnerId: learner.id, day: today, courseKey });
  }
  if (advance.shieldsHeld !== learner.shieldsHeld) {
    await setShields(tx, learner.id, advance.shieldsHeld);
  }
  return { ...advance, daysBefore: standingDays(overall, today, learner.shieldsHeld) };
}

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

/** A stored run as the rules of streaks take it. */
export const streakOf = toStreak;

/** All runs of a learner, overall and by course, with the longest each ever was. */
export const runsOf = findRuns;

/** The days from one on on which a learner studied, by course. */
export const studyDaysFrom = findStudyDays;

/** The overall run as it is stored; undefined before the first study day. */
export const standingStreak = async (
  db: Executor,
  learnerId: string,
): Promise<Streak | undefined> => (await findStreaks(db, learnerId, ['overall'])).get('overall');

/** A run as it stands on a day, as the wire shows it. */
export const streakView = (
  streak: Streak | undefined,
  today: StudyDay,
  shieldsHeld: number,
): StreakView => ({
  days: standingDays(streak, today, shieldsHeld),
  studiedToday: streak?.lastStudyDay === today,
  shieldsHeld,
});

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
