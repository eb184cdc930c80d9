import { z } from 'zod';

const nameSchema = z.string().regex(/^[A-Z][A-Za-z]{1,39}$/, 'expected the id of the language');

/** `BusinessRole Assignment BusinessProcess`: from, type, to. */
const chainLinkSchema = z
  .string()
  .regex(/^[A-Z]\w+ [A-Z]\w+ [A-Z]\w+$/, 'expected source, type and target');

/**
 * What a question asks of the modelling language, for QC-35 to answer by its rules. Two of source,
 * type and target are given and each option stands for the third; or a chain is given and each
 * option is the type that may follow from it; or a viewpoint, and each option is an element; or
 * nothing, and each option is a whole relationship.
 */
export const relationSchema = z.strictObject({
  source: nameSchema.exactOptional(),
  type: nameSchema.exactOptional(),
  target: nameSchema.exactOptional(),
  chain: z.array(chainLinkSchema).min(2).max(3).exactOptional(),
  viewpoint: z.string().min(1).exactOptional(),
  /** What each option stands for, by its id. */
  options: z.record(z.string().regex(/^[a-f]$/), z.string().min(1)),
  /** Distractors that are permitted as well, though the stem asks for another. */
  permitted: z
    .array(z.string().regex(/^[a-f]$/))
    .min(1)
    .exactOptional(),
  /** Where the right option is the one that the rules refuse. */
  asks: z.literal('blocked').exactOptional(),
});
export type RelationFile = z.infer<typeof relationSchema>;
