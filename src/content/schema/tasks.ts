import { z } from 'zod';
import { slugSchema } from './fields.ts';

const words = (limit: number) => z.string().min(1).max(limit);
const labelled = (limit: number) => z.strictObject({ id: slugSchema, text: words(limit) });

const task = {
  /** `t1`, `t2`, … in a lab; `s01`, … between readings. */
  id: z.string().min(1),
  title: words(80),
  prompt: words(480),
  points: z.int().min(1).max(10),
};

/** Text that a card of an item, or a reason below it, has room for. */
const ITEM_TEXT = 120;
const WHY_TEXT = 240;

const sortSchema = z.strictObject({
  ...task,
  kind: z.literal('sort'),
  bins: z.array(labelled(60)).min(2).max(4),
  items: z
    .array(z.strictObject({ ...labelled(ITEM_TEXT).shape, bin: slugSchema, why: words(WHY_TEXT) }))
    .min(4)
    .max(10),
});

const axisSchema = z.strictObject({ label: words(40), low: words(30), high: words(30) });

const gridSchema = z.strictObject({
  ...task,
  kind: z.literal('grid'),
  x: axisSchema,
  y: axisSchema,
  items: z
    .array(
      z.strictObject({
        ...labelled(ITEM_TEXT).shape,
        /** y first, then x, each low or high. */
        cell: z.enum(['ll', 'lh', 'hl', 'hh']),
        why: words(WHY_TEXT),
      }),
    )
    .min(4)
    .max(10),
});

const orderSchema = z.strictObject({
  ...task,
  kind: z.literal('order'),
  /** In the right order. */
  items: z
    .array(z.strictObject({ ...labelled(ITEM_TEXT).shape, why: words(WHY_TEXT) }))
    .min(4)
    .max(6),
});

const matrixSchema = z.strictObject({
  ...task,
  kind: z.literal('matrix'),
  rows: z.array(labelled(ITEM_TEXT)).min(2).max(6),
  columns: z.array(labelled(40)).min(2).max(4),
  values: z.array(labelled(30)).min(2).max(4),
  /** The right value by row and column. */
  cells: z.record(slugSchema, z.record(slugSchema, slugSchema)),
  /** By row. */
  why: z.record(slugSchema, words(WHY_TEXT)),
});

const wordLimits = { minWords: z.int().min(1), maxWords: z.int().max(150) };

/** Two to four criteria, each with what earns all, half or nothing of its share. */
const rubricSchema = z
  .array(
    z.strictObject({
      id: slugSchema,
      text: words(100),
      full: words(140),
      half: words(140),
      none: words(140),
    }),
  )
  .min(2)
  .max(4);

const textSchema = z.strictObject({
  ...task,
  kind: z.literal('text'),
  ...wordLimits,
  rubric: rubricSchema,
  /** What a good answer looks like; it opens once the learner's own is handed in. */
  model: z.string().min(1),
});

export const templateSchema = z.strictObject({
  ...task,
  kind: z.literal('template'),
  fields: z
    .array(z.strictObject({ id: slugSchema, label: words(60), hint: words(120), ...wordLimits }))
    .min(2)
    .max(8),
  rubric: rubricSchema,
  /** A good answer by field. */
  model: z.record(slugSchema, z.string().min(1)),
});

/** The tasks of a lab. */
export const taskSchema = z.discriminatedUnion('kind', [
  sortSchema,
  gridSchema,
  orderSchema,
  matrixSchema,
  textSchema,
]);

/** Any task of a file, wherever it stands. */
export type TaskFile = z.infer<typeof taskSchema> | z.infer<typeof templateSchema>;
