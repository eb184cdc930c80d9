// The kinds of tasks: a new one is a file beside this one and a line in each list below.
import {
  type CalculationAnswer,
  type CalculationStep,
  calculation,
  drawnFor,
} from './calculation.ts';
import { type GridAnswer, type GridStep, grid } from './grid.ts';
import { type MatrixAnswer, type MatrixStep, matrix } from './matrix.ts';
import { type ModelAnswer, type ModelStep, model } from './model.ts';
import { type OrderAnswer, type OrderStep, order } from './order.ts';
import { type SortAnswer, type SortStep, sort } from './sort.ts';
import type { TaskRules } from './task.ts';
import { type TemplateAnswer, type TemplateStep, template } from './template.ts';
import { type TextAnswer, type TextStep, text } from './text.ts';
import { type TicksAnswer, type TicksStep, ticks } from './ticks.ts';

export type TaskStep =
  | SortStep
  | GridStep
  | OrderStep
  | MatrixStep
  | TextStep
  | TemplateStep
  | TicksStep
  | ModelStep
  | CalculationStep;
export type TaskKind = TaskStep['kind'];

/** What a learner hands in for a task, by its kind. */
export type TaskAnswer =
  | SortAnswer
  | GridAnswer
  | OrderAnswer
  | MatrixAnswer
  | TextAnswer
  | TemplateAnswer
  | TicksAnswer
  | ModelAnswer
  | CalculationAnswer;

const taskKinds = {
  sort,
  grid,
  order,
  matrix,
  text,
  template,
  ticks,
  model,
  calculation,
  // biome-ignore lint/suspicious/noExplicitAny: each entry takes the task and the answer of its kind
} satisfies Record<TaskKind, TaskRules<any, any>>;

/** The rules of a kind of task. */
export const rulesOf = ({ kind }: { readonly kind: TaskKind }): TaskRules<TaskStep, TaskAnswer> =>
  // The compiler cannot see that the entry of a kind takes the task of that kind.
  taskKinds[kind] as unknown as TaskRules<TaskStep, TaskAnswer>;

/** Can it be worked on anew once it was handed in? What a rule grades can, of numbers with other ones. */
export const hasRounds = (task: { readonly kind: TaskKind }): boolean =>
  rulesOf(task).explain !== undefined;

/**
 * The task as this learner has it: what has rounds gets the numbers of theirs.
 * @param whose ids of learner and activity
 */
export const taskFor = (step: TaskStep, whose: string, round: number): TaskStep =>
  step.kind === 'calculation' ? drawnFor(step, whose, round) : step;

/** Do learners rate it themselves, because no rule can? */
export const isSelfRated = (task: { readonly kind: TaskKind }): boolean =>
  rulesOf(task).rubric !== undefined;
