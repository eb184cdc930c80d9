// Finishing an activity: progress, ledger, level, streak, badges, activity log and unlocks are true together.

import type { Finish } from '#contract/play.ts';
import { isTask } from '#domain/catalog/activity.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { CourseKey, Track } from '#domain/catalog/course-keys.ts';
import type { PathItem } from '#domain/catalog/path.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { studyDayAt } from '#domain/kernel/time.ts';
import { doneRecord } from '#domain/missions/ending.ts';
import type { Records } from '#domain/missions/mission-status.ts';
import { playState, roundState } from '#domain/missions/play.ts';
import { coreState, isCore } from '#domain/path/core-line.ts';
import { nextOnRoute } from '#domain/route/route.ts';
import { sumOfPoints } from '#domain/tasks/points.ts';
import { isSelfRated } from '#domain/tasks/tasks.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import { findCourseChoice } from '#server/modules/learner/learner.usecases.ts';
import { getLearnerView } from '#server/modules/profile/profile.usecases.ts';
import { recordFacts } from '#server/modules/progress/progress.usecases.ts';
import { linkTo } from '#server/modules/record/activity-links.usecases.ts';
import { type ActivityState, newlyOpen } from './activity.usecases.ts';
import { type ActivityRequest, type OpenPlay, openPlay } from './open-play.usecases.ts';
import { nextStepView } from './route.views.ts';
import { finishActivity } from './study.queries.ts';
import { isMetIn, type StudyRules } from './study.usecases.ts';

/**
 * Finishes an activity in one transaction. Whatever is repeated or raced, it happens once.
 */
export async function finishPlay(
  tx: Transaction,
  deps: StudyRules,
  learnerId: string,
  request: ActivityRequest,
): Promise<Result<Finish, Failure>> {
  const play = await openPlay(tx, deps, learnerId, request);
  if (!play.ok) return play;
  const { learner, state, steps, key, at } = play.value;
  const { activity, records } = state;
  const { catalog } = deps;
  const blocker = state.status === 'done' ? undefined : blockerOf(play.value);
  if (blocker) return err(blocker);
  const on = studyDayAt(learner.now, learner.timeZone);
  const isFirst = await finishActivity(tx, key, { at, on });
  const { courseKey } = activity;
  const outcome = await recordFacts(tx, { catalog, learner, courseKey }, [
    isFirst ? { type: 'activity-finished', activity } : { type: 'course-revisited' },
  ]);
  const after = recordsAfter(records, [activity, ...outcome.questsDone], learner.now);
  const course = catalog.findCourse(courseKey)!;
  const { track } = await findCourseChoice(tx, course, learnerId);
  const checks = activity.steps.filter((step) => step.kind === 'check');
  const tasks = activity.steps.filter(isTask);
  return ok({
    ...outcome,
    alreadyDone: !isFirst,
    unlocked: newlyOpen(catalog, activity.courseKey, records, after),
    next: nextLink(catalog, courseKey, after, track),
    sectionDone: isGroupDone(catalog, state, after),
    checksRight: checks.filter((step) => steps.get(step.id)?.right).length,
    checksTotal: checks.length,
    taskPoints: sumOfPoints(tasks.map(({ id }) => steps.get(id)?.points ?? 0)),
    taskPointsOutOf: tasks.reduce((sum, step) => sum + step.points, 0),
    taskPointsUnrated: tasks
      .filter((step) => isSelfRated(step) && steps.get(step.id)?.points == null)
      .reduce((sum, step) => sum + step.points, 0),
    learner: await getLearnerView(tx, catalog, learnerId),
  });
}

/** The records with what has just been done; what was done before stays as it was. */
function recordsAfter(
  records: Records,
  done: readonly { readonly id: string }[],
  now: number,
): Records {
  const after = new Map(records);
  for (const { id } of done) {
    if (after.get(id)?.status !== 'done') after.set(id, doneRecord(id, after, now));
  }
  return after;
}

function blockerOf({ state, steps }: OpenPlay): Failure | undefined {
  const { activity, item, records } = state;
  const passPercent = item?.quiz?.passPercent;
  if (passPercent !== undefined && roundState(activity, steps, passPercent).failed) {
    return { code: 'quiz.not_passed' };
  }
  const { canFinish } = playState(activity, steps, isMetIn(records), passPercent);
  return canFinish ? undefined : { code: 'activity.not_finished' };
}

/** What every screen calls next, from here. */
function nextLink(
  catalog: CatalogIndex,
  courseKey: CourseKey,
  records: Records,
  track: Track | null,
): Finish['next'] {
  const next = nextOnRoute(catalog, courseKey, { records, track });
  if (!next) return null;
  const { station, isPassedOver, status, minutesLeft } = nextStepView(catalog, next, records);
  const isBegun = status === 'in_progress';
  return { ...linkTo(next.opens), station, isPassedOver, isBegun, minutesLeft };
}

/** The items that stand together: those of a phase, or of a group of the Core line. */
function itemGroup(catalog: CatalogIndex, item: PathItem | undefined) {
  if (!item || !isCore(item))
    return item && catalog.findPhase(item.courseKey, item.phaseId)?.itemIds;
  const core = coreState(catalog, item.courseKey, new Map());
  const group = core?.groups.find((one) => one.items.some((state) => state.item.id === item.id));
  return (group?.items ?? core?.quizzes)?.map((state) => state.item.id);
}

function isGroupDone(catalog: CatalogIndex, state: ActivityState, records: Records): boolean {
  const ids = state.mission
    ? catalog
        .sectionsOf(state.mission.courseKey)
        .find((section) => section.id === state.mission?.sectionId)?.missionIds
    : itemGroup(catalog, state.item);
  return ids?.every((id) => records.get(id)?.status === 'done') ?? false;
}
