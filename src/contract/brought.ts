// What the end of an activity or a paper brought the learner, told once.
import { z } from 'zod';
import { levelSchema, streakSchema } from './learner.ts';
import { badgeViewSchema } from './progress.ts';

/** Why something brought no XP: more was finished lately than can be studied in that time. */
export const rushSchema = z.object({
  /** What content says the activities take that were finished within `withinMinutes`. */
  minutesDone: z.int(),
  withinMinutes: z.int(),
});
export type Rush = z.infer<typeof rushSchema>;

/** A mission that ended because everything it asks for became true. */
export const questDoneSchema = z.object({
  id: z.string(),
  key: z.string(),
  title: z.string(),
  /** XP paid for it now. */
  xp: z.int(),
  /** Null where it was done at a pace that pays. */
  rush: rushSchema.nullable(),
});
export type QuestDone = z.infer<typeof questDoneSchema>;

/** All zero and empty where the end was repeated. */
export const broughtSchema = z.object({
  /** XP of the activity or paper itself; the missions that ended with it name their own. */
  xpAwarded: z.int(),
  questsDone: z.array(questDoneSchema),
  totalXpBefore: z.int(),
  totalXp: z.int(),
  levelBefore: levelSchema,
  level: levelSchema,
  leveledUp: z.boolean(),
  streakBefore: z.int(),
  streak: streakSchema,
  shieldUsed: z.boolean(),
  badgesEarned: z.array(badgeViewSchema),
});
