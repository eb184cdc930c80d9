// Tasks of every kind on the wire: as they are worked on, and as they are explained once they are handed
// in. A new kind is a file beside this one and a line in each list below.
import { z } from 'zod';
import type { TaskHead } from '#domain/tasks/task.ts';
import type { TaskKind, TaskStep } from '#domain/tasks/tasks.ts';
import { modelSchema } from '../modelling.ts';
import { calculationWire } from './calculation.ts';
import { gridWire } from './grid.ts';
import { matrixWire } from './matrix.ts';
import { modelWire } from './model.ts';
import { orderWire } from './order.ts';
import { sortWire } from './sort.ts';
import { byId, type TaskWire } from './task.ts';
import { templateWire } from './template.ts';
import { textWire } from './text.ts';
import { ticksWire } from './ticks.ts';

const wires = {
  sort: sortWire,
  grid: gridWire,
  order: orderWire,
  matrix: matrixWire,
  text: textWire,
  template: templateWire,
  ticks: ticksWire,
  model: modelWire,
  calculation: calculationWire,
} satisfies Record<TaskKind, object>;

/** What a learner hands in, or saves as a draft, by the kind of task. */
export const taskAnswerSchema = z.discriminatedUnion('kind', [
  sortWire.answerSchema,
  gridWire.answerSchema,
  orderWire.answerSchema,
  matrixWire.answerSchema,
  textWire.answerSchema,
  templateWire.answerSchema,
  ticksWire.answerSchema,
  modelWire.answerSchema,
  calculationWire.answerSchema,
]);
export type TaskAnswerView = z.infer<typeof taskAnswerSchema>;

const ratingSchema = z.enum(['full', 'half', 'none']);

/** What opens once a task is handed in. */
export const taskOutcomeSchema = z.object({
  answer: taskAnswerSchema,
  /** In tenths; null while the learner has not rated their own work. */
  points: z.number().nullable(),
  outOf: z.int(),
  /** Graded parts: an item, or `row.column` of a table, with the right place and why. */
  parts: z.array(
    z.object({
      id: z.string(),
      right: z.boolean(),
      expected: z.string(),
      why: z.string(),
      /** Of a line of a model: ids of relations between its ends, in the learner's model … */
      drawn: z.array(z.string()).optional(),
      /** … and in the right one; empty where there is to be none. */
      asked: z.array(z.string()).optional(),
    }),
  ),
  /** The right order, where the task asks for one. */
  rightOrder: z.array(z.string()),
  /** Model texts by field; a single one stands under `text`. */
  model: z.record(z.string(), z.string()),
  /** A model that has all that was asked for, where one was drawn. */
  rightModel: modelSchema.nullable(),
  rubric: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      full: z.string(),
      half: z.string(),
      none: z.string(),
    }),
  ),
  ratings: z.record(z.string(), ratingSchema).nullable(),
});
export type TaskOutcome = z.infer<typeof taskOutcomeSchema>;

const task = <K extends TaskKind, S extends z.ZodRawShape>(kind: K, shape: S) =>
  z.object({
    id: z.string(),
    kind: z.literal(kind),
    title: z.string(),
    prompt: z.string(),
    points: z.int(),
    draft: taskAnswerSchema.nullable(),
    outcome: taskOutcomeSchema.nullable(),
    /** It was handed in before, and is open again for practice. */
    isAgain: z.boolean(),
    ...shape,
  });

export const taskStepSchemas = [
  task('sort', sortWire.openShape),
  task('grid', gridWire.openShape),
  task('order', orderWire.openShape),
  task('matrix', matrixWire.openShape),
  task('text', textWire.openShape),
  task('template', templateWire.openShape),
  task('ticks', ticksWire.openShape),
  task('model', modelWire.openShape),
  task('calculation', calculationWire.openShape),
] as const;
export type TaskStepView = z.infer<(typeof taskStepSchemas)[number]>;

/** The learner's rating of each criterion. */
export const ratingsSchema = byId(ratingSchema);

type AnyWire = TaskWire<TaskHead, z.ZodType, z.ZodRawShape>;
// The compiler cannot see that the entry of a kind takes the task of that kind.
const wireOf = ({ kind }: TaskStep): AnyWire => wires[kind] as unknown as AnyWire;

/**
 * A task as it is worked on: no key, no reason, no model.
 * @param mix brings a list into an order that stays the same for a learner
 */
export const taskView = (
  step: TaskStep,
  learners: Pick<TaskStepView, 'draft' | 'outcome' | 'isAgain'>,
  mix: <I>(items: readonly I[]) => I[],
): TaskStepView => {
  const { id, kind, title, prompt, points } = step;
  const open = wireOf(step).open(step, mix);
  return { id, kind, title, prompt, points, ...learners, ...open } as TaskStepView;
};

/** What opens of a task itself once it is handed in. */
export const openedBy = (
  step: TaskStep,
): Pick<TaskOutcome, 'rightOrder' | 'model' | 'rightModel'> => ({
  rightOrder: wireOf(step).rightOrder?.(step) ?? [],
  model: wireOf(step).model?.(step) ?? {},
  rightModel: wireOf(step).rightModel?.(step) ?? null,
});
