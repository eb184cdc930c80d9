// One recommended route a course: what is next on it is the same on every screen (decisions 5).
import type { Mission } from '#domain/catalog/catalog.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { CourseKey } from '#domain/catalog/course-keys.ts';
import type { PathItem } from '#domain/catalog/path.ts';
import { doneRecord, nextForQuest } from '#domain/missions/ending.ts';
import { missionStates, type Records } from '#domain/missions/mission-status.ts';
import { isUnderway } from '#domain/missions/records.ts';
import {
  isMet,
  isQuest,
  requirementsOf,
  waitsForOthersOnly,
} from '#domain/missions/requirements.ts';
import { pathStates } from '#domain/path/path-states.ts';
import { minutesAhead } from '#domain/progress/minutes-left.ts';
import { GUIDED_STEPS } from './guided-steps.ts';
import { firstPassedOver, isPassedOver, leftBehind } from './passed-over.ts';
import { routeIds } from './route-order.ts';
import {
  isAskedBy,
  isStory,
  lastDone,
  type NamedStep,
  type RouteStep,
  type Standing,
} from './route-step.ts';
import { isRecap } from './twins.ts';

export type { RouteStep, Standing };

/**
 * What is still to be done on the route, in its order. Recaps are off it, and so is what the track does
 * not ask for, unless a mission does: then it comes right before that mission, and holds up no item of its unit.
 */
export function routeAhead(
  catalog: CatalogIndex,
  courseKey: CourseKey,
  { records, track }: Standing,
): readonly RouteStep[] {
  const items = pathStates(catalog, courseKey, records).items;
  const isAsked = isAskedBy(track);
  const missionOf = firstMissions(catalog, courseKey, records);
  const isWaitedFor = ({ id }: PathItem) => missionOf.has(id);
  const steps = new Map<string, RouteStep>([
    ...missionStates(catalog, courseKey, records).map(
      ({ mission, status }) =>
        [
          mission.id,
          {
            activity: mission,
            status,
            isUnderway: isUnderway(records.get(mission.id)),
            ...waitOf(catalog, mission, records),
          },
        ] as const,
    ),
    ...items
      .filter(({ item, record }) => isUnderway(record) || isAsked(item) || isWaitedFor(item))
      .map(
        ({ item, record, status }) =>
          [
            item.id,
            { activity: item, status, isWaiting: false, isUnderway: isUnderway(record) },
          ] as const,
      ),
  ]);
  const ids = routeIds(catalog, courseKey);
  const placeOf = (id: string): number => {
    const item = catalog.findItem(id);
    const own = ids.indexOf(id);
    const mission = item && !isAsked(item) ? missionOf.get(id) : undefined;
    return mission === undefined ? own : Math.max(own, ids.indexOf(mission) - BEFORE);
  };
  const places = new Map(ids.map((id) => [id, placeOf(id)]));
  const inOrder = ids.toSorted((a, b) => places.get(a)! - places.get(b)!);
  const ahead = inOrder.flatMap((id) => {
    const step = steps.get(id);
    if (!step || step.status === 'done') return [];
    // What was begun is gone on with, recap or not.
    return step.isUnderway || !isRecap(catalog, id, records) ? [step] : [];
  });
  return unitFirst(catalog, courseKey, ahead, records);
}

/**
 * Who finished an item of a unit goes on in that unit: what was passed over before it waits until the unit has
 * nothing more to start (decision 0080).
 */
function unitFirst(
  catalog: CatalogIndex,
  courseKey: CourseKey,
  ahead: readonly RouteStep[],
  records: Records,
): readonly RouteStep[] {
  const ids = routeIds(catalog, courseKey);
  const last = lastDone(ids, records);
  const unit = catalog
    .phasesOf(courseKey)
    .find(({ itemIds }) => last !== undefined && itemIds.includes(last));
  if (last === undefined || unit === undefined) return ahead;
  const end = Math.max(...unit.itemIds.map((id) => ids.indexOf(id)));
  const rest = new Set(ids.slice(ids.indexOf(last) + 1, end + 1));
  const goesOn = ahead.some(
    ({ activity: { id }, status }) =>
      status !== 'locked' && rest.has(id) && unit.itemIds.includes(id),
  );
  if (!goesOn) return ahead;
  const isOfRest = ({ activity }: RouteStep) => rest.has(activity.id);
  return [...ahead.filter(isOfRest), ...ahead.filter((step) => !isOfRest(step))];
}

/** Less than one place: what stands so far before a mission stands behind everything else that comes before it. */
const BEFORE = 0.5;

/** By what a mission that is still to be done asks for: the first such mission of the route. */
function firstMissions(
  catalog: CatalogIndex,
  courseKey: CourseKey,
  records: Records,
): ReadonlyMap<string, string> {
  const asking = routeIds(catalog, courseKey).flatMap((id) => {
    const mission = catalog.findMission(id);
    const isAhead = records.get(id)?.status !== 'done' && !isRecap(catalog, id, records);
    return mission && isAhead ? [mission] : [];
  });
  return new Map(
    asking
      .toReversed()
      .flatMap((mission) =>
        requirementsOf(mission).flatMap(({ activityId, anyOf = [activityId] }) =>
          anyOf.map((id) => [id, mission.id] as const),
        ),
      ),
  );
}

function waitOf(
  catalog: CatalogIndex,
  mission: Mission,
  records: Records,
): Pick<RouteStep, 'isWaiting' | 'wayOnId'> {
  const record = records.get(mission.id);
  const isWaiting =
    !isQuest(mission) &&
    (waitsForOthersOnly(mission, records) ||
      (!isUnderway(record) &&
        requirementsOf(mission).some((requirement) => !isMet(requirement, records))));
  const wayOnId =
    isWaiting && isUnderway(record) ? nextForQuest(catalog, mission, records)?.id : undefined;
  return { isWaiting, ...(wayOnId !== undefined && { wayOnId }) };
}

/**
 * The first that was really begun, else what a begun mission waits for, else the first that can be started and finished.
 * A quest is begun by what it asks for.
 */
export function nextOf(ahead: readonly RouteStep[]): RouteStep | undefined {
  const open = ahead.filter(({ status }) => status !== 'locked');
  const waitedFor = open.flatMap(({ wayOnId }) => wayOnId ?? []);
  return (
    open.find((step) => step.isUnderway && isStory(step) && !step.isWaiting) ??
    open.find(({ activity }) => waitedFor.includes(activity.id)) ??
    open.find(({ isWaiting }) => !isWaiting) ??
    open[0]
  );
}

/** The next step, as every screen names it. */
export interface NextOnRoute extends NamedStep {
  /** It stands on the route before what was finished last: the learner passed over it. */
  readonly isPassedOver: boolean;
  /** What waits behind it: the first open step of the route before what was finished last, or is worked on. */
  readonly passedOver: RouteStep | undefined;
}

/**
 * What is next on the route; undefined at its end. Every screen that offers a next thing asks this one function,
 * and names what it `opens`, so that no two of them disagree.
 */
export function nextOnRoute(
  catalog: CatalogIndex,
  courseKey: CourseKey,
  standing: Standing,
): NextOnRoute | undefined {
  const { records } = standing;
  const ahead = routeAhead(catalog, courseKey, standing);
  const next = namedNext(catalog, ahead, records);
  return (
    next && {
      ...next,
      isPassedOver: isPassedOver(catalog, next, standing),
      passedOver: firstPassedOver(catalog, ahead, next, standing),
    }
  );
}

/** Ids of the missions and items of a course that were passed over. What was opened and left was begun, and is none. */
export function passedOverIds(
  catalog: CatalogIndex,
  courseKey: CourseKey,
  standing: Standing,
): ReadonlySet<string> {
  const ahead = routeAhead(catalog, courseKey, standing);
  const left = leftBehind(catalog, courseKey, { ahead, next: nextOf(ahead), standing });
  return new Set(
    left.flatMap(({ activity, status }) => (status === 'available' ? activity.id : [])),
  );
}

function namedNext(
  catalog: CatalogIndex,
  ahead: readonly RouteStep[],
  records: Records,
): NamedStep | undefined {
  const next = nextOf(ahead);
  if (next === undefined) return undefined;
  const quest = isStory(next) ? undefined : (next.activity as Mission);
  return { ...next, opens: (quest && nextForQuest(catalog, quest, records)) ?? next.activity };
}

/** The limit of Guide Me in brief 2. */
const MINUTES = 30;

/**
 * Guide Me: the first three steps of the route that can be done in that order within thirty minutes
 * together, beginning with the next one; fewer only where no three do. What was begun takes what is left of it. Quests are
 * none, nor are missions that wait for other activities only: they end with the steps they ask for.
 * @param minutes the time there is
 */
export function guideSteps(
  catalog: CatalogIndex,
  courseKey: CourseKey,
  standing: Standing,
  minutes: number = MINUTES,
): readonly RouteStep[] {
  let best: readonly RouteStep[] = [];
  const go = (
    chosen: readonly RouteStep[],
    { records, track }: Standing,
    left: number,
  ): boolean => {
    if (chosen.length > best.length) best = chosen;
    if (chosen.length === GUIDED_STEPS) return true;
    const ahead = routeAhead(catalog, courseKey, { records, track });
    const open = fitting(ahead, records, left);
    // It begins with what every other screen calls next.
    const first =
      chosen.length === 0
        ? firstToGuide(namedNext(catalog, ahead, records), records, minutes)
        : undefined;
    const candidates = first ? [first] : open;
    return candidates.some((step) => {
      const { id } = step.activity;
      const now = 1 + Math.max(0, ...[...records.values()].map((record) => record.doneAt ?? 0));
      const after = new Map(records).set(id, doneRecord(id, records, now));
      for (const ended of endingWith(ahead, records, after)) {
        after.set(ended, doneRecord(ended, records, now));
      }
      const rest = left - minutesOf(step, records);
      return go([...chosen, step], { records: after, track }, rest);
    });
  };
  go([], standing, minutes);
  return best;
}

/** What is left of a step. */
const minutesOf = ({ activity }: RouteStep, records: Records): number =>
  minutesAhead(activity, records.get(activity.id));

/** The missions that waited for nothing but what is done now: they end with it, and are no step of their own. */
const endingWith = (
  ahead: readonly RouteStep[],
  before: Records,
  after: Records,
): readonly string[] =>
  ahead
    .map(({ activity }) => activity)
    .filter((activity) => waitsForOthersOnly(activity, before))
    .filter((activity) => !waitsForOthersOnly(activity, after))
    .map(({ id }) => id);

/** The next step where it can be taken within the time: no paper, no template and no quest. */
function firstToGuide(
  next: NamedStep | undefined,
  records: Records,
  minutes: number,
): RouteStep | undefined {
  if (next === undefined || !('steps' in next.opens)) return undefined;
  const activity = next.opens as RouteStep['activity'];
  const step = { ...next, activity };
  const isWaiting = next.isWaiting && activity.id === next.activity.id;
  const fits = isStory(step) && !isWaiting && minutesOf(step, records) <= minutes;
  return fits ? { ...step, isWaiting: false } : undefined;
}

/** What can be started now and fits, what was really begun first. */
function fitting(
  ahead: readonly RouteStep[],
  records: Records,
  minutes: number,
): readonly RouteStep[] {
  const open = ahead.filter(
    (step) =>
      step.status !== 'locked' &&
      isStory(step) &&
      !step.isWaiting &&
      minutesOf(step, records) <= minutes,
  );
  return [...open.filter((step) => step.isUnderway), ...open.filter((step) => !step.isUnderway)];
}
