// The kinds of tasks on the screen: a new one is a file in `kinds/` and a line here.
import type { MarkedRow } from '#client/ui/answering/marked-rows.tsx';
import type { StepView } from '#contract/learning.ts';
import type { TaskAnswerView, TaskOutcome, TaskStepView } from '#contract/tasks/tasks.ts';
import { calculation } from './kinds/calculation.tsx';
import { grid } from './kinds/grid.tsx';
import { matrix } from './kinds/matrix.tsx';
import { model } from './kinds/model.tsx';
import { order } from './kinds/order.tsx';
import { sort } from './kinds/sort.tsx';
import { template } from './kinds/template.tsx';
import { text } from './kinds/text.tsx';
import { ticks } from './kinds/ticks.tsx';
import type { PartRule, PlaceWords, TaskKind, TaskUi } from './task-ui.ts';

const taskKinds: { [K in TaskKind]: TaskUi<K> } = {
  sort,
  grid,
  order,
  matrix,
  text,
  template,
  ticks,
  model,
  calculation,
};

/** What the screen knows of the kind. */
export const uiOf = ({ kind }: { readonly kind: TaskKind }): TaskUi<TaskKind> =>
  // The compiler cannot see that the entry of a kind takes the task of that kind.
  taskKinds[kind] as unknown as TaskUi<TaskKind>;

export const isTask = (step: StepView): step is TaskStepView =>
  step.kind !== 'reading' && step.kind !== 'check';

/**
 * The work to go on with: what was saved, as far as it still fits the task.
 * @param saved on another device, on this one, or for an older version of the task
 */
export const answerOf = (step: TaskStepView, saved: TaskAnswerView | null): TaskAnswerView =>
  uiOf(step).answer(step, saved?.kind === step.kind ? saved : null);

/**
 * The parts that keep a task from being handed in, by the server's field names.
 * @returns empty when the task can be handed in
 */
export function openParts(step: TaskStepView, answer: TaskAnswerView): Map<string, PartRule> {
  const { rule, open } = uiOf(step);
  return new Map(open(step, answer).map((field) => [field, rule]));
}

/**
 * How far a task is done.
 * @returns parts with something right or wrong in them, of all; null where it can be handed in as it stands
 */
export function partsDone(
  step: TaskStepView,
  answer: TaskAnswerView,
): { readonly done: number; readonly total: number } | null {
  const total = uiOf(step).size?.(step);
  return total === undefined ? null : { done: total - openParts(step, answer).size, total };
}

/** @returns nothing for tasks that no rule grades */
export const partRows = (
  step: TaskStepView,
  outcome: TaskOutcome,
  words: PlaceWords,
): MarkedRow[] => uiOf(step).rows?.(step, outcome.answer, outcome, words) ?? [];
