import { z } from 'zod';
import { BADGE_METRICS } from '#domain/catalog/catalog.ts';
import { slugSchema } from './fields.ts';
import { localizedSchema } from './localized.ts';

const badgeSchema = z.strictObject({
  id: z.string().min(1),
  name: localizedSchema,
  description: localizedSchema,
  category: z.enum(['beginner', 'foundation', 'business', 'data', 'technology', 'exam']),
  /** A lucide icon's name, such as calendar-check. */
  icon: slugSchema,
  requiredXp: z.int().min(0),
  rule: z.strictObject({ metric: z.enum(BADGE_METRICS), atLeast: z.int().min(1) }).exactOptional(),
});
export type BadgeFile = z.infer<typeof badgeSchema>;

/** `badges.yaml`: every badge, in the order they are shown. */
export const badgesSchema = z.array(badgeSchema);
