import { z } from 'zod';
import { slugSchema } from './fields.ts';

const termSchema = z.strictObject({
  id: slugSchema,
  term: z.string().min(1).max(60),
  /** One or two sentences in our own words (MP-20). */
  text: z.string().min(1),
  /** Ids of related terms. */
  see: z.array(slugSchema),
});
export type TermFile = z.infer<typeof termSchema>;

/** `phases/<phase>/glossary.yaml`: the terms that a phase brings in. */
export const glossarySchema = z.array(termSchema).min(1);
