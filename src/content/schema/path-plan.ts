import { z } from 'zod';
import { ITEM_TYPES } from '#domain/catalog/path.ts';
import { slugSchema } from './fields.ts';

const round = { count: z.int().min(1).max(40), passPercent: z.int().min(1).max(100) };

/** `courses/<course>/path.yaml`: what the items of every phase are called, take and earn. */
export const pathPlanSchema = z.strictObject({
  /** The same in every phase, so that learners know what a lesson or a lab costs them. */
  types: z.record(
    z.enum(ITEM_TYPES),
    z.strictObject({ estMin: z.int().min(1), xp: z.int().min(1) }),
  ),
  quiz: z.strictObject(round),
  /** The quiz that opens a locked phase. */
  testOut: z.strictObject(round),
  /** By phase. */
  titles: z.record(slugSchema, z.record(z.enum(ITEM_TYPES), z.string().min(1).max(60))),
});
export type PathPlanFile = z.infer<typeof pathPlanSchema>;
