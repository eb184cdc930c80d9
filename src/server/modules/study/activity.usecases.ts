// Any activity with this learner's state: its steps as drawn for them, its status, what opens it.

import type { ActivityLink } from '#contract/activity-link.ts';
import type { Activity, Step } from '#domain/catalog/activity.ts';
import type { Mission } from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { Industry, Track } from '#domain/catalog/course-keys.ts';
import type { PathItem } from '#domain/catalog/path.ts';
import { type Standing, standingIn } from '#domain/missions/ending.ts';
import {
  type ActivityRecord,
  type MissionStatus,
  missionStates,
  type Records,
} from '#domain/missions/mission-status.ts';
import type { Openers } from '#domain/missions/what-opens.ts';
import { asksFor } from '#domain/path/asks-for.ts';
import { CORE_NAME, coreState, isCore } from '#domain/path/core-line.ts';
import { phaseStates } from '#domain/path/path-status.ts';
import { drawRound } from '#domain/path/quiz-round.ts';
import { stepsAfterTestOut, stepsToOpen } from '#domain/path/steps-to-open.ts';
import type { Executor } from '#server/db/database.ts';
import { findCourseChoice, inSelectedCourse } from '#server/modules/learner/learner.usecases.ts';
import { linkTo, linkToItem } from '#server/modules/record/activity-links.usecases.ts';
import { activityRecords } from '#server/modules/record/records.usecases.ts';

export interface ActivityState {
  /** With the steps that this learner gets: a lab's industry, a quiz's round. */
  readonly activity: Activity;
  /** The item as content has it; undefined for a mission. */
  readonly item: PathItem | undefined;
  readonly mission: Mission | undefined;
  readonly status: MissionStatus;
  readonly record: ActivityRecord | undefined;
  readonly groupTitle: string;
  /** What the learner's track does not ask for; undefined where it asks for it or nothing is asked. */
  readonly isOptional?: boolean;
  readonly opensAfter: ActivityLink | null;
  /** What is missing before a locked mission opens; nothing elsewhere. */
  readonly missing: Openers;
  /** What is still to be done before a locked item opens, in its order. */
  readonly stepsToOpen: readonly ActivityLink[];
  /** Of these, how many are left after the test that opens its phase; undefined where it saves none. */
  readonly stepsAfterTestOut?: number | undefined;
  readonly industry: Industry | null;
  readonly round: number;
  readonly records: Records;
}

/** Whose rounds of an activity's tasks they are: the numbers of another activity are others. */
export const whoseOf = ({ activity }: Pick<ActivityState, 'activity'>, learnerId: string): string =>
  `${learnerId}:${activity.id}`;

export interface ActivityInput {
  readonly ref: string;
  /** Which story of a lab; the learner's own where the call names none. */
  readonly industry: Industry | undefined;
  readonly learnerId: string;
}

/** What counts for an item: the learner's track, and the company that it is told in. */
interface Choice {
  readonly learnerId: string;
  readonly track: Track | null;
  /** Null for what has no stories. */
  readonly industry: Industry | null;
}

async function choiceFor(
  db: Executor,
  catalog: CatalogIndex,
  { variants, courseKey }: PathItem,
  { industry, learnerId }: ActivityInput,
): Promise<Choice> {
  const choice = await findCourseChoice(db, catalog.findCourse(courseKey)!, learnerId);
  return {
    learnerId,
    track: choice.track,
    industry: variants ? (industry ?? choice.industry) : null,
  };
}

/** Finds an activity by a mission's key or any activity's id; undefined too where a lab has no such story. */
export async function findActivityState(
  db: Executor,
  catalog: CatalogIndex,
  input: ActivityInput,
): Promise<ActivityState | undefined> {
  const ref = await inSelectedCourse(db, catalog, input.learnerId, input.ref);
  const mission = catalog.findMissionByKey(ref) ?? catalog.findMission(ref);
  const item = mission ? undefined : catalog.findItem(input.ref);
  const activity = mission ?? item;
  if (!activity) return undefined;
  if (item?.variants && input.industry !== undefined && !item.variants[input.industry])
    return undefined;
  const records = await activityRecords(db, input.learnerId, activity.courseKey);
  return mission
    ? missionActivity(catalog, mission, records)
    : itemActivity(catalog, item!, records, await choiceFor(db, catalog, item!, input));
}

function missionActivity(catalog: CatalogIndex, mission: Mission, records: Records): ActivityState {
  const states = missionStates(catalog, mission.courseKey, records);
  const state = states.find((one) => one.mission.id === mission.id)!;
  const toOpen = state.stepsToOpen.map(linkTo);
  return {
    activity: mission,
    item: undefined,
    mission,
    status: state.status,
    record: state.record,
    groupTitle: state.section.title,
    opensAfter: toOpen[0] ?? null,
    missing: state.opensAfter,
    stepsToOpen: toOpen,
    industry: null,
    round: 1,
    records,
  };
}

function itemActivity(
  catalog: CatalogIndex,
  item: PathItem,
  records: Records,
  choice: Choice,
): ActivityState {
  if (isCore(item)) return coreActivity(catalog, item, records, choice);
  const phases = phaseStates(catalog, item.courseKey, records);
  const phase = phases.find((one) => one.phase.id === item.phaseId)!;
  const at = phase.items.findIndex((one) => one.item.id === item.id);
  const record = records.get(item.id);
  const round = record?.round ?? 1;
  const { industry, track } = choice;
  const toOpen = stepsToOpen(phases, item.id, track).map(linkToItem);
  // A test-out stands beside the path: it is open exactly while it is of use.
  const status =
    item.kind === 'testout'
      ? (record?.status ?? (phase.status === 'locked' ? 'available' : 'locked'))
      : phase.items[at]!.status;
  return {
    activity: { ...item, steps: stepsFor(item, round, industry, choice.learnerId) },
    item,
    mission: undefined,
    status,
    record,
    groupTitle: phase.phase.title,
    opensAfter: toOpen[0] ?? null,
    missing: [],
    stepsToOpen: toOpen,
    stepsAfterTestOut: stepsAfterTestOut(phases, item.id, track),
    isOptional: track !== null && item.kind !== 'testout' && !asksFor(track, item),
    industry,
    round,
    records,
  };
}

/** An item of the Core line: nothing has to be done before it. */
function coreActivity(
  catalog: CatalogIndex,
  item: PathItem,
  records: Records,
  choice: Choice,
): ActivityState {
  const core = coreState(catalog, item.courseKey, records)!;
  const state = core.items.find((one) => one.item.id === item.id)!;
  const group = core.groups.find((one) => one.items.includes(state));
  const round = state.record?.round ?? 1;
  return {
    activity: { ...item, steps: stepsFor(item, round, null, choice.learnerId) },
    item,
    mission: undefined,
    status: state.status,
    record: state.record,
    groupTitle: group ? `${CORE_NAME}: ${group.title}` : CORE_NAME,
    opensAfter: null,
    missing: [],
    stepsToOpen: [],
    isOptional: choice.track !== null && !asksFor(choice.track, item),
    industry: null,
    round,
    records,
  };
}

/** The steps of an item for this learner: the round of a quiz, the story of a lab, else as written. */
function stepsFor(
  item: PathItem,
  round: number,
  industry: Industry | null,
  learnerId: string,
): readonly Step[] {
  if (item.quiz) {
    const { questionIds, count } = item.quiz;
    return drawRound(questionIds, count, round, `${learnerId}:${item.id}`).map((questionId) => ({
      id: `r${round}.${questionId}`,
      kind: 'check' as const,
      questionId,
    }));
  }
  return (industry !== null && item.variants?.[industry]?.steps) || item.steps;
}

/** What a step does to the path and the missions: everything that is open now and stood locked before. */
export function newlyOpen(
  catalog: CatalogIndex,
  courseKey: string,
  before: Records,
  after: Records,
): ActivityLink[] {
  const was = new Set(
    activitiesIn(standingIn(catalog, courseKey, before)).flatMap(({ activity, status }) =>
      status === 'locked' ? activity.id : [],
    ),
  );
  return activitiesIn(standingIn(catalog, courseKey, after))
    .filter(({ activity, status }) => was.has(activity.id) && /available|in_progress/.test(status))
    .map(({ activity }) => linkTo(activity));
}

const activitiesIn = ({ missions, phases }: Standing) => [
  ...missions.map(({ mission, status }) => ({ activity: mission, status })),
  ...phases.flatMap(({ items }) => items.map(({ item, status }) => ({ activity: item, status }))),
];
