// The signed-in learner: profile, level and streak, as every screen shows them.
import { z } from 'zod';
import { LOOKS } from '#domain/store/store-item.ts';
import { fails } from './errors.ts';
import {
  bioSchema,
  courseKeySchema,
  dateSchema,
  displayNameSchema,
  industrySchema,
  instantSchema,
  localeSchema,
  localizedTextSchema,
  nameSchema,
  timeZoneSchema,
  trackSchema,
} from './fields.ts';
import { personalDataSchema } from './personal-data.ts';
import { read, write } from './policy.ts';
import { chosenSettingsSchema, settingsChangeSchema } from './settings.ts';

/** A rung of the ladder of levels, with the next one. */
export const levelSchema = z.object({
  key: z.string(),
  name: localizedTextSchema,
  /** Total XP at which this level began. */
  fromXp: z.int(),
  /** Total XP at which the next level begins; null at the highest. */
  nextAtXp: z.int().nullable(),
  nextName: localizedTextSchema.nullable(),
});
export type LevelView = z.infer<typeof levelSchema>;

/** The overall run of study days, by the database's clock and the learner's zone. */
export const streakSchema = z.object({
  /** Days of the run that still stands today; 0 when it has lapsed. */
  days: z.int(),
  /** True when today already counts as a study day. */
  studiedToday: z.boolean(),
  shieldsHeld: z.int(),
});
export type StreakView = z.infer<typeof streakSchema>;

/** What the learner bought and what of it works now. */
export const storeEffectsSchema = z.object({
  /** What adds so many percent of bonus XP until then; several add up. */
  boosts: z.array(z.object({ percent: z.int(), until: instantSchema })),
  /** Until when there are few distractions; null outside of a focus boost. */
  focusUntil: instantSchema.nullable(),
  looks: z.array(z.enum(LOOKS)),
});
export type StoreEffects = z.infer<typeof storeEffectsSchema>;

/** The signed-in learner as the shell shows them. */
export const learnerSchema = z.object({
  id: z.string(),
  email: z.string(),
  emailConfirmed: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  displayName: z.string(),
  bio: z.string(),
  settings: chosenSettingsSchema,
  courseKey: courseKeySchema,
  /** Their track and company in that course; null where it has none. */
  track: trackSchema.nullable(),
  industry: industrySchema.nullable(),
  locale: localeSchema,
  timeZone: z.string(),
  isDemo: z.boolean(),
  /** True on the day the account began, in the learner's zone: nobody is welcomed back on it. */
  isFirstDay: z.boolean(),
  twoFactorEnabled: z.boolean(),
  /** When the account is erased, as its owner asked for; null where nobody did. */
  eraseAt: instantSchema.nullable(),
  /** XP that ranks; never falls. */
  totalXp: z.int(),
  /** XP that can be spent. */
  balanceXp: z.int(),
  effects: storeEffectsSchema,
  level: levelSchema,
  streak: streakSchema,
  badgesEarned: z.int(),
  /**
   * Ended exams of all courses, practices not among them, of which at least half was answered, and not too
   * quickly to count.
   */
  examsTaken: z.int(),
});
export type Learner = z.infer<typeof learnerSchema>;

/** A standing session, without the token that proves it. */
export const sessionSchema = z.object({
  id: z.string(),
  createdAt: instantSchema,
  /** When the session ends unless it is rolled forward. */
  expiresAt: instantSchema,
  /** The server's clock, so that a client with a wrong clock still knows the time left. */
  serverTime: instantSchema,
});
export type Session = z.infer<typeof sessionSchema>;

/** Session and profile of the signed-in learner. */
export const learnerContract = {
  /** Who is signed in; both null when nobody is. Reading never prolongs the session. */
  session: read('anyone')
    .route({ method: 'GET', path: '/session', tags: ['session'], summary: 'Who is signed in' })
    .output(z.object({ session: sessionSchema.nullable(), learner: learnerSchema.nullable() })),
  /** Rolls the session's expiry forward by the server's clock. */
  refresh: write('learner', { idempotency: 'none' })
    .route({
      method: 'POST',
      path: '/session/refresh',
      tags: ['session'],
      summary: 'Refresh the session',
    })
    .output(z.object({ session: sessionSchema, learner: learnerSchema })),
  /** The learner's own profile. */
  get: read('learner')
    .route({ method: 'GET', path: '/me', tags: ['learner'], summary: 'The signed-in learner' })
    .errors(fails('profile.not_found'))
    .output(learnerSchema),
  /** Everything that is stored about the learner, read in one moment. */
  export: read('learner')
    .route({
      method: 'GET',
      path: '/me/export',
      tags: ['learner'],
      summary: 'Take my data away',
    })
    .output(personalDataSchema),
  /**
   * Takes the progress of a course back: activities with their steps and work, ended attempts, and what the
   * log tells of them. XP, badges, streaks, certificates and choices stay, and nothing is paid again.
   */
  resetCourse: write('learner', { idempotency: 'none' })
    .route({
      method: 'POST',
      path: '/courses/{courseKey}/reset',
      tags: ['learner'],
      summary: 'Begin a course anew',
      successStatus: 200,
    })
    .errors(fails('course.not_found', 'course.attempt_runs'))
    .input(z.strictObject({ courseKey: courseKeySchema }))
    .output(z.object({ ok: z.literal(true) })),
  /** Changes what is given and leaves the rest. Unknown fields are refused. */
  update: write('learner', { idempotency: 'kept' })
    .route({ method: 'PATCH', path: '/me', tags: ['learner'], summary: 'Change profile fields' })
    .errors(
      fails(
        'course.not_found',
        'profile.name_invalid',
        'profile.bio_invalid',
        'profile.time_zone_unknown',
        'profile.exam_date_invalid',
        'profile.exam_date_past',
      ),
    )
    .input(
      z
        .strictObject({
          firstName: nameSchema,
          lastName: nameSchema,
          /** The first word becomes the first name, the rest the last one. */
          displayName: displayNameSchema,
          bio: bioSchema,
          /** Those that are given change, each by itself. */
          settings: settingsChangeSchema,
          courseKey: courseKeySchema,
          /** In the selected course; `choice` names another. */
          track: trackSchema,
          industry: industrySchema,
          choice: z.strictObject({
            courseKey: courseKeySchema,
            track: trackSchema.optional(),
            industry: industrySchema.optional(),
          }),
          locale: localeSchema,
          timeZone: timeZoneSchema,
          /** The day of the exam in a course, `YYYY-MM-DD` in the learner's zone; null clears it. */
          examDate: z.strictObject({ courseKey: courseKeySchema, on: dateSchema.nullable() }),
        })
        .partial(),
    )
    .output(learnerSchema),
};
