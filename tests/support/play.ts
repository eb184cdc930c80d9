// Plays missions and the items of the path through the API as a learner would.

import type { Api } from '#client/api/api.ts';
import type { Industry } from '#contract/fields.ts';
import type { StepView } from '#contract/learning.ts';
import type { TaskAnswerView, TaskStepView } from '#contract/tasks/tasks.ts';
import { isTask as isTaskStep, type Step } from '#domain/catalog/activity.ts';
import { modelAnswer } from '#domain/tasks/mark-task.ts';
import { type TaskStep, taskFor } from '#domain/tasks/tasks.ts';
import { ITEM_TYPES } from './builders.ts';
import { choiceOf, itemOf } from './known-content.ts';

/** Right answers come from the content, which no client has. */
export function rightAnswer(questionId: string): string[] {
  return [...choiceOf(questionId).answer];
}

/** As many options as are asked for, at least one of them wrong. */
export function wrongAnswer(questionId: string): string[] {
  const { options, answer } = choiceOf(questionId);
  const wrong = options.map((option) => option.id).filter((id) => !answer.includes(id));
  return [...wrong, ...answer].slice(0, answer.length);
}

export const isTask = (step: StepView): step is TaskStepView =>
  step.kind !== 'reading' && step.kind !== 'check';

/** A task of an item as content has it, in whichever industry it stands. */
function taskOf(itemId: string, stepId: string): TaskStep {
  const item = itemOf(itemId);
  const stories = Object.values(item.variants ?? {});
  const steps: readonly Step[] = [...item.steps, ...stories.flatMap((story) => story.steps)];
  const step = steps.find((one) => one.id === stepId);
  if (!step || !isTaskStep(step)) throw new Error(`${itemId} has no task ${stepId}.`);
  return step;
}

/**
 * The right answer to a task; where no rule grades it, the model answer of its authors.
 * @param own whose numbers and which round, of a task that has rounds
 */
export function rightTask(
  itemId: string,
  stepId: string,
  own: { learnerId: string; round?: number } = { learnerId: '' },
): TaskAnswerView {
  const task = taskFor(taskOf(itemId, stepId), `${own.learnerId}:${itemId}`, own.round ?? 1);
  return structuredClone(modelAnswer(task)) as TaskAnswerView;
}

export interface Taking {
  /** How many steps to take; all where it is left out. */
  readonly count?: number;
  /** The story of a lab. */
  readonly industry?: Industry;
  /** How many questions are answered right, the first ones; all where it is left out. */
  readonly right?: number;
}

/** Starts an activity if need be and takes its steps, all of them or the first `count`. */
export async function takeSteps(
  api: Api,
  activityRef: string,
  taking: number | Taking = Number.POSITIVE_INFINITY,
) {
  const {
    count,
    industry,
    right = Number.POSITIVE_INFINITY,
  }: Taking = typeof taking === 'number' ? { count: taking } : taking;
  const request = { activityRef, ...(industry && { industry }) };
  await api.learning.start(request);
  const play = await api.learning.play(request);
  let answered = 0;
  for (const step of play.steps.slice(0, count)) {
    const onStep = { ...request, stepId: step.id };
    await api.learning.seeStep(onStep);
    if (step.kind === 'check' && step.feedback === null) {
      const { id } = step.question;
      const chosen = answered < right ? rightAnswer(id) : wrongAnswer(id);
      await api.learning.answerStep({ ...onStep, chosen: chosen as ('a' | 'b')[] });
      answered += 1;
    }
    if (isTask(step) && step.outcome === null) {
      const { id: learnerId } = await api.learner.get();
      const answer = rightTask(activityRef, step.id, { learnerId });
      await api.learning.submitTask({ ...onStep, answer });
    }
  }
  return api.learning.play(request);
}

/** Takes every step of an activity and finishes it. */
export async function completeActivity(api: Api, activityRef: string, taking: Taking = {}) {
  await takeSteps(api, activityRef, taking);
  const { industry } = taking;
  return api.learning.finish({ activityRef, ...(industry && { industry }) });
}

/** Takes every step of a mission and finishes it. */
export const completeMission = (api: Api, missionKey: string) => completeActivity(api, missionKey);

/** Finishes the items of a phase in their order, all of them or those before one type. */
export async function completePhase(api: Api, short: string, before?: (typeof ITEM_TYPES)[number]) {
  const types = before ? ITEM_TYPES.slice(0, ITEM_TYPES.indexOf(before)) : ITEM_TYPES;
  for (const type of types) await completeActivity(api, `tg.${short}.${type}`);
}

/** Finishes the items of a unit in their order that stand before one of them. */
export async function completeBefore(api: Api, unit: readonly string[], id: string) {
  for (const before of unit.slice(0, unit.indexOf(id))) await completeActivity(api, before);
}

/** Plays until one mission is left whose end reaches the second level, with its steps taken. @returns its key */
export async function playBeforeSecondLevel(api: Api): Promise<string> {
  const { sections } = await api.learning.missions({ courseKey: 'togaf' });
  const keys = sections.flatMap((section) => section.missions.map((mission) => mission.key));
  const last = 'principles-that-decide';
  await completePhase(api, 'pre');
  for (const key of keys.slice(0, keys.indexOf(last))) await completeMission(api, key);
  await takeSteps(api, last);
  return last;
}
