import { z } from 'zod';
import { dateSchema, revSchema, slugSchema, stateSchema } from './fields.ts';

const optionSchema = z.strictObject({
  id: z.string().regex(/^[a-f]$/, 'expected a letter from a to f'),
  text: z.string().min(1),
  /** Why this option is right, or which error it stands for (QC-04). */
  why: z.string(),
  /** The code of that error; none on a right option (QC-29). */
  trap: z.string().min(1).exactOptional(),
});

const questionSchema = z.strictObject({
  id: z.string().min(1),
  type: z.enum(['sc', 'ms']),
  stem: z.string().min(1),
  /** Ids of objectives of the course. */
  tags: z.array(z.string().min(1)).min(1),
  phase: slugSchema.exactOptional(),
  difficulty: z.enum(['easy', 'medium', 'hard']),
  bloom: z.enum(['remember', 'understand', 'apply', 'analyse', 'evaluate']),
  spec: z.string().min(1),
  options: z.array(optionSchema).min(2),
  answer: z.array(z.string().min(1)).min(1),
  explanation: z.string(),
  ref: z.string().min(1),
  checkedOn: dateSchema,
  state: stateSchema,
  rev: revSchema,
  /** Variants of one question share a family: they may be alike, and never meet on one paper. */
  family: slugSchema.exactOptional(),
  /** Set where the question is about an older edition, so that QC-30 leaves it alone. */
  legacy: z.literal(true).exactOptional(),
});
export type QuestionFile = z.infer<typeof questionSchema>;

/** `courses/<course>/questions/<slug>.yaml`: a list of questions. */
export const questionsSchema = z.array(questionSchema);
