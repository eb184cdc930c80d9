// Everything that is stored about a learner, as the learner may take it away.
import { z } from 'zod';
import { instantSchema } from './fields.ts';

/** A table of the database with the rows that belong to the learner. */
export const exportedTableSchema = z.object({
  name: z.string(),
  /** `type` is PostgreSQL's. A column that proves something to the server comes without its values. */
  columns: z.array(z.object({ name: z.string(), type: z.string(), isWithheld: z.boolean() })),
  /** Values in the order of the columns, as PostgreSQL writes them. */
  rows: z.array(z.array(z.string().nullable())),
});

export const personalDataSchema = z.object({
  exportedAt: instantSchema,
  tables: z.array(exportedTableSchema),
});
export type PersonalData = z.infer<typeof personalDataSchema>;
