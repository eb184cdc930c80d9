import { z } from 'zod';
import { slugSchema } from './fields.ts';
import { phaseReferenceSchema } from './reference.ts';

const lines = (min: number, max: number) => z.array(z.string().min(1).max(140)).min(min).max(max);

/** `phases/<phase>/phase.yaml`: a station of the learning path. */
export const phaseSchema = z.strictObject({
  /** The folder's name. */
  id: slugSchema,
  /** The middle of its items' ids, such as pre in tg.pre.lesson. */
  short: z
    .string()
    .regex(
      /^[a-z][a-z0-9]{0,2}$/,
      'expected one to three small letters or figures, a letter first',
    ),
  /** What stands in the station: data, never derived from the order. */
  letter: z.string().min(1).max(2),
  /** Place on the line, from 0. */
  order: z.int().min(0),
  title: z.string().min(1).max(60),
  /** The station's name on the map. */
  mapTitle: z.string().min(1).max(14),
  description: z.string().min(1).max(160),
  /** Ids of phases to begin first. */
  prerequisites: z.array(slugSchema),
  objectives: z.array(z.string().min(1)).min(1),
  pitfalls: lines(3, 5),
  applyAtWork: lines(2, 4),
  /** Its page in the book of reference (MP-28). */
  reference: phaseReferenceSchema.exactOptional(),
});
export type PhaseFile = z.infer<typeof phaseSchema>;
