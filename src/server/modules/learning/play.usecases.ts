// Starting and playing an activity; each write locks the learner and is one transaction.
import type { PlayProgress } from '#contract/learning.ts';
import type { ActivityView, Play, RoundBrought } from '#contract/play.ts';
import type { ChoiceVerdict } from '#contract/questions.ts';
import type { Industry } from '#domain/catalog/path.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { isQuest } from '#domain/missions/demands.ts';
import {
  markAnswer,
  openCheck,
  openStep,
  playState,
  roundState,
  type StepRecord,
} from '#domain/missions/play.ts';
import { inTransaction, type Transaction } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import {
  findOwnIndustry,
  type LockedLearner,
  levelView,
  lockLearner,
  recordStudyDay,
} from '#server/modules/learner/learner.usecases.ts';
import { grantRewards } from '#server/modules/rewards/rewards.usecases.ts';
import { type ActivityState, findActivityState } from './activity.usecases.ts';
import { activitySteps, activityTerms, activityView } from './activity.views.ts';
import { endDueMissions, rewardDay } from './ending.usecases.ts';
import {
  insertAnswer,
  insertSeenStep,
  openRound,
  type StoredStep,
  scoreRound,
  standAt,
  startActivity,
  stepRecords,
} from './learning.queries.ts';
import { currentStep, isMetIn, type LearningDeps, mutable } from './learning.usecases.ts';
import { verdictOf } from './learning.views.ts';

/** Which activity a call is about: its ref, and the story of a lab. */
export interface Wanted {
  readonly activityRef: string;
  readonly industry?: Industry | undefined;
}

/** An activity that this learner has started, read under the learner's lock. */
export interface OpenPlay {
  readonly learner: LockedLearner;
  readonly state: ActivityState;
  readonly steps: ReadonlyMap<string, StoredStep>;
}

/** Opens a started activity for writing. */
export async function openPlay(
  tx: Transaction,
  deps: LearningDeps,
  learnerId: string,
  wanted: Wanted,
): Promise<Result<OpenPlay, Failure>> {
  const learner = await lockLearner(tx, learnerId, deps.at);
  if (!learner) return err({ code: 'auth.signed_out' });
  const state = await findActivityState(tx, deps.catalog, {
    ref: wanted.activityRef,
    industry: wanted.industry ?? (learner.industry as Industry),
    learnerId,
  });
  if (!state) return err({ code: 'activity.not_found' });
  if (!state.record) {
    return err({ code: state.status === 'locked' ? 'activity.locked' : 'activity.not_started' });
  }
  return ok({ learner, state, steps: await stepRecords(tx, learnerId, state.activity.id) });
}

/** The activity as a page about it shows it. */
export async function readActivity(
  deps: LearningDeps,
  learnerId: string,
  wanted: Wanted,
): Promise<Result<ActivityView, Failure>> {
  const state = await findState(deps, learnerId, wanted);
  if (!state) return err({ code: 'activity.not_found' });
  const steps = await stepRecords(deps.db, learnerId, state.activity.id);
  return ok(activityView(deps.catalog, state, steps));
}

async function findState(deps: LearningDeps, learnerId: string, wanted: Wanted) {
  const industry = wanted.industry ?? (await findOwnIndustry(deps.db, learnerId));
  return findActivityState(deps.db, deps.catalog, { ref: wanted.activityRef, industry, learnerId });
}

const hasNoSteps = ({ mission }: ActivityState): boolean =>
  mission !== undefined && isQuest(mission);

/** Starts an available activity; an already started or done one is answered as it is. */
export async function startPlay(
  deps: LearningDeps,
  learnerId: string,
  wanted: Wanted,
): Promise<Result<ActivityView, Failure>> {
  return inTransaction(deps.db, async (tx) => {
    const learner = await lockLearner(tx, learnerId, deps.at);
    if (!learner) return err({ code: 'auth.signed_out' });
    const within = { ...deps, db: tx };
    const state = await findState(within, learnerId, wanted);
    if (!state) return err({ code: 'activity.not_found' });
    if (state.status === 'locked') return err({ code: 'activity.locked' });
    if (hasNoSteps(state)) await settle(tx, deps, learner, state);
    else if (state.status === 'available') {
      await startActivity(tx, {
        learnerId,
        activityId: state.activity.id,
        courseKey: state.activity.courseKey,
        kind: state.activity.kind,
        currentStepId: state.activity.steps[0]!.id,
        startedAt: new Date(learner.now),
      });
    }
    return readActivity(within, learnerId, wanted);
  });
}

/** The steps to play, or to review once the activity is done. */
export async function readPlay(
  deps: LearningDeps,
  learnerId: string,
  wanted: Wanted,
): Promise<Result<Play, Failure>> {
  const state = await findState(deps, learnerId, wanted);
  if (!state) return err({ code: 'activity.not_found' });
  if (hasNoSteps(state)) return err({ code: 'activity.no_steps' });
  if (!state.record) {
    return err({ code: state.status === 'locked' ? 'activity.locked' : 'activity.not_started' });
  }
  const steps = await stepRecords(deps.db, learnerId, state.activity.id);
  return ok({
    activity: activityView(deps.catalog, state, steps),
    steps: activitySteps(deps.catalog, state, steps, learnerId),
    terms: activityTerms(deps.catalog, state),
    progress: progressOf(state, steps, state.record.currentStepId),
  });
}

/** Keeps that a step was seen; moving on finishes the step before, so the day counts for the streak. */
export async function seeStep(
  deps: LearningDeps,
  learnerId: string,
  wanted: Wanted,
  stepId: string,
): Promise<Result<PlayProgress, Failure>> {
  return inTransaction(deps.db, async (tx) => {
    const play = await openPlay(tx, deps, learnerId, wanted);
    if (!play.ok) return play;
    const { learner, state, steps } = play.value;
    const { activity } = state;
    const step = openStep(activity, steps, stepId);
    if (!step.ok) return step;
    const at = new Date(learner.now);
    const isNew = await insertSeenStep(tx, {
      learnerId,
      activityId: activity.id,
      stepId,
      seenAt: at,
    });
    await standAt(tx, { learnerId, activityId: activity.id }, stepId, at);
    if (isNew && steps.size > 0) await countStudyDay(tx, deps, learner, activity.courseKey);
    return ok(progressAfter(play.value, stepId, {}));
  });
}

interface Answered {
  readonly verdict: ChoiceVerdict;
  readonly progress: PlayProgress;
  readonly brought: RoundBrought | null;
}

/** The state after a round was scored. */
function scored(state: ActivityState, percent: number): ActivityState {
  const record = state.record!;
  const bestPercent = Math.max(record.bestPercent ?? 0, percent);
  const records = new Map(state.records).set(record.activityId, { ...record, bestPercent });
  return { ...state, records };
}

/** Ends what is due without anything having been finished. @returns null where nothing was */
async function settle(
  tx: Transaction,
  deps: LearningDeps,
  learner: LockedLearner,
  { activity, records }: ActivityState,
): Promise<RoundBrought | null> {
  const { questsDone } = await endDueMissions(tx, deps, learner, activity.courseKey, records);
  if (questsDone.length === 0) return null;
  const { badges } = await rewardDay(tx, deps, learner, activity.courseKey);
  return {
    questsDone,
    totalXpBefore: learner.totalXp,
    levelBefore: levelView(deps.catalog.rewards, learner.totalXp),
    badgesEarned: [...badges],
  };
}

/** Commits the answer to a check, once, and only then opens the reasons. */
export async function answerStep(
  deps: LearningDeps,
  learnerId: string,
  wanted: Wanted,
  answer: { stepId: string; chosen: readonly string[] },
): Promise<Result<Answered, Failure>> {
  return inTransaction(deps.db, async (tx) => {
    const play = await openPlay(tx, deps, learnerId, wanted);
    if (!play.ok) return play;
    const { learner, state, steps } = play.value;
    const check = openCheck(state.activity, steps, answer.stepId);
    if (!check.ok) return check;
    const question = deps.catalog.getChoice(check.value.questionId);
    const marked = markAnswer(question, answer.chosen);
    if (!marked.ok) {
      const rule =
        question.type === 'sc' ? 'one option of the question' : 'distinct options of the question';
      return err({
        ...marked.error,
        fields: [{ field: 'chosen', rule, message: `Choose ${rule}.` }],
      });
    }
    const { chosen, right } = marked.value;
    const key = { learnerId, activityId: state.activity.id };
    const at = new Date(learner.now);
    const isCommitted = await insertAnswer(tx, {
      ...key,
      stepId: answer.stepId,
      seenAt: at,
      questionId: question.id,
      questionRev: question.rev,
      chosen: [...chosen],
      right,
      answeredAt: at,
    });
    if (!isCommitted) return err({ code: 'step.already_answered' });
    await standAt(tx, key, answer.stepId, at);
    await countStudyDay(tx, deps, learner, state.activity.courseKey);
    const after = stepsAfter(play.value, answer.stepId, { chosen, right });
    const round =
      state.item?.quiz && roundState(state.activity, after, state.item.quiz.passPercent);
    let brought: RoundBrought | null = null;
    if (round && round.answered === round.total) {
      const percent = Math.floor((100 * round.right) / round.total);
      await scoreRound(tx, key, percent, at);
      brought = await settle(tx, deps, learner, scored(state, percent));
    }
    return ok({
      verdict: verdictOf(question, chosen, right),
      progress: progressOf(state, after, answer.stepId),
      brought,
    });
  });
}

/** Draws the next round of a quiz once every question of this one is answered. */
export async function retakeQuiz(
  deps: LearningDeps,
  learnerId: string,
  wanted: Wanted,
): Promise<Result<Play, Failure>> {
  return inTransaction(deps.db, async (tx) => {
    const play = await openPlay(tx, deps, learnerId, wanted);
    if (!play.ok) return play;
    const { state, steps } = play.value;
    const quiz = state.item?.quiz;
    if (!quiz) return err({ code: 'quiz.not_a_quiz' });
    const round = roundState(state.activity, steps, quiz.passPercent);
    if (round.answered < round.total) return err({ code: 'quiz.round_open' });
    const key = { learnerId, activityId: state.activity.id };
    const next = state.round + 1;
    await openRound(tx, key, next, state.activity.steps[0]!.id);
    return readPlay({ ...deps, db: tx }, learnerId, wanted);
  });
}

/**
 * Badges that count days are granted on the step that makes the day count.
 * @param endsWork true where the step brought other facts that badges count
 */
export async function countStudyDay(
  tx: Transaction,
  deps: LearningDeps,
  learner: LockedLearner,
  courseKey: string,
  endsWork = false,
): Promise<void> {
  const advance = await recordStudyDay(tx, deps.catalog, learner, courseKey);
  if (advance.advanced || endsWork)
    await grantRewards(tx, deps.catalog, learner, advance.overall.days);
}

function stepsAfter(
  play: OpenPlay,
  stepId: string,
  written: Partial<StepRecord>,
): Map<string, StepRecord> {
  const fresh: StepRecord = { stepId, chosen: null, right: null, isSubmitted: false };
  const before: ReadonlyMap<string, StepRecord> = play.steps;
  return new Map(before).set(stepId, { ...fresh, ...before.get(stepId), ...written });
}

/** The progress as this transaction leaves it, without reading it back. */
export const progressAfter = (
  play: OpenPlay,
  stepId: string,
  written: Partial<StepRecord>,
): PlayProgress => progressOf(play.state, stepsAfter(play, stepId, written), stepId);

function progressOf(
  state: ActivityState,
  steps: ReadonlyMap<string, StepRecord>,
  stoodAt: string,
): PlayProgress {
  const { activity, item, records } = state;
  const record = state.record!;
  const stored = record.status === 'done' ? record.currentStepId : stoodAt;
  return {
    status: record.status,
    currentStepId: currentStep(activity.steps, stored),
    ...mutable(playState(activity, steps, isMetIn(records), item?.quiz?.passPercent)),
  };
}
