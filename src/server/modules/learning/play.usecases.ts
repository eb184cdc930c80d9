// Starting, playing and finishing a mission; each write locks the learner and is one transaction.
import type { MissionCard, PlayProgress, Verdict } from '#contract/learning.ts';
import type { Finish } from '#contract/progress.ts';
import type { Mission } from '#domain/catalog/catalog.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { studyDayAt } from '#domain/kernel/time.ts';
import {
  type MissionState,
  missionStates,
  nextMission,
  type Records,
  sectionStatus,
} from '#domain/missions/mission-status.ts';
import {
  markAnswer,
  openCheck,
  openStep,
  playState,
  type StepRecord,
  type StepRecords,
} from '#domain/missions/play.ts';
import { inTransaction, type Transaction } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import {
  getLearnerView,
  type LockedLearner,
  levelView,
  lockLearner,
  recordStudyDay,
} from '#server/modules/learner/learner.usecases.ts';
import { awardBadges, payActivity, tellTrail } from '#server/modules/rewards/rewards.usecases.ts';
import {
  finishActivity,
  insertAnswer,
  insertSeenStep,
  standAt,
  startActivity,
  stepRecords,
} from './learning.queries.ts';
import {
  currentStep,
  findMissionState,
  isDoneIn,
  type LearningDeps,
  mutable,
} from './learning.usecases.ts';
import { missionCard, verdictOf } from './learning.views.ts';

/** A mission that this learner has started, read under the learner's lock. */
interface OpenPlay {
  readonly learner: LockedLearner;
  readonly mission: Mission;
  readonly state: MissionState;
  readonly states: readonly MissionState[];
  readonly records: Records;
  readonly steps: StepRecords;
}

async function openPlay(
  tx: Transaction,
  deps: LearningDeps,
  learnerId: string,
  key: string,
): Promise<Result<OpenPlay, Failure>> {
  const learner = await lockLearner(tx, learnerId, deps.at);
  if (!learner) return err({ code: 'auth.signed_out' });
  const found = await findMissionState(tx, deps.catalog, learnerId, key);
  if (!found) return err({ code: 'mission.not_found' });
  const { state, states, records } = found;
  if (!state.record) return err({ code: 'mission.not_started' });
  const steps = await stepRecords(tx, learnerId, state.mission.id);
  return ok({ learner, mission: state.mission, state, states, records, steps });
}

/** Starts an available mission; an already started or done one is answered as it is. */
export async function startMission(
  deps: LearningDeps,
  learnerId: string,
  key: string,
): Promise<Result<MissionCard, Failure>> {
  return inTransaction(deps.db, async (tx) => {
    const learner = await lockLearner(tx, learnerId, deps.at);
    if (!learner) return err({ code: 'auth.signed_out' });
    const found = await findMissionState(tx, deps.catalog, learnerId, key);
    if (!found) return err({ code: 'mission.not_found' });
    const { mission, status } = found.state;
    if (status === 'locked') return err({ code: 'mission.locked' });
    if (status === 'available') {
      await startActivity(tx, {
        learnerId,
        activityId: mission.id,
        courseKey: mission.courseKey,
        kind: 'mission',
        currentStepId: mission.steps[0]!.id,
        startedAt: new Date(learner.now),
      });
    }
    const now = await findMissionState(tx, deps.catalog, learnerId, key);
    return ok(missionCard(now!.state));
  });
}

/** Keeps that a step was seen; moving on finishes the step before, so the day counts for the streak. */
export async function seeStep(
  deps: LearningDeps,
  learnerId: string,
  key: string,
  stepId: string,
): Promise<Result<PlayProgress, Failure>> {
  return inTransaction(deps.db, async (tx) => {
    const play = await openPlay(tx, deps, learnerId, key);
    if (!play.ok) return play;
    const { learner, mission, steps } = play.value;
    const step = openStep(mission, steps, stepId);
    if (!step.ok) return step;
    const at = new Date(learner.now);
    const isNew = await insertSeenStep(tx, {
      learnerId,
      activityId: mission.id,
      stepId,
      seenAt: at,
    });
    await standAt(tx, { learnerId, activityId: mission.id }, stepId, at);
    if (isNew && steps.size > 0) await countStudyDay(tx, deps, learner, mission.courseKey);
    return ok(progressAfter(play.value, stepId, {}));
  });
}

/** Commits the answer to a check, once, and only then opens the reasons. */
export async function answerStep(
  deps: LearningDeps,
  learnerId: string,
  key: string,
  answer: { stepId: string; chosen: readonly string[] },
): Promise<Result<{ verdict: Verdict; progress: PlayProgress }, Failure>> {
  return inTransaction(deps.db, async (tx) => {
    const play = await openPlay(tx, deps, learnerId, key);
    if (!play.ok) return play;
    const { learner, mission, steps } = play.value;
    const check = openCheck(mission, steps, answer.stepId);
    if (!check.ok) return check;
    const question = deps.catalog.getQuestion(check.value.questionId);
    const marked = markAnswer(question, answer.chosen);
    if (!marked.ok) {
      const rule =
        question.type === 'sc' ? 'one option of the question' : 'distinct options of the question';
      return err({
        ...marked.error,
        fields: [{ field: 'chosen', rule, message: `Choose ${rule}.` }],
      });
    }
    const at = new Date(learner.now);
    const isCommitted = await insertAnswer(tx, {
      learnerId,
      activityId: mission.id,
      stepId: answer.stepId,
      seenAt: at,
      questionId: question.id,
      questionRev: question.rev,
      chosen: [...marked.value.chosen],
      right: marked.value.right,
      answeredAt: at,
    });
    if (!isCommitted) return err({ code: 'step.already_answered' });
    await standAt(tx, { learnerId, activityId: mission.id }, answer.stepId, at);
    await countStudyDay(tx, deps, learner, mission.courseKey);
    return ok({
      verdict: verdictOf(question, marked.value.chosen, marked.value.right),
      progress: progressAfter(play.value, answer.stepId, marked.value),
    });
  });
}

/** Badges that count days are granted on the step that makes the day count. */
async function countStudyDay(
  tx: Transaction,
  deps: LearningDeps,
  learner: LockedLearner,
  courseKey: string,
): Promise<void> {
  const advance = await recordStudyDay(tx, deps.catalog, learner, courseKey);
  if (advance.advanced) await awardBadges(tx, deps.catalog, learner, advance.overall.days);
}

/** The progress as this transaction leaves it, without reading it back. */
function progressAfter(play: OpenPlay, stepId: string, written: Partial<StepRecord>): PlayProgress {
  const { mission, records, steps } = play;
  const record = play.state.record!;
  const before = steps.get(stepId) ?? { stepId, chosen: null, right: null };
  const after = new Map(steps).set(stepId, { ...before, ...written });
  return {
    status: record.status,
    currentStepId:
      record.status === 'done' ? currentStep(mission.steps, record.currentStepId) : stepId,
    ...mutable(playState(mission, after, isDoneIn(records))),
  };
}

/**
 * Finishes a mission: progress, ledger, level, streak, badges, activity and what it unlocks are true
 * together or not at all. Whatever is repeated or raced, it happens once.
 */
export async function finishMission(
  deps: LearningDeps,
  learnerId: string,
  key: string,
): Promise<Result<Finish, Failure>> {
  return inTransaction(deps.db, async (tx) => {
    const play = await openPlay(tx, deps, learnerId, key);
    if (!play.ok) return play;
    const { learner, mission, state, states, records, steps } = play.value;
    const at = new Date(learner.now);
    if (state.status !== 'done' && !playState(mission, steps, isDoneIn(records)).canFinish) {
      return err({ code: 'mission.not_finished' });
    }
    const isFirst = await finishActivity(
      tx,
      { learnerId, activityId: mission.id },
      { at, on: studyDayAt(learner.now, learner.timeZone) },
    );
    const reward = isFirst ? await rewardFinish(tx, deps, learner, mission) : undefined;
    const view = await getLearnerView(tx, deps.catalog, learnerId);
    const levelBefore = levelView(deps.catalog.rewards, learner.totalXp);
    const after = missionStates(
      deps.catalog,
      mission.courseKey,
      new Map(records).set(mission.id, { ...state.record!, status: 'done', doneAt: at.getTime() }),
    );
    const next = nextMission(after);
    const checks = mission.steps.filter((step) => step.kind === 'check');
    return ok({
      alreadyDone: !isFirst,
      xpAwarded: reward?.xp ?? 0,
      totalXpBefore: learner.totalXp,
      totalXp: view.totalXp,
      levelBefore,
      level: view.level,
      leveledUp: view.level.key !== levelBefore.key,
      streakBefore: reward?.streakBefore ?? view.streak.days,
      streak: view.streak,
      shieldUsed: reward?.shieldUsed ?? false,
      badgesEarned: [...(reward?.badges ?? [])],
      unlocked: newlyAvailable(states, after),
      next: next ? missionCard(next) : null,
      sectionDone:
        sectionStatus(after.filter((state) => state.section.id === mission.sectionId)) === 'done',
      checksRight: checks.filter((step) => steps.get(step.id)?.right).length,
      checksTotal: checks.length,
      learner: view,
    });
  });
}

async function rewardFinish(
  tx: Transaction,
  deps: LearningDeps,
  learner: LockedLearner,
  mission: Mission,
) {
  const streak = await recordStudyDay(tx, deps.catalog, learner, mission.courseKey);
  const paid = await payActivity(tx, deps.catalog, learner, mission);
  await tellTrail(tx, {
    learnerId: learner.id,
    type: 'mission_done',
    courseKey: mission.courseKey,
    subjectId: mission.id,
    xp: paid,
    createdAt: new Date(learner.now),
  });
  const badges = await awardBadges(tx, deps.catalog, learner, streak.overall.days);
  return { xp: paid, shieldUsed: streak.shieldUsed, streakBefore: streak.daysBefore, badges };
}

function newlyAvailable(before: readonly MissionState[], after: readonly MissionState[]) {
  const wasLocked = new Set(
    before.filter((state) => state.status === 'locked').map((state) => state.mission.id),
  );
  return after
    .filter((state) => state.status === 'available' && wasLocked.has(state.mission.id))
    .map(({ mission }) => ({ key: mission.key, title: mission.title }));
}
