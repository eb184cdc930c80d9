import { z } from 'zod';
import { slugSchema } from './fields.ts';
import { localizedSchema } from './localized.ts';

/** `rewards.yaml`: levels, shields and the day's ranked XP. */
export const rewardsSchema = z.strictObject({
  levels: z
    .array(z.strictObject({ key: slugSchema, name: localizedSchema, fromXp: z.int().min(0) }))
    .min(1),
  shields: z.strictObject({
    atStart: z.int().min(0),
    runDays: z.int().min(1),
    earnedUpTo: z.int().min(0),
  }),
  streakGoalDays: z.int().min(1),
  rankedXpPerDay: z.int().min(1),
  papers: z.strictObject({
    submittedXp: z.int().min(0),
    answeredPercentMin: z.int().min(1).max(100),
    firstPassXp: z.int().min(0),
  }),
  practice: z.strictObject({ rightXp: z.int().min(0), xpPerDay: z.int().min(0) }),
  pace: z.strictObject({
    wordsPerMinute: z.int().min(1),
    secondsPerQuestion: z.int().min(0),
    activitiesWithinMinutes: z.int().min(1),
    activityMinutesMax: z.int().min(1),
  }),
});
export type RewardsFile = z.infer<typeof rewardsSchema>;
