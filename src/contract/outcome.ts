// What a learner's work brought them: one shape for an answer, an activity and a paper.
import { z } from 'zod';
import { localizedTextSchema } from './fields.ts';
import { levelSchema, streakSchema } from './learner.ts';
import { answerPaySchema } from './papers.ts';
import { badgeViewSchema } from './progress.ts';

/** Why something brought no XP: more was finished lately than can be studied in that time. */
export const paceLimitSchema = z.object({
  /** What content says the activities take that were finished within `withinMinutes`. */
  minutesDone: z.int(),
  withinMinutes: z.int(),
});
export type PaceLimit = z.infer<typeof paceLimitSchema>;

/** A mission that ended because everything it asks for became true. */
export const questDoneSchema = z.object({
  id: z.string(),
  key: z.string(),
  title: z.string(),
  /** XP paid for it now. */
  xp: z.int(),
  /** Null where it was done at a pace that pays. */
  paceLimit: paceLimitSchema.nullable(),
});
export type QuestDone = z.infer<typeof questDoneSchema>;

/** An event whose goal was reached. */
export const eventDoneSchema = z.object({
  /** The occurrence. */
  id: z.string(),
  title: localizedTextSchema,
  /** XP paid for it now. */
  xp: z.int(),
});
export type EventDone = z.infer<typeof eventDoneSchema>;

/**
 * What every celebration, report and notice reads. All zero and empty where nothing was new, such as
 * at the repetition of an end; what several merge to is a rule of the domain.
 */
export const outcomeSchema = z.object({
  /** XP of the activity or paper itself; the missions that ended with it name their own. */
  xpAwarded: z.int(),
  /** The part of everything paid here that boosts of the store added: it can be spent and does not rank. */
  boostXp: z.int(),
  /** Why the activity itself was not paid; null where its pace pays, or nothing was to be paid. */
  paceLimit: paceLimitSchema.nullable(),
  /** The part of `xpAwarded` for right answers of a practice, and the day's sum; null elsewhere. */
  answers: answerPaySchema.extend({ xp: z.int() }).nullable(),
  /** The parts of `xpAwarded` for handing a paper in and for its first pass; null elsewhere. */
  paper: z.object({ submittedXp: z.int(), firstPassXp: z.int() }).nullable(),
  questsDone: z.array(questDoneSchema),
  eventsDone: z.array(eventDoneSchema),
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
export type Outcome = z.infer<typeof outcomeSchema>;
