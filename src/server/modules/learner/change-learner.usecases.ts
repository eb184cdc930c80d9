// What a learner changes about themselves: each field checked, all of them written together or none.
import type { Locale } from '#contract/fields.ts';
import { checkPersonName } from '#domain/account/person-name.ts';
import type { Course } from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { isTimeZone, studyDayAt } from '#domain/kernel/time.ts';
import { checkExamDate } from '#domain/readiness/exam-date.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import {
  findCourseKey,
  findExam,
  type ProfileFields,
  type SettingsChange,
  saveChoice,
  saveExamDate,
  updateProfile,
  updateSettings,
} from './learner.queries.ts';
import { ofLearner, selectedCourse } from './learner.usecases.ts';
import { profileText } from './profile-text.ts';

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

/** A first or last name as it is stored, or what R-30 has against it. */
export function checkName(field: 'firstName' | 'lastName', given: string): Result<string, Failure> {
  const name = checkPersonName(given);
  if (name.ok) return name;
  return err({ code: 'profile.name_invalid', fields: [{ field, ...name.error }] });
}

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
  const learner = await ofLearner(findExam(db, learnerId, courseKey));
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
