import { z } from 'zod';
import { dateSchema, revSchema, slugSchema, stateSchema } from './fields.ts';

const cellSchema = z.string().min(1).max(120);

/** Figures to read, with a case or with a question; every row is as long as the columns (MP-49). */
export const tableSchema = z.strictObject({
  caption: z.string().min(1).max(120).exactOptional(),
  columns: z.array(cellSchema).min(2).max(6),
  rows: z.array(z.array(cellSchema)).min(2).max(10),
});
export type TableFile = z.infer<typeof tableSchema>;

/** A picture of the course by the name of its file. */
export const pictureUseSchema = z.strictObject({
  src: slugSchema,
  alt: z.string().min(1),
  caption: z.string().min(1).max(120).exactOptional(),
});

const caseSchema = z.strictObject({
  /** Never changes; questions of banks name it. */
  id: z.string().min(1),
  title: z.string().min(1).max(60),
  /** Plain paragraphs, apart by an empty line (MP-49). */
  text: z.string().min(1),
  table: tableSchema.exactOptional(),
  figure: pictureUseSchema.exactOptional(),
  /**
   * What its questions need, by a short name: words as they stand in the text, in one row of the table
   * (cells apart by one space) or in what is said of the figure.
   */
  facts: z.record(slugSchema, z.string().min(1)),
  checkedOn: dateSchema,
  state: stateSchema,
  rev: revSchema,
});
export type CaseFile = z.infer<typeof caseSchema>;

/** `courses/<course>/cases/<name>.yaml`: cases that several questions of its banks stand on. */
export const casesSchema = z.array(caseSchema);
