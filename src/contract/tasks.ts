// Tasks on the wire: before they are handed in they carry no key, no reason and no model.
import { z } from 'zod';

const idSchema = z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/);
const labelledSchema = z.object({ id: z.string(), text: z.string() });
const axisSchema = z.object({ label: z.string(), low: z.string(), high: z.string() });
export const gridCellSchema = z.enum(['ll', 'lh', 'hl', 'hh']);
export const ratingSchema = z.enum(['full', 'half', 'none']);
/** A task has at most this many parts. */
const MOST_PARTS = 40;
/** A record by ids with a bound on its entries. */
const byId = <V extends z.ZodType>(value: V) =>
  z
    .record(idSchema, value)
    .refine(
      (entries) => Object.keys(entries).length <= MOST_PARTS,
      `At most ${MOST_PARTS} entries.`,
    );
/**
 * A learner's text is bounded generously; the words are counted by the task's own rule. What no database
 * stores goes: U+0000, and the half of a letter that a browser cut in two.
 */
const proseSchema = z
  .string()
  .max(4_000)
  .overwrite((text) => text.toWellFormed().replaceAll('\0', ''));

/** What a learner hands in, or keeps as a draft, by the kind of task. */
export const taskAnswerSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('sort'), placed: byId(idSchema) }),
  z.strictObject({ kind: z.literal('grid'), placed: byId(gridCellSchema) }),
  z.strictObject({ kind: z.literal('order'), order: z.array(idSchema).max(20) }),
  z.strictObject({
    kind: z.literal('matrix'),
    cells: byId(byId(idSchema)),
  }),
  z.strictObject({ kind: z.literal('text'), text: proseSchema }),
  z.strictObject({ kind: z.literal('template'), fields: byId(proseSchema) }),
  z.strictObject({ kind: z.literal('ticks'), ticked: z.array(idSchema).max(40) }),
]);
export type TaskAnswerView = z.infer<typeof taskAnswerSchema>;

/** What opens once a task is handed in. */
export const taskOutcomeSchema = z.object({
  answer: taskAnswerSchema,
  /** Null while the learner has not rated their own work. */
  points: z.int().nullable(),
  outOf: z.int(),
  /** Graded parts: an item, or `row.column` of a matrix, with the right place and why. */
  parts: z.array(
    z.object({ id: z.string(), right: z.boolean(), expected: z.string(), why: z.string() }),
  ),
  /** The right order of an order task. */
  rightOrder: z.array(z.string()),
  /** Model texts by field; a text task has one under `text`. */
  model: z.record(z.string(), z.string()),
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

const task = <K extends string, S extends z.ZodRawShape>(kind: K, shape: S) =>
  z.object({
    id: z.string(),
    kind: z.literal(kind),
    title: z.string(),
    prompt: z.string(),
    points: z.int(),
    draft: taskAnswerSchema.nullable(),
    outcome: taskOutcomeSchema.nullable(),
    ...shape,
  });

export const taskStepSchemas = [
  task('sort', { bins: z.array(labelledSchema), items: z.array(labelledSchema) }),
  task('grid', { x: axisSchema, y: axisSchema, items: z.array(labelledSchema) }),
  /** Items come in an order that a seed decided, not in the right one. */
  task('order', { items: z.array(labelledSchema) }),
  task('matrix', {
    rows: z.array(labelledSchema),
    columns: z.array(labelledSchema),
    values: z.array(labelledSchema),
  }),
  task('text', { minWords: z.int(), maxWords: z.int() }),
  task('template', {
    fields: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        hint: z.string(),
        minWords: z.int(),
        maxWords: z.int(),
      }),
    ),
  }),
  task('ticks', { lines: z.array(labelledSchema.extend({ howKnown: z.string() })) }),
] as const;
export type TaskStepView = z.infer<(typeof taskStepSchemas)[number]>;

/** The learner's rating of each criterion. */
export const ratingsSchema = byId(ratingSchema);
