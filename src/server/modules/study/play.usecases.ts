// Starting and playing an activity; each write locks the learner and is one transaction.

import type { PlayProgress } from '#contract/learning.ts';
import type { Outcome } from '#contract/outcome.ts';
import type { ActivityView, Play } from '#contract/play.ts';
import type { Feedback } from '#contract/questions/questions.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { wholePercent } from '#domain/kernel/pass-line.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import {
  currentStep,
  openCheck,
  openStep,
  playState,
  roundState,
  type StepRecord,
} from '#domain/missions/play.ts';
import { isQuest } from '#domain/missions/requirements.ts';
import { readAhead } from '#domain/path/read-ahead.ts';
import type { Fact } from '#domain/progress/facts.ts';
import { xpOf } from '#domain/progress/outcome.ts';
import { checkAnswer, isRight } from '#domain/questions/answer.ts';
import { isChoice } from '#domain/questions/choice.ts';
import type { Answer, Question } from '#domain/questions/questions.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import { recordFacts } from '#server/modules/progress/progress.usecases.ts';
import { type StoredStep, stepRecords } from '#server/modules/record/records.usecases.ts';
import type { ActivityState } from './activity.usecases.ts';
import { activitySteps, activityTerms, activityView } from './activity.views.ts';
import {
  type ActivityRequest,
  lockedState,
  type OpenPlay,
  openPlay,
  type Started,
  started,
  stateOf,
} from './open-play.usecases.ts';
import {
  insertAnswer,
  insertSeenStep,
  openRound,
  openStepAgain,
  scoreRound,
  standAt,
  startActivity,
} from './study.queries.ts';
import { isMetIn, mutable, type StudyDeps, type StudyRules } from './study.usecases.ts';
import { checkFeedback } from './study.views.ts';

/** The activity as a page about it shows it. */
export async function readActivity(
  deps: StudyDeps,
  learnerId: string,
  request: ActivityRequest,
): Promise<Result<ActivityView, Failure>> {
  const state = await stateOf(deps, learnerId, request);
  if (!state.ok) return state;
  const steps = await stepRecords(deps.db, learnerId, state.value.activity.id);
  return ok(activityView(deps.catalog, state.value, steps));
}

const hasNoSteps = ({ mission }: ActivityState): boolean =>
  mission !== undefined && isQuest(mission);

/** Starts an available activity; an already started or done one is answered as it is. */
export async function startPlay(
  tx: Transaction,
  deps: StudyRules,
  learnerId: string,
  request: ActivityRequest,
): Promise<Result<ActivityView, Failure>> {
  const locked = await lockedState(tx, deps, learnerId, request);
  if (!locked.ok) return locked;
  const { learner, state } = locked.value;
  if (state.status === 'locked') return err({ code: 'activity.locked' });
  if (hasNoSteps(state)) await record(tx, deps, { learner, state }, { type: 'course-revisited' });
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
  return readActivity({ ...deps, db: tx }, learnerId, request);
}

/** The steps to play, or to review once the activity is done. */
export async function readPlay(
  deps: StudyDeps,
  learnerId: string,
  request: ActivityRequest,
): Promise<Result<Play, Failure>> {
  const found = await stateOf(deps, learnerId, request);
  if (!found.ok) return found;
  if (hasNoSteps(found.value)) return err({ code: 'activity.no_steps' });
  const state = started(found.value);
  if (!state.ok) return state;
  const { activity, record } = state.value;
  const steps = await stepRecords(deps.db, learnerId, activity.id);
  return ok({
    ...shownOf(deps.catalog, state.value, steps, learnerId),
    progress: progressOf(state.value, steps, record.currentStepId),
  });
}

/** All of a play but how far the learner is. */
const shownOf = (
  catalog: CatalogIndex,
  state: ActivityState,
  steps: ReadonlyMap<string, StoredStep>,
  learnerId: string,
): Omit<Play, 'progress'> => ({
  activity: activityView(catalog, state, steps),
  steps: activitySteps(catalog, state, steps, learnerId),
  terms: activityTerms(catalog, state),
});

/** What may be read of a lesson that is locked; nothing is written. */
export async function readRecap(
  deps: StudyDeps,
  learnerId: string,
  request: ActivityRequest,
): Promise<Result<Play, Failure>> {
  const state = await stateOf(deps, learnerId, request);
  if (!state.ok) return state;
  const { activity, item, status } = state.value;
  const steps = readAhead(item, status);
  const [first] = steps;
  if (!first) return err({ code: 'activity.locked' });
  const read = { ...state.value, activity: { ...activity, steps } };
  // What was ticked of a list before it opens stands in it.
  const kept = await stepRecords(deps.db, learnerId, activity.id);
  return ok({
    ...shownOf(deps.catalog, read, kept, learnerId),
    progress: {
      // As a done one is shown: card by card, and nothing to finish.
      status: 'done',
      currentStepId: first.id,
      seenStepIds: steps.map(({ id }) => id),
      answeredStepIds: [],
      submittedStepIds: [],
      canFinish: false,
    },
  });
}

/** Keeps that a step was seen; moving on finishes the step before, so the day counts for the streak. */
export async function seeStep(
  tx: Transaction,
  deps: StudyRules,
  learnerId: string,
  request: ActivityRequest,
  stepId: string,
): Promise<Result<PlayProgress, Failure>> {
  const play = await openPlay(tx, deps, learnerId, request);
  if (!play.ok) return play;
  const { state, steps, key, at } = play.value;
  const step = openStep(state.activity, steps, stepId);
  if (!step.ok) return step;
  const isNew = await insertSeenStep(tx, { ...key, stepId, seenAt: at });
  if (!isNew) await openStepAgain(tx, { ...key, stepId }, at);
  await standAt(tx, key, stepId, at);
  if (isNew && steps.size > 0) await record(tx, deps, play.value, { type: 'step-finished' });
  return ok(progressAfter(play.value, stepId, {}));
}

/** Records what was done with an activity. */
export const record = (
  tx: Transaction,
  { catalog }: StudyRules,
  { learner, state }: Pick<OpenPlay, 'learner'> & { readonly state: ActivityState },
  ...facts: Fact[]
): Promise<Outcome> =>
  recordFacts(tx, { catalog, learner, courseKey: state.activity.courseKey }, facts);

interface Answered {
  readonly feedback: Feedback;
  readonly progress: PlayProgress;
  /** Null where no mission ended and nothing was paid. */
  readonly outcome: Outcome | null;
}

/** Commits the answer to a check, once, and only then opens the reasons. */
export async function answerStep(
  tx: Transaction,
  deps: StudyRules,
  learnerId: string,
  request: ActivityRequest,
  { stepId, answer }: { stepId: string; answer: Answer },
): Promise<Result<Answered, Failure>> {
  const play = await openPlay(tx, deps, learnerId, request);
  if (!play.ok) return play;
  const { state, steps, key, at } = play.value;
  const check = openCheck(state.activity, steps, stepId);
  if (!check.ok) return check;
  const question = deps.catalog.getQuestion(check.value.questionId);
  const checked = checkAnswer(question, answer);
  if (!checked.ok) {
    return err({ code: 'step.answer_malformed', fields: [fieldOf(question, answer)] });
  }
  const right = isRight(question, checked.value);
  const isCommitted = await insertAnswer(tx, {
    ...key,
    stepId,
    seenAt: at,
    questionId: question.id,
    questionRev: question.rev,
    answer: checked.value,
    chosen: 'chosen' in checked.value ? checked.value.chosen : null,
    right,
    answeredAt: at,
  });
  if (!isCommitted) return err({ code: 'step.already_answered' });
  await standAt(tx, key, stepId, at);
  const after = stepsAfter(play.value, stepId, { isAnswered: true, right });
  const round = state.item?.quiz && roundState(state.activity, after, state.item.quiz.passPercent);
  const isScored = round && round.answered === round.total;
  if (isScored) await scoreRound(tx, key, wholePercent(round.right, round.total), at);
  const facts: Fact[] = [{ type: 'step-finished' }];
  if (isScored) facts.push({ type: 'round-scored' });
  const { mission } = state;
  if (right && mission?.firstRightXp !== undefined && state.status !== 'done') {
    const { id: activityId, firstRightXp: xp } = mission;
    facts.push({ type: 'first-right-answer', activityId, xp });
  }
  const outcome = await record(tx, deps, play.value, ...facts);
  return ok({
    feedback: checkFeedback(question, checked.value, right),
    progress: progressOf(state, after, stepId),
    outcome: xpOf(outcome) > 0 || outcome.questsDone.length > 0 ? outcome : null,
  });
}

/** What is wrong with an answer that does not fit, in the words of its form. */
function fieldOf(question: Question, answer: Answer) {
  const [field = 'answer'] = Object.keys(answer);
  if (!isChoice(question) || field !== 'chosen') {
    const rule = `an answer to a question of the type ${question.type}`;
    return { field, rule, message: `Give ${rule}, with parts that it has.` };
  }
  const rule =
    question.type === 'sc' ? 'one option of the question' : 'distinct options of the question';
  return { field, rule, message: `Choose ${rule}.` };
}

/** Draws the next round of a quiz once every question of this one is answered. */
export async function retakeQuiz(
  tx: Transaction,
  deps: StudyRules,
  learnerId: string,
  request: ActivityRequest,
): Promise<Result<Play, Failure>> {
  const play = await openPlay(tx, deps, learnerId, request);
  if (!play.ok) return play;
  const { state, steps, key } = play.value;
  const quiz = state.item?.quiz;
  if (!quiz) return err({ code: 'quiz.not_a_quiz' });
  const round = roundState(state.activity, steps, quiz.passPercent);
  if (round.answered < round.total) return err({ code: 'quiz.round_open' });
  await openRound(tx, key, state.round + 1, state.activity.steps[0]!.id);
  return readPlay({ ...deps, db: tx }, learnerId, request);
}

function stepsAfter(
  play: OpenPlay,
  stepId: string,
  written: Partial<StepRecord>,
): Map<string, StepRecord> {
  const fresh: StepRecord = { stepId, isAnswered: false, right: null, isSubmitted: false };
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
  state: Started,
  steps: ReadonlyMap<string, StepRecord>,
  stoodAt: string,
): PlayProgress {
  const { activity, item, record, records } = state;
  const stored = record.status === 'done' ? record.currentStepId : stoodAt;
  return {
    status: record.status,
    currentStepId: currentStep(activity.steps, stored, steps),
    ...mutable(playState(activity, steps, isMetIn(records), item?.quiz?.passPercent)),
  };
}
