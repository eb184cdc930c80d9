// The way from one activity to another: enough to name it and to lead to it.
import { z } from 'zod';
import { itemTypeSchema } from './fields.ts';

/** Enough of an activity to lead to it. */
export const activityLinkSchema = z.object({
  kind: z.enum(['mission', 'item']),
  /** A mission's key, or an item's id. */
  ref: z.string(),
  title: z.string(),
  estimatedMinutes: z.int(),
  xp: z.int(),
  /** Where an item stands: `/learning/{phaseId}/{itemType}`. */
  phaseId: z.string().nullable(),
  itemType: itemTypeSchema.nullable(),
  /** The last part of the address on the Core line, `/learning/core/{coreKey}`; null elsewhere. */
  coreKey: z.string().nullable(),
});
export type ActivityLink = z.infer<typeof activityLinkSchema>;
