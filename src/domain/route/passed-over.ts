// What was passed over on a course's route: it stands before what was finished last.
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { CourseKey, Track } from '#domain/catalog/course-keys.ts';
import { oncePerCourse } from '#domain/catalog/once.ts';
import type { PathItem } from '#domain/catalog/path.ts';
import { isQuest, type Subject } from '#domain/missions/requirements.ts';
import { routeIds } from './route-order.ts';
import {
  isAskedBy,
  isStory,
  lastDone,
  type NamedStep,
  type RouteStep,
  type Standing,
} from './route-step.ts';

/**
 * Undefined where the next step itself is one that was passed over: one thing at a time is told. What the track does
 * not ask for is passed over by nobody.
 */
export function firstPassedOver(
  catalog: CatalogIndex,
  ahead: readonly RouteStep[],
  next: NamedStep,
  standing: Standing,
): RouteStep | undefined {
  if (isPassedOver(catalog, next, standing)) return undefined;
  const { courseKey } = next.activity;
  // A quest is no step by itself: what it goes on with is one.
  return leftBehind(catalog, courseKey, { ahead, next, standing })
    .filter(isStory)
    .find(({ activity: { id } }) => id !== next.activity.id && id !== next.opens.id);
}

interface OnTheWay {
  readonly ahead: readonly RouteStep[];
  /** The next step of the route. */
  readonly next: RouteStep | undefined;
  readonly standing: Standing;
}

/**
 * What could be done now and stands on the route before what was finished last, or before what the learner works on now
 * where that is further: who began a later lesson passed over what stands before it, too. In the order of the route.
 */
export function leftBehind(
  catalog: CatalogIndex,
  courseKey: CourseKey,
  { ahead, next, standing }: OnTheWay,
): readonly RouteStep[] {
  const { records, track } = standing;
  const walked = walkedIds(catalog, courseKey);
  const last = lastDone(playedIds(catalog, courseKey), records);
  const begun = next?.isUnderway && isStory(next) ? next.activity.id : undefined;
  const reached = [last, begun].map((id) => (id === undefined ? -1 : walked.indexOf(id)));
  const behind = new Set(walked.slice(0, Math.max(0, ...reached)));
  return ahead
    .filter(({ activity }) => isAskedFor(activity, track) && behind.has(activity.id))
    .filter((step) => step.status !== 'locked' && !step.isWaiting)
    .toSorted((a, b) => walked.indexOf(a.activity.id) - walked.indexOf(b.activity.id));
}

/** Begun work is gone on with, wherever it stands: nobody passed over it. */
export function isPassedOver(
  catalog: CatalogIndex,
  { activity: { courseKey }, opens, isUnderway: isBegun }: NamedStep,
  { records, track }: Standing,
): boolean {
  const played = playedIds(catalog, courseKey);
  const at = played.indexOf(opens.id);
  if (isBegun || at < 0 || !isAskedFor(opens, track)) return false;
  const last = lastDone(played, records);
  return last !== undefined && at < played.indexOf(last);
}

/** Missions are everybody's. */
const isAskedFor = (activity: Subject, track: Track | null): boolean =>
  !('requiredBy' in activity) || isAskedBy(track)(activity as PathItem);

/** The route with the tests: each stands right before the unit that it opens. */
const walkedIds = oncePerCourse((catalog, courseKey): readonly string[] => {
  const phases = catalog.phasesOf(courseKey);
  const ids = routeIds(catalog, courseKey);
  const tests = new Map(
    phases.map(({ itemIds, testOutId }) => [ids.find((id) => itemIds.includes(id)), testOutId]),
  );
  return ids.flatMap((id) => {
    const test = tests.get(id);
    return test === undefined ? id : [test, id];
  });
});

/** The same without quests, which end by themselves. */
const playedIds = oncePerCourse((catalog, courseKey): readonly string[] =>
  walkedIds(catalog, courseKey).filter((id) => {
    const mission = catalog.findMission(id);
    return mission === undefined || !isQuest(mission);
  }),
);
