import { z } from 'zod';
import { slugSchema } from './fields.ts';

const lines = (min: number, max: number) => z.array(z.string().min(1).max(140)).min(min).max(max);

/** Where the standard itself says more: its part, or a guide, and the chapter. */
const readOnSchema = z.strictObject({
  part: z.string().min(1).max(80),
  chapter: z.string().min(1).max(80),
});
const readOnListSchema = z.array(readOnSchema).min(1).max(5);

/** What the book of reference says of a phase, in our own words. */
export const phaseReferenceSchema = z.strictObject({
  /** One to three lines. */
  objective: z.string().min(40).max(240),
  /** All phases of a course have the same of these lists (MP-28). */
  inputs: lines(3, 10).exactOptional(),
  /** In their order; numbers are added on screen. */
  steps: lines(4, 12).exactOptional(),
  outputs: lines(3, 10).exactOptional(),
  readOn: readOnListSchema,
});

const techniqueSchema = z.strictObject({
  id: slugSchema,
  name: z.string().min(1).max(60),
  /** What it is for, and what it makes. */
  purpose: z.string().min(40).max(240),
  /** Ids of the phases that use it; without them it serves in any phase. */
  phases: z.array(slugSchema).min(1).exactOptional(),
  readOn: readOnListSchema,
});
export type TechniqueFile = z.infer<typeof techniqueSchema>;

/** `courses/<course>/techniques.yaml`: the techniques of the book of reference, in its order. */
export const techniquesSchema = z.array(techniqueSchema).min(1);
