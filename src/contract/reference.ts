// The book of reference that may lie beside an open-book paper: phases, techniques and the glossary.
import { z } from 'zod';
import { termViewSchema } from './play.ts';

/** Where the standard itself says more: its part, or a guide, and the chapter. */
const readOnSchema = z.object({ part: z.string(), chapter: z.string() });

/** A phase as one looks it up; a list is empty where the course's book does not have it. */
export const bookPhaseSchema = z.object({
  id: z.string(),
  letter: z.string(),
  title: z.string(),
  objective: z.string(),
  inputs: z.array(z.string()),
  /** In their order, without numbers. */
  steps: z.array(z.string()),
  outputs: z.array(z.string()),
  readOn: z.array(readOnSchema),
});
export type BookPhase = z.infer<typeof bookPhaseSchema>;

export const bookTechniqueSchema = z.object({
  id: z.string(),
  name: z.string(),
  /** What it is for, and what it makes. */
  purpose: z.string(),
  /** Titles of the phases that use it; null: it serves in any. */
  usedIn: z.array(z.string()).nullable(),
  readOn: z.array(readOnSchema),
});
export type BookTechnique = z.infer<typeof bookTechniqueSchema>;

/** Texts and titles of content, in its language: the phases in their order, the terms by name. */
export const referenceSchema = z.object({
  phases: z.array(bookPhaseSchema),
  techniques: z.array(bookTechniqueSchema),
  terms: z.array(termViewSchema),
});
export type Reference = z.infer<typeof referenceSchema>;
