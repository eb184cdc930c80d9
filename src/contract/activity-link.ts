// The way from one activity to another: enough to name it and to lead to it.
import { z } from 'zod';
import { itemTypeSchema } from './fields.ts';

/** Enough of an activity to lead to it. */
export const activityLinkSchema = z.object({
  kind: z.enum(['mission', 'item', 'paper', 'template']),
  /** A mission's key, an item's id, or the key of a paper or template. */
  ref: z.string(),
  title: z.string(),
  estimatedMinutes: z.int(),
  /** 0 for a paper, which pays by its own rules, and for a template. */
  xp: z.int(),
  /** Where an item stands: `/learning/{phaseId}/{itemType}`. */
  phaseId: z.string().nullable(),
  itemType: itemTypeSchema.nullable(),
  /** The last part of the address on the Core line, `/learning/core/{coreKey}`; null elsewhere. */
  coreKey: z.string().nullable(),
});
export type ActivityLink = z.infer<typeof activityLinkSchema>;

/**
 * What a locked mission opens after: all of the groups, and of each any one; what can be done now stands first. Decided
 * by `whatIsMissing` of the domain.
 */
export const openersSchema = z.array(z.array(activityLinkSchema).min(1));
export type OpenersView = z.infer<typeof openersSchema>;

/** How far off a locked mission is: so many steps, of which this one comes first and can be done now. */
export const toOpenSchema = z.object({ steps: z.int().min(1), next: activityLinkSchema });

/** Where the point of a question is taught; never told before the question's reasons may be seen. */
export const lessonLinkSchema = activityLinkSchema.extend({
  /** Whether this learner can open it now; a locked one is opened by its path. */
  isOpen: z.boolean(),
  /** Whether a locked one can be read as a recap. */
  isReadable: z.boolean(),
});
export type LessonLink = z.infer<typeof lessonLinkSchema>;
