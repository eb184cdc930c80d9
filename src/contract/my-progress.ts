// My Progress: levels, runs, study days, and every XP entry with its reason.
import { z } from 'zod';
import { XP_KINDS } from '#domain/rewards/xp-source.ts';
import { instantSchema, localizedTextSchema } from './fields.ts';
import { read } from './policy.ts';

/** A calendar day `YYYY-MM-DD` in the learner's zone. */
const daySchema = z.string();

/** The database numbers the entries, so that a later one has a higher number. */
const xpEntryIdSchema = z.string().regex(/^[1-9][0-9]{0,14}$/);

export const myProgressSchema = z.object({
  /** XP that rank and make the level. */
  totalXp: z.int(),
  /** All that was ever earned, ranking and not. */
  earnedXp: z.int(),
  /** As much of a day counts for them. */
  rankedXpPerDay: z.int(),
  /** The ladder, from the lowest. */
  levels: z.array(
    z.object({
      key: z.string(),
      name: localizedTextSchema,
      fromXp: z.int(),
      /** Null for the lowest, and for what is ahead. */
      reachedAt: instantSchema.nullable(),
    }),
  ),
  streak: z.object({
    /** Days of the run that stands; 0 where none does. */
    days: z.int(),
    studiedToday: z.boolean(),
    /** The longest run there ever was, this one among them. */
    bestDays: z.int(),
    shieldsHeld: z.int(),
    /** Days in a row that are missing to the next shield; null where as many are held as runs bring. */
    nextShieldInDays: z.int().nullable(),
    /** Where shields come from: so many at the start, and one for every run of so many days. */
    shieldsFrom: z.object({ atStart: z.int(), runDays: z.int() }),
  }),
  /** The courses in which something was done. */
  courses: z.array(
    z.object({
      key: z.string(),
      title: z.string(),
      days: z.int(),
      bestDays: z.int(),
      /** Ranking and not. */
      xp: z.int(),
    }),
  ),
  calendar: z.object({
    today: daySchema,
    /** The first day of the calendar, a Monday. */
    from: daySchema,
    /** The study days, with the XP of each. */
    days: z.array(z.object({ day: daySchema, xp: z.int() })),
    /** Missed days of the standing run that a shield bridged. */
    bridged: z.array(daySchema),
  }),
});
export type MyProgress = z.infer<typeof myProgressSchema>;

export const xpEntrySchema = z.object({
  id: xpEntryIdSchema,
  /** What it was earned by. */
  kind: z.enum(XP_KINDS),
  courseKey: z.string().nullable(),
  /** The activity or paper; of a practice answer its topic. */
  title: localizedTextSchema,
  /** A practice of missed questions, which has a name of its own. */
  isOfMissed: z.boolean(),
  /** Ranks. */
  baseXp: z.int(),
  /** Can be spent, does not rank. */
  bonusXp: z.int(),
  createdAt: instantSchema,
});
export type XpEntry = z.infer<typeof xpEntrySchema>;

export const myProgressContract = {
  progress: read('learner')
    .route({
      method: 'GET',
      path: '/me/progress',
      tags: ['learning'],
      summary: 'My levels, streaks and study days',
    })
    .output(myProgressSchema),
  xpEntries: read('learner')
    .route({
      method: 'GET',
      path: '/me/xp',
      tags: ['learning'],
      summary: 'My XP entries, newest first',
    })
    .input(
      z.strictObject({
        /** Only what came before this entry. */
        before: xpEntryIdSchema.optional(),
        limit: z.coerce.number().int().min(1).max(100).default(20),
      }),
    )
    .output(z.array(xpEntrySchema)),
};
