// Working on a task: drafts are given, it is handed in once, and the learner rates what no rule can.

import type { PlayProgress } from '#contract/learning.ts';
import type { Play } from '#contract/play.ts';
import type { TaskOutcome } from '#contract/tasks/tasks.ts';
import { isTask } from '#domain/catalog/activity.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { openStep, openTask } from '#domain/missions/play.ts';
import { readAhead } from '#domain/path/read-ahead.ts';
import { markTask, ownAnswer, type Rating, rateTask, rubricOf } from '#domain/tasks/mark-task.ts';
import { keptPoints } from '#domain/tasks/points.ts';
import type { TaskMalformed } from '#domain/tasks/task.ts';
import {
  hasRounds,
  isSelfRated,
  type TaskAnswer,
  type TaskStep,
  taskFor,
} from '#domain/tasks/tasks.ts';
import { type TicksAnswer, type TicksChange, tickedOn } from '#domain/tasks/ticks.ts';
import type { Transaction } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import { type StoredStep, stepRecords } from '#server/modules/record/records.usecases.ts';
import { taskOutcome } from '#server/task-outcome.ts';
import { type ActivityState, whoseOf } from './activity.usecases.ts';
import {
  type ActivityRequest,
  lockedState,
  type OpenPlay,
  openPlay,
  started,
} from './open-play.usecases.ts';
import { progressAfter, readPlay, record } from './play.usecases.ts';
import {
  insertTask,
  openTaskAgain,
  saveDraft,
  saveRating,
  saveWork,
  standAt,
} from './study.queries.ts';
import type { StudyRules } from './study.usecases.ts';

type OnTask = { readonly stepId: string };
type Opened = Result<{ outcome: TaskOutcome; progress: PlayProgress }, Failure>;

const refused = ({ code, field, rule }: TaskMalformed): Failure => ({
  code,
  fields: [{ field, rule, message: `Here belongs: ${rule}.` }],
});

/** A task that is open for work, with the numbers of the learner's round. */
function workedOn(
  { state, steps, learner }: Pick<OpenPlay, 'state' | 'steps' | 'learner'>,
  stepId: string,
): Result<{ task: TaskStep; round: number }, Failure> {
  const task = openTask(state.activity, steps, stepId);
  if (!task.ok) return task;
  const round = steps.get(stepId)?.round ?? 1;
  return ok({ task: taskFor(task.value, whoseOf(state, learner.id), round), round });
}

/**
 * Keeps unfinished work as it is, right or wrong; what the task does not ask for is left out. A checklist is worked on
 * before it is started, too: nothing is done by that, and its start finds what was kept (decision record 0093).
 */
export async function saveTaskDraft(
  tx: Transaction,
  deps: StudyRules,
  learnerId: string,
  request: ActivityRequest,
  { stepId, answer }: OnTask & { answer: TaskAnswer },
): Promise<Result<{ ok: true }, Failure>> {
  const locked = await lockedState(tx, deps, learnerId, request);
  if (!locked.ok) return locked;
  const { learner, state } = locked.value;
  const key = { learnerId, activityId: state.activity.id };
  const task = await draftedTask(tx, { learner, state, key }, stepId);
  if (!task.ok) return task;
  if (task.value.kind !== answer.kind) {
    return err(refused({ code: 'task.malformed', field: 'kind', rule: task.value.kind }));
  }
  const draft = ownAnswer(task.value, answer);
  await saveDraft(tx, { ...key, stepId, seenAt: new Date(learner.now), draft });
  return ok({ ok: true });
}

/** The task that a draft may be kept of. */
async function draftedTask(
  tx: Transaction,
  { learner, state, key }: Pick<OpenPlay, 'learner' | 'key'> & { readonly state: ActivityState },
  stepId: string,
): Promise<Result<TaskStep, Failure>> {
  const isStarted = started(state);
  if (isStarted.ok) {
    const steps = await stepRecords(tx, key.learnerId, key.activityId);
    const open = workedOn({ learner, state: isStarted.value, steps }, stepId);
    return open.ok ? ok(open.value.task) : open;
  }
  const ahead = readAhead(state.item, state.status).find(({ id }) => id === stepId);
  return ahead && isTask(ahead) ? ok(ahead) : isStarted;
}

/** Hands a task in, once: what a rule can grade is graded, and the model answer opens. */
export async function submitTask(
  tx: Transaction,
  deps: StudyRules,
  learnerId: string,
  request: ActivityRequest,
  { stepId, answer }: OnTask & { answer: TaskAnswer },
): Promise<Opened> {
  const play = await openPlay(tx, deps, learnerId, request);
  if (!play.ok) return play;
  const { key, at } = play.value;
  const open = workedOn(play.value, stepId);
  if (!open.ok) return open;
  const { task, round } = open.value;
  const mark = markTask(task, answer);
  if (!mark.ok) return err(refused(mark.error));
  const { points } = mark.value;
  const isCommitted = await insertTask(tx, {
    ...key,
    stepId,
    seenAt: at,
    work: answer,
    ...keptPoints(points),
    answeredAt: at,
  });
  if (!isCommitted) return err({ code: 'step.already_answered' });
  await standAt(tx, key, stepId, at);
  const progress = progressAfter(play.value, stepId, { isSubmitted: true });
  // A lab handed in once more, in another industry, ends without a finish of its own.
  await record(tx, deps, play.value, {
    type: 'task-submitted',
    endsWork: progress.canFinish,
  });
  const stored: StoredStep = {
    stepId,
    answer: null,
    isAnswered: false,
    right: null,
    isSubmitted: true,
    round,
    draft: null,
    work: answer,
    points,
    ratings: null,
  };
  return ok({
    outcome: taskOutcome(task, { ...stored, work: answer }),
    progress,
  });
}

/** The learner's own rating by the rubric; it may be changed later and pays nothing. */
export async function rateOwnTask(
  tx: Transaction,
  deps: StudyRules,
  learnerId: string,
  request: ActivityRequest,
  { stepId, ratings }: OnTask & { ratings: Record<string, Rating> },
): Promise<Opened> {
  const play = await openPlay(tx, deps, learnerId, request);
  if (!play.ok) return play;
  const { state, steps, key } = play.value;
  const step = openStep(state.activity, steps, stepId);
  if (!step.ok) return step;
  if (!isTask(step.value) || !isSelfRated(step.value)) {
    return err({ code: 'step.not_a_task' });
  }
  const stored = steps.get(stepId);
  if (!stored?.work) return err({ code: 'step.not_submitted' });
  const points = rateTask(step.value.points, rubricOf(step.value), ratings);
  if (!points.ok) return err(refused(points.error));
  const given = Object.fromEntries(rubricOf(step.value).map(({ id }) => [id, ratings[id]!]));
  await saveRating(tx, { ...key, stepId }, { ...keptPoints(points.value), ratings: given });
  return ok({
    outcome: taskOutcome(step.value, { work: stored.work, points: points.value, ratings: given }),
    progress: progressAfter(play.value, stepId, {}),
  });
}

/**
 * Opens the next round of a task that was handed in, with other numbers; what it was done for stays done.
 * Where a round is open already, from another device or tab, that one goes on.
 */
export async function workAgain(
  tx: Transaction,
  deps: StudyRules,
  learnerId: string,
  request: ActivityRequest,
  { stepId }: OnTask,
): Promise<Result<Play, Failure>> {
  const play = await openPlay(tx, deps, learnerId, request);
  if (!play.ok) return play;
  const { state, steps, key } = play.value;
  const step = openStep(state.activity, steps, stepId);
  if (!step.ok) return step;
  if (!isTask(step.value) || !hasRounds(step.value)) return err({ code: 'step.not_a_task' });
  const stored = steps.get(stepId);
  if (!stored?.isSubmitted) return err({ code: 'step.not_submitted' });
  if (!stored.isOpenAgain) {
    await openTaskAgain(tx, { ...key, stepId }, stored.round + 1);
  }
  return readPlay({ ...deps, db: tx }, learnerId, request);
}

/** Ticks more, or less, of a list that was handed in, with its notes: what was open is the next work, and gets done. */
export async function tickMore(
  tx: Transaction,
  deps: StudyRules,
  learnerId: string,
  request: ActivityRequest,
  { stepId, ...change }: OnTask & TicksChange,
): Promise<Opened> {
  const play = await openPlay(tx, deps, learnerId, request);
  if (!play.ok) return play;
  const { state, steps, key } = play.value;
  const step = openStep(state.activity, steps, stepId);
  if (!step.ok) return step;
  if (step.value.kind !== 'ticks') return err({ code: 'step.not_a_task' });
  const stored = steps.get(stepId);
  if (!stored?.work) return err({ code: 'step.not_submitted' });
  const work = tickedOn(stored.work as TicksAnswer, change);
  const mark = markTask(step.value, work);
  if (!mark.ok) return err(refused(mark.error));
  const { points } = mark.value;
  await saveWork(tx, { ...key, stepId }, { work, ...keptPoints(points) });
  return ok({
    outcome: taskOutcome(step.value, { ...stored, work, points }),
    progress: progressAfter(play.value, stepId, {}),
  });
}
