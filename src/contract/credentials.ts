// Badges as signed credentials of Open Badges 3.0: issued to their learner, verified by anybody.
import { z } from 'zod';
import { fails } from './errors.ts';
import { instantSchema, localizedTextSchema } from './fields.ts';
import { read, write } from './policy.ts';

/** 128 random bits in base64url. */
const credentialIdSchema = z.string().regex(/^[A-Za-z0-9_-]{22}$/);

export const credentialSchema = z.object({ id: credentialIdSchema });
export type Credential = z.infer<typeof credentialSchema>;

export const publicCredentialSchema = credentialSchema.extend({
  /** The learner's name on the day it was issued. */
  name: z.string(),
  badge: localizedTextSchema,
  description: localizedTextSchema,
  earnedAt: instantSchema,
  issuedAt: instantSchema,
});
export type PublicCredential = z.infer<typeof publicCredentialSchema>;

export const credentialsContract = {
  /** Issues an earned badge; repeating it answers the same one. */
  issue: write('learner', { idempotency: 'none' })
    .route({
      method: 'POST',
      path: '/badges/{badgeId}/credential',
      tags: ['credentials'],
      summary: 'Have my badge issued as a signed credential',
    })
    .errors(fails('badge.not_earned', 'credential.not_found'))
    .input(z.strictObject({ badgeId: z.string().regex(/^[a-z0-9][a-z0-9.-]{0,79}$/) }))
    .output(credentialSchema),
  /** Says to anybody who has the id whose badge it is; nothing else of the learner. */
  verify: read('anyone')
    .route({
      method: 'GET',
      path: '/credentials/{credentialId}',
      tags: ['credentials'],
      summary: 'Verify a signed badge',
    })
    .errors(fails('credential.not_found'))
    .input(z.strictObject({ credentialId: credentialIdSchema }))
    .output(publicCredentialSchema),
};
