import { z } from 'zod';
import { slugSchema } from './fields.ts';

const termSchema = z.strictObject({
  id: slugSchema,
  term: z.string().min(1).max(60),
  /** One or two sentences in our own words (MP-20). */
  text: z.string().min(1),
  /** Its card stands at the word only as it is spelt here: in small letters it means something else. */
  cased: z.literal(true).exactOptional(),
  /** Longer phrases that hold the term and mean something else: no card stands in them. */
  notIn: z.array(z.string().min(1)).min(1).exactOptional(),
  /** Ids of related terms. */
  see: z.array(slugSchema),
});
export type TermFile = z.infer<typeof termSchema>;

/** `phases/<phase>/glossary.yaml`: the terms that a phase brings in. */
export const glossarySchema = z.array(termSchema).min(1);
