// A learner's page for the public, where they chose to have one: it shows what their privacy settings show.
import { z } from 'zod';
import { fails } from './errors.ts';
import { instantSchema, localizedTextSchema } from './fields.ts';
import { read, write } from './policy.ts';
import { badgeViewSchema } from './progress.ts';

/** 128 random bits in base64url. */
const profileIdSchema = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

/** Where the learner's own page is; null until they asked for an address. */
const profileAddressSchema = z.object({ id: profileIdSchema.nullable() });

export const publicProfileSchema = z.object({
  /** Empty where a name is missing. */
  displayName: z.string(),
  /** Null where they do not show their progress. */
  progress: z
    .object({ level: localizedTextSchema, totalXp: z.int(), streakDays: z.int() })
    .nullable(),
  /** From the latest; null where they do not show their badges. */
  badges: z
    .array(
      badgeViewSchema
        .pick({ id: true, name: true, description: true, category: true, icon: true })
        .extend({ earnedAt: instantSchema }),
    )
    .nullable(),
});
export type PublicProfile = z.infer<typeof publicProfileSchema>;

export const publicProfilesContract = {
  mine: read('learner')
    .route({
      method: 'GET',
      path: '/me/public-profile',
      tags: ['learner'],
      summary: 'The address of my public page',
    })
    .output(profileAddressSchema),
  /** Makes an address; one that was made stays. */
  create: write('learner', { idempotency: 'none' })
    .route({
      method: 'POST',
      path: '/me/public-profile',
      tags: ['learner'],
      summary: 'Have an address for my public page',
    })
    .output(profileAddressSchema),
  /** Not found for a page that is not public and for one that there is not: nobody can tell them apart. */
  get: read('anyone')
    .route({
      method: 'GET',
      path: '/profiles/{profileId}',
      tags: ['learner'],
      summary: 'A public page of a learner',
    })
    .errors(fails('profile.not_found'))
    .input(z.strictObject({ profileId: profileIdSchema }))
    .output(publicProfileSchema),
};
