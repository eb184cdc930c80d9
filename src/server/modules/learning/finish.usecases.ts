// Finishing an activity: progress, ledger, level, streak, badges, trail and unlocks are true together.
import type { ActivityLink } from '#contract/activity-link.ts';
import type { Finish } from '#contract/play.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import type { PathItem, Track } from '#domain/catalog/path.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { studyDayAt } from '#domain/kernel/time.ts';
import { isQuest } from '#domain/missions/demands.ts';
import { doneRecord, nextForQuest } from '#domain/missions/ending.ts';
import { missionStates, nextMission, type Records } from '#domain/missions/mission-status.ts';
import { playState, roundState } from '#domain/missions/play.ts';
import { coreState, isCore, nextInCore } from '#domain/path/core-line.ts';
import { nextSteps } from '#domain/path/guide.ts';
import { pathStates } from '#domain/path/path-states.ts';
import { nextInPhase } from '#domain/path/path-status.ts';
import { inTransaction } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import { getLearnerView, levelView } from '#server/modules/learner/learner.usecases.ts';
import {
  type ActivityState,
  linkTo,
  linkToItem,
  linkToMission,
  newlyOpen,
} from './activity.usecases.ts';
import { endDueMissions, payAndTell, rewardDay } from './ending.usecases.ts';
import { finishActivity } from './learning.queries.ts';
import { isMetIn, type LearningDeps } from './learning.usecases.ts';
import { type OpenPlay, openPlay, type Wanted } from './play.usecases.ts';

/**
 * Finishes an activity in one transaction. Whatever is repeated or raced, it happens once.
 */
export async function finishPlay(
  deps: LearningDeps,
  learnerId: string,
  wanted: Wanted,
): Promise<Result<Finish, Failure>> {
  return inTransaction(deps.db, async (tx) => {
    const play = await openPlay(tx, deps, learnerId, wanted);
    if (!play.ok) return play;
    const { learner, state, steps } = play.value;
    const { activity, records } = state;
    const hindrance = state.status === 'done' ? undefined : hindranceOf(play.value);
    if (hindrance) return err(hindrance);
    const at = new Date(learner.now);
    const isFirst = await finishActivity(
      tx,
      { learnerId, activityId: activity.id },
      { at, on: studyDayAt(learner.now, learner.timeZone) },
    );
    const paid = isFirst ? await payAndTell(tx, deps, learner, activity) : { xp: 0, rush: null };
    const done = doneRecord(activity.id, records, at.getTime());
    const known = isFirst ? new Map(records).set(activity.id, done) : records;
    const ending = await endDueMissions(tx, deps, learner, activity.courseKey, known);
    const hasChanged = isFirst || ending.questsDone.length > 0;
    const reward = hasChanged ? await rewardDay(tx, deps, learner, activity.courseKey) : undefined;
    const view = await getLearnerView(tx, deps.catalog, learnerId);
    const levelBefore = levelView(deps.catalog.rewards, learner.totalXp);
    const checks = activity.steps.filter((step) => step.kind === 'check');
    const tasks = activity.steps.filter((step) => step.kind !== 'check' && step.kind !== 'reading');
    return ok({
      alreadyDone: !isFirst,
      xpAwarded: paid.xp,
      rush: paid.rush,
      questsDone: ending.questsDone,
      totalXpBefore: learner.totalXp,
      totalXp: view.totalXp,
      levelBefore,
      level: view.level,
      leveledUp: view.level.key !== levelBefore.key,
      streakBefore: reward?.streakBefore ?? view.streak.days,
      streak: view.streak,
      shieldUsed: reward?.shieldUsed ?? false,
      badgesEarned: [...(reward?.badges ?? [])],
      unlocked: newlyOpen(deps.catalog, activity.courseKey, records, ending.records),
      next: nextLink(deps.catalog, state, ending.records, learner.track as Track),
      sectionDone: isGroupDone(deps.catalog, state, ending.records),
      checksRight: checks.filter((step) => steps.get(step.id)?.right).length,
      checksTotal: checks.length,
      taskPoints: tasks.reduce((sum, step) => sum + (steps.get(step.id)?.points ?? 0), 0),
      taskPointsOutOf: tasks.reduce((sum, step) => sum + step.points, 0),
      learner: view,
    });
  });
}

function hindranceOf({ state, steps }: OpenPlay): Failure | undefined {
  const { activity, item, records } = state;
  const passPercent = item?.quiz?.passPercent;
  if (passPercent !== undefined && roundState(activity, steps, passPercent).failed) {
    return { code: 'quiz.not_passed' };
  }
  const { canFinish } = playState(activity, steps, isMetIn(records), passPercent);
  return canFinish ? undefined : { code: 'activity.not_finished' };
}

/** After a mission comes a mission, after an item the path's next step; the other where one has ended. */
function nextLink(
  catalog: CatalogIndex,
  state: ActivityState,
  records: Records,
  track: Track,
): ActivityLink | null {
  const { courseKey } = state.activity;
  const mission = nextMission(missionStates(catalog, courseKey, records))?.mission;
  const { phases, core } = pathStates(catalog, courseKey, records);
  // What follows in the same phase, or on the Core line, comes first.
  const own = phases.find(({ phase }) => phase.id === state.item?.phaseId);
  const follows =
    state.item && isCore(state.item)
      ? core && nextInCore(core, state.item.id)
      : own && nextInPhase(own);
  const item = (follows ?? nextSteps(phases, track, core)[0])?.item;
  // A quest has no cards: what it goes on with has.
  const onward = mission && isQuest(mission) && nextForQuest(catalog, mission, records);
  const links = [
    onward ? linkTo(onward) : mission && linkToMission(mission),
    item && linkToItem(item),
  ];
  return (state.item ? links.toReversed() : links).find((link) => link !== undefined) ?? null;
}

/** The items that stand together: those of a phase, or of a group of the Core line. */
function itemGroup(catalog: CatalogIndex, item: PathItem | undefined) {
  if (!item || !isCore(item)) return catalog.findPhase(item?.phaseId ?? '')?.itemIds;
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
