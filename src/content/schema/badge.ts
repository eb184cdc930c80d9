import { z } from 'zod';
import { BADGE_METRICS } from '#domain/catalog/catalog.ts';
import { companyKeySchema, slugSchema } from './fields.ts';
import { localizedSchema } from './localized.ts';

const atLeast = z.int().min(1);

const ruleSchema = z.discriminatedUnion('metric', [
  z.strictObject({ metric: z.enum(BADGE_METRICS), atLeast }),
  /** Items done of a phase. */
  z.strictObject({
    metric: z.literal('unit-items-done'),
    course: slugSchema,
    subject: slugSchema,
    atLeast,
  }),
  /** Industries in which the lab of that id was handed in. */
  z.strictObject({
    metric: z.literal('lab-industries'),
    subject: z.string().min(1),
    industries: z.array(companyKeySchema).min(1),
    atLeast,
  }),
  /** attempts of any of these papers, of at least so many percent. */
  z.strictObject({
    metric: z.literal('papers-taken'),
    papers: z.array(z.string().min(1)).min(1),
    percent: z.int().min(1).max(100).exactOptional(),
    atLeast,
  }),
  /** The most points of one attempt of any of these papers. */
  z.strictObject({
    metric: z.literal('paper-points'),
    papers: z.array(z.string().min(1)).min(1),
    atLeast,
  }),
  /** Papers of which an attempt is as good as is said. */
  z.strictObject({
    metric: z.literal('papers-each'),
    each: z
      .array(
        z.strictObject({
          paper: z.string().min(1),
          percent: z.int().min(1).max(100).exactOptional(),
          points: z.int().min(1).exactOptional(),
        }),
      )
      .min(2),
    atLeast,
  }),
  /** Items that are done. */
  z.strictObject({
    metric: z.literal('items-done'),
    items: z.array(z.string().min(1)).min(1),
    atLeast,
  }),
  /** Quizzes whose best round reaches the percentage. */
  z.strictObject({
    metric: z.literal('quizzes-at'),
    items: z.array(z.string().min(1)).min(1),
    percent: z.int().min(1).max(100),
    atLeast,
  }),
  /** Graded tasks of labs with all their points, each as `<lab> <task>`. */
  z.strictObject({
    metric: z.literal('tasks-right'),
    tasks: z.array(z.string().regex(/^\S+ t[1-9]$/)).min(1),
    atLeast,
  }),
]);

const badgeSchema = z.strictObject({
  id: z.string().min(1),
  name: localizedSchema,
  /** What was done, once it is earned. */
  description: localizedSchema,
  /** What to do for it, until then. */
  goal: localizedSchema,
  category: z.enum(['beginner', 'foundation', 'business', 'data', 'technology', 'exam']),
  /** A lucide icon's name, such as calendar-check. */
  icon: slugSchema,
  requiredXp: z.int().min(0),
  rule: ruleSchema.exactOptional(),
});
export type BadgeFile = z.infer<typeof badgeSchema>;

/** `badges.yaml`: every badge, in the order they are shown. */
export const badgesSchema = z.array(badgeSchema);
