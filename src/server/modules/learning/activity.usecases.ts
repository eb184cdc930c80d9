// Any activity with this learner's state: its steps as drawn or told for them, its status, what opens it.
import type { ActivityLink } from '#contract/activity-link.ts';
import type { Activity, Mission, Step } from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { INDUSTRIES, type Industry, type PathItem } from '#domain/catalog/path.ts';
import type { Paper } from '#domain/exam/paper.ts';
import {
  type ActivityRecord,
  type MissionStatus,
  missionStates,
  type Records,
} from '#domain/missions/mission-status.ts';
import { CORE_NAME, coreState, isCore } from '#domain/path/core-line.ts';
import { phaseStates } from '#domain/path/path-status.ts';
import { drawRound } from '#domain/path/quiz-round.ts';
import type { Executor } from '#server/db/database.ts';
import { activityRecords } from './learning.queries.ts';

export interface ActivityState {
  /** With the steps that this learner gets: a lab's industry, a quiz's round. */
  readonly activity: Activity;
  /** The item as content has it; undefined for a mission. */
  readonly item: PathItem | undefined;
  readonly mission: Mission | undefined;
  readonly status: MissionStatus;
  readonly record: ActivityRecord | undefined;
  readonly groupTitle: string;
  readonly opensAfter: ActivityLink | null;
  readonly industry: Industry | null;
  readonly round: number;
  readonly records: Records;
}

export interface ActivityWish {
  readonly ref: string;
  /** Which story of a lab; `own` where the call names none. */
  readonly industry: Industry;
  readonly learnerId: string;
}

export const linkToMission = (mission: Mission): ActivityLink => ({
  kind: 'mission',
  ref: mission.key,
  title: mission.title,
  estimatedMinutes: mission.estimatedMinutes,
  xp: mission.xp,
  phaseId: null,
  itemType: null,
  coreKey: null,
});

export const linkToItem = (item: PathItem): ActivityLink => ({
  kind: 'item',
  ref: item.id,
  title: item.title,
  estimatedMinutes: item.estimatedMinutes,
  xp: item.xp,
  phaseId: item.phaseId,
  itemType: item.kind === 'testout' ? null : item.kind,
  coreKey: item.key ?? null,
});

const linkToPaper = ({ key, title, minutes }: Paper): ActivityLink => ({
  kind: 'paper',
  ref: key,
  title,
  estimatedMinutes: minutes,
  xp: 0,
  phaseId: null,
  itemType: null,
  coreKey: null,
});

export const isPaper = (subject: Activity | Paper): subject is Paper => 'bankId' in subject;

// The catalog holds no activities but missions and items.
const linkToActivity = (activity: Activity): ActivityLink =>
  activity.kind === 'mission'
    ? linkToMission(activity as Mission)
    : linkToItem(activity as PathItem);

const links = new WeakMap<Activity | Paper, ActivityLink>();

/** The link to an activity or a paper, made once: the catalog stays as it is. */
export function linkTo(subject: Activity | Paper): ActivityLink {
  const known = links.get(subject);
  if (known) return known;
  const link = isPaper(subject) ? linkToPaper(subject) : linkToActivity(subject);
  links.set(subject, link);
  return link;
}

/** Finds an activity by a mission's key or any activity's id. */
export async function findActivityState(
  db: Executor,
  catalog: CatalogIndex,
  wish: ActivityWish,
): Promise<ActivityState | undefined> {
  const mission = catalog.findMissionByKey(wish.ref) ?? catalog.findMission(wish.ref);
  const item = mission ? undefined : catalog.findItem(wish.ref);
  const activity = mission ?? item;
  if (!activity) return undefined;
  const records = await activityRecords(db, wish.learnerId, activity.courseKey);
  return mission
    ? missionActivity(catalog, mission, records)
    : itemActivity(catalog, item!, records, wish);
}

function missionActivity(catalog: CatalogIndex, mission: Mission, records: Records): ActivityState {
  const states = missionStates(catalog, mission.courseKey, records);
  const state = states.find((one) => one.mission.id === mission.id)!;
  return {
    activity: mission,
    item: undefined,
    mission,
    status: state.status,
    record: state.record,
    groupTitle: state.section.title,
    opensAfter: state.opensAfter ? linkTo(state.opensAfter) : null,
    industry: null,
    round: 1,
    records,
  };
}

function itemActivity(
  catalog: CatalogIndex,
  item: PathItem,
  records: Records,
  wish: ActivityWish,
): ActivityState {
  if (isCore(item)) return coreActivity(catalog, item, records, wish);
  const phases = phaseStates(catalog, item.courseKey, records);
  const phase = phases.find((one) => one.phase.id === item.phaseId)!;
  const at = phase.items.findIndex((one) => one.item.id === item.id);
  const record = records.get(item.id);
  const round = record?.round ?? 1;
  const industry = item.variants ? wish.industry : null;
  const before = at > 0 ? phase.items[at - 1]!.item : undefined;
  const first = phase.missing[0] && catalog.findItem(phase.missing[0].itemIds[0] ?? '');
  const opener = first ?? before;
  // A test-out stands beside the path: it is open exactly while it is of use.
  const status =
    item.kind === 'testout'
      ? (record?.status ?? (phase.status === 'locked' ? 'available' : 'locked'))
      : phase.items[at]!.status;
  return {
    activity: { ...item, steps: stepsFor(item, round, industry, wish.learnerId) },
    item,
    mission: undefined,
    status,
    record,
    groupTitle: phase.phase.title,
    opensAfter: status === 'locked' && opener ? linkToItem(opener) : null,
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
  wish: ActivityWish,
): ActivityState {
  const core = coreState(catalog, item.courseKey, records)!;
  const state = core.items.find((one) => one.item.id === item.id)!;
  const group = core.groups.find((one) => one.items.includes(state));
  const round = state.record?.round ?? 1;
  return {
    activity: { ...item, steps: stepsFor(item, round, null, wish.learnerId) },
    item,
    mission: undefined,
    status: state.status,
    record: state.record,
    groupTitle: group ? `${CORE_NAME}: ${group.title}` : CORE_NAME,
    opensAfter: null,
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
  return item.variants && industry ? item.variants[industry].steps : item.steps;
}

/** What a step does to the path and the missions: everything that is open now and was locked before. */
export function newlyOpen(
  catalog: CatalogIndex,
  courseKey: string,
  before: Records,
  after: Records,
): ActivityLink[] {
  const states = (records: Records) => [
    ...missionStates(catalog, courseKey, records).map(({ mission, status }) => ({
      activity: mission,
      status,
    })),
    ...phaseStates(catalog, courseKey, records)
      .flatMap((phase) => phase.items)
      .map(({ item, status }) => ({ activity: item, status })),
  ];
  const was = new Set(
    states(before).flatMap(({ activity, status }) => (status === 'locked' ? activity.id : [])),
  );
  return states(after)
    .filter(({ activity, status }) => was.has(activity.id) && /available|in_progress/.test(status))
    .map(({ activity }) => linkTo(activity));
}

export const industriesOf = (item: PathItem | undefined): Industry[] =>
  item?.variants ? [...INDUSTRIES] : [];
