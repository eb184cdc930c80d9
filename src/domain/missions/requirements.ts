// What a mission asks for outside itself: activities done, quizzes and papers answered well enough.
import type { Activity, Condition, OutsideCondition } from '#domain/catalog/activity.ts';
import type { Mission } from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { oncePer } from '#domain/catalog/once.ts';
import type { Paper } from '#domain/exam/paper.ts';
import { shownOfWhole, shownPercent } from '#domain/kernel/pass-line.ts';
import { minutesAhead } from '#domain/progress/minutes-left.ts';
import { FILL_MINUTES, type Template } from '#domain/templates/template.ts';
import type { Records } from './records.ts';

/** What a mission can ask for. */
export type Subject = Activity | Paper | Template;

/** Is it a document to fill in? */
export const isTemplate = (subject: Subject): subject is Template => 'format' in subject;

/** A condition on another activity, or on papers, taken apart. */
export interface Requirement {
  /** The activity, the first of the papers, the paper where weak topics are worked on, or a template. */
  readonly activityId: string;
  /** What a quiz or a paper needs, whole percent; undefined where it has to be done. */
  readonly percent: number | undefined;
  /** Papers any of which counts. */
  readonly anyOf?: readonly string[];
  /** So many attempts of papers; 1 where it is absent. */
  readonly times?: number;
  /** The record that tells it where that is not the activity's own. */
  readonly recordId?: string;
}

/** Is this a condition on another activity? */
export const isOutside = (condition: Condition): condition is OutsideCondition =>
  condition.includes(':');

/** The activity or papers that a condition names, and what it needs of them. */
export function requirementOf(condition: OutsideCondition): Requirement {
  const at = condition.indexOf(':');
  const [named = '', needed] = condition.slice(at + 1).split('>=');
  const kind = condition.slice(0, at);
  const [percent, times] = needed === undefined ? [] : needed.split('*').map(Number);
  const [activityId = '', ...others] = named.split('|');
  const requirement = { activityId, percent };
  if (kind === 'topics.strong' || kind === 'template.used') {
    return { ...requirement, recordId: condition };
  }
  if (!kind.startsWith('paper.')) return requirement;
  return { ...requirement, anyOf: [activityId, ...others], times: times ?? 1 };
}

type Ends = Pick<Mission, 'doneWhen'>;
const takenApart = oncePer((doneWhen: Ends['doneWhen']): readonly Requirement[] =>
  doneWhen.filter(isOutside).map(requirementOf),
);

/** Everything outside itself that a mission's end waits for, in the order of its content. */
export const requirementsOf = ({ doneWhen }: Ends): readonly Requirement[] => takenApart(doneWhen);

/** A mission without steps of its own (decisions 5). */
export const isQuest = (mission: Pick<Activity, 'steps'>): boolean => mission.steps.length === 0;

/** Is it done, or is its best round or are enough of its attempts good enough? */
export function isMet(requirement: Requirement, records: Records): boolean {
  const { activityId, percent, anyOf, times = 1, recordId = activityId } = requirement;
  if (anyOf) return goodAttempts(requirement, records).length >= times;
  const record = records.get(recordId);
  if (percent === undefined) return record?.status === 'done';
  return (record?.bestPercent ?? 0) >= percent;
}

/** The percents of the attempts that a condition on papers counts. */
const goodAttempts = (
  { anyOf = [], percent = 0 }: Requirement,
  records: Records,
): readonly number[] => gradedAttempts(anyOf, records).filter((reached) => reached >= percent);

const gradedAttempts = (paperIds: readonly string[], records: Records): readonly number[] =>
  paperIds.flatMap((id) => records.get(id)?.percents ?? []);

function minutesOf(subject: Subject): number {
  if (isTemplate(subject)) return FILL_MINUTES;
  return 'minutes' in subject ? subject.minutes : subject.estimatedMinutes;
}

/** How a learner stands in one thing that a mission asks for. */
export interface RequirementState extends Requirement {
  readonly activity: Subject;
  readonly isMet: boolean;
  /** The best round or attempt so far; null where there is none, or where no percentage is asked for. */
  readonly bestPercent: number | null;
  /** Of the attempts it needs, those that are good enough; 0 or 1 where it needs no number of them. */
  readonly timesMet: number;
}

/** The best round or attempt as its own report shows it, and never rounded across what is needed; none before the first. */
function shownBest(
  catalog: CatalogIndex,
  id: string,
  records: Records,
  needed: number,
): readonly number[] {
  const { bestPercent = null, bestShare } = records.get(id) ?? {};
  if (bestPercent === null) return [];
  const quiz = catalog.findItem(id)?.quiz;
  if (quiz) return [shownOfWhole(bestPercent, quiz.count, [needed, quiz.passPercent])];
  const paper = catalog.findPaper(id);
  if (!paper || bestShare === undefined) return [bestPercent];
  const { passPercent, examPassPercent = passPercent } = paper;
  return [shownPercent(bestShare, 100, [needed, passPercent, examPassPercent])];
}

/** The checklist of a mission: each thing it asks for, with the learner's standing. */
export function requirementStates(
  catalog: CatalogIndex,
  mission: Pick<Mission, 'doneWhen'>,
  records: Records,
): readonly RequirementState[] {
  return requirementsOf(mission).map((requirement) => {
    const { activityId, percent, anyOf = [activityId], times = 1 } = requirement;
    const met = isMet(requirement, records);
    const bests =
      percent === undefined ? [] : anyOf.flatMap((id) => shownBest(catalog, id, records, percent));
    return {
      ...requirement,
      // MP-01 guards that what is named is there.
      activity: (catalog.findActivity(activityId) ??
        catalog.findPaper(activityId) ??
        catalog.findTemplate(activityId))!,
      isMet: met,
      bestPercent: bests.length === 0 ? null : Math.max(...bests),
      timesMet: requirement.anyOf
        ? Math.min(times, goodAttempts(requirement, records).length)
        : Number(met),
    };
  });
}

/**
 * A begun mission whose own cards are all behind: seen, and worked on where there is work. It waits for nothing but the
 * activities that it asks for, and ends by itself with the last of them.
 */
export function waitsForOthersOnly(
  mission: Pick<Mission, 'id' | 'steps' | 'doneWhen'>,
  records: Records,
): boolean {
  const record = records.get(mission.id);
  if (isQuest(mission) || record?.status !== 'in_progress') return false;
  const work = mission.steps.filter(({ kind }) => kind !== 'reading').length;
  const isPlayed = record.stepsSeen >= mission.steps.length && record.stepsWorked >= work;
  return isPlayed && requirementsOf(mission).some((requirement) => !isMet(requirement, records));
}

/**
 * What of a mission's own time is ahead: of one that waits for other activities only nothing is. A quest has no cards;
 * its minutes are those of what it asks for.
 * @returns whole minutes
 */
export function ownMinutesAhead(mission: Mission, records: Records): number {
  if (isQuest(mission)) return mission.estimatedMinutes;
  if (waitsForOthersOnly(mission, records)) return 0;
  return minutesAhead(mission, records.get(mission.id));
}

/**
 * What a mission with cards of its own takes besides them: the minutes ahead of the activities that it asks for and
 * that are not done yet, and of the attempts of papers that are missing. A quest's own minutes hold them already (decisions 1).
 * @returns whole minutes; 0 for a quest
 */
export function minutesBesides(catalog: CatalogIndex, mission: Mission, records: Records): number {
  return missingBesides(catalog, mission, records).reduce(
    (sum, { activity, times = 1, timesMet }) =>
      sum + (times - timesMet) * minutesAheadOf(activity, records),
    0,
  );
}

/** What of it is ahead: who is in the middle of a lab has the rest of it before them. */
const minutesAheadOf = (subject: Subject, records: Records): number =>
  'steps' in subject ? minutesAhead(subject, records.get(subject.id)) : minutesOf(subject);

/**
 * The activity that these minutes are of, where it is one alone.
 * @returns its title; undefined where nothing or more than one activity is missing, and for a quest
 */
export function activityBesides(
  catalog: CatalogIndex,
  mission: Mission,
  records: Records,
): string | undefined {
  const missing = missingBesides(catalog, mission, records);
  return missing.length === 1 ? missing[0]?.activity.title : undefined;
}

const missingBesides = (catalog: CatalogIndex, mission: Mission, records: Records) =>
  isQuest(mission)
    ? []
    : requirementStates(catalog, mission, records).filter((requirement) => !requirement.isMet);
