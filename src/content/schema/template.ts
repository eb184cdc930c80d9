import { z } from 'zod';
import {
  COLUMN_KINDS,
  DRAWING_LAYOUTS,
  NUMBER_LOOKS,
  TEMPLATE_FORMATS,
} from '#domain/templates/template.ts';
import { companyKeySchema, dateSchema, slugSchema, stateSchema } from './fields.ts';

const columnSchema = z.strictObject({
  /** Formulas name it: `={power}*{interest}` of their row, `{cost:above}`, `{cost:below}` and `{cost:all}` of others. */
  key: slugSchema,
  title: z.string().min(1).max(40),
  kind: z.enum(COLUMN_KINDS),
  help: z.string().min(1).max(200).exactOptional(),
  /** In characters. */
  width: z.int().min(6).max(80).exactOptional(),
  options: z.array(z.string().min(1).max(40)).min(2).max(12).exactOptional(),
  min: z.number().exactOptional(),
  max: z.number().exactOptional(),
  formula: z.string().startsWith('=').exactOptional(),
  /** How a number is shown: 1,200 or 0.85 or 85%. */
  look: z.enum(NUMBER_LOOKS).exactOptional(),
});

const cellSchema = z.union([z.string(), z.number(), z.null()]);

const partSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('form'),
    title: z.string().min(1).max(60),
    help: z.string().min(1).max(300),
    fields: z
      .array(z.strictObject({ label: z.string().min(1).max(60), help: z.string().min(1).max(300) }))
      .min(1),
  }),
  z.strictObject({
    kind: z.literal('table'),
    title: z.string().min(1).max(31),
    help: z.string().min(1).max(300),
    columns: z.array(columnSchema).min(2).max(14),
    rows: z.int().min(3).max(60),
    /** First rows of the blank file, such as the lines of a checklist: a cell a column, null where it is empty. */
    given: z.array(z.array(cellSchema)).min(1).exactOptional(),
  }),
]);

/** What stands in a part: a text a field, or the cells of each row, null where a formula is. */
export const filledPartSchema = z.union([
  z.strictObject({ values: z.array(z.string()) }),
  z.strictObject({ rows: z.array(z.array(cellSchema)) }),
]);

/** How a table is drawn; the fields name its columns. */
const drawingSchema = z.strictObject({
  part: z.string().min(1).max(31),
  layout: z.enum(DRAWING_LAYOUTS),
  label: slugSchema,
  group: slugSchema.exactOptional(),
  note: slugSchema.exactOptional(),
  heat: slugSchema.exactOptional(),
  next: slugSchema.exactOptional(),
});

/** `courses/<course>/templates/<name>.yaml`: a document to fill in at work, from which its file is made. */
export const templateSchema = z.strictObject({
  id: z.string().regex(/^tpl\.[a-z]+\.[a-z0-9-]+$/, 'expected tpl.<course prefix>.<name>'),
  /** The last part of its address. */
  key: slugSchema,
  title: z.string().min(1).max(60),
  description: z.string().min(1).max(200),
  format: z.enum(TEMPLATE_FORMATS),
  /** Units that use it; it is listed under the first. */
  units: z.array(slugSchema).min(1),
  /** How it is used somewhere real, in a sentence. */
  inPractice: z.string().min(1).max(300),
  guidance: z.array(z.string().min(1).max(300)).min(2).max(8),
  parts: z.array(partSchema).min(1),
  filled: z
    .array(
      z.strictObject({
        company: companyKeySchema,
        /** What it is called, in a course without companies. */
        companyName: z.string().min(1).max(60).exactOptional(),
        parts: z.array(filledPartSchema),
      }),
    )
    .exactOptional(),
  /** Who keeps such a document up to date: 'Lead architect'. */
  keeper: z.string().min(1).max(60).exactOptional(),
  /** A VISIO file has one. */
  drawing: drawingSchema.exactOptional(),
  /** A view of the course that shows such a document in its modelling language: offered as a model (MP-42). */
  view: slugSchema.exactOptional(),
  /** Taken along with a pass of the store only; no activity needs such a template (MP-46). */
  premium: z.boolean().exactOptional(),
  updatedOn: dateSchema,
  state: stateSchema,
});
export type TemplateFile = z.infer<typeof templateSchema>;
