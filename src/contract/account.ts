// Accounts: sign-up to deletion. One error shape for all of it.
import { z } from 'zod';
import { fails } from './errors.ts';
import {
  emailSchema,
  instantSchema,
  localeSchema,
  nameSchema,
  passwordSchema,
  sessionIdSchema,
  timeZoneSchema,
  tokenSchema,
} from './fields.ts';
import { learnerSchema, sessionSchema } from './learner.ts';
import {
  assertionSchema,
  newCredentialSchema,
  passkeyCreationSchema,
  passkeyRequestSchema,
  passkeySchema,
} from './passkeys.ts';
import { read, write } from './policy.ts';

const signedInSchema = z.object({ session: sessionSchema, learner: learnerSchema });
export type SignedIn = z.infer<typeof signedInSchema>;
const doneSchema = z.object({ ok: z.literal(true) });
const post = (path: `/${string}`, summary: string) =>
  ({ method: 'POST', path, tags: ['account'], summary, successStatus: 200 }) as const;
const codeSchema = z.string().regex(/^\d{6}$/);

/** Every call about an account; each that changes its credentials asks for the password again. */
export const accountContract = {
  /**
   * Creates an account. `signed_in` where no mail can be sent; `check_email` otherwise, which says
   * the same for a taken address. Without mail a taken address is told (`auth.email_taken`).
   */
  signUp: write('anyone', { idempotency: 'none', rate: ['mail', 'newcomers'] })
    .route(post('/account/sign-up', 'Create an account'))
    .errors(
      fails(
        'auth.email_taken',
        'auth.too_many_accounts',
        'auth.password_too_short',
        'auth.password_too_common',
        'profile.name_invalid',
      ),
    )
    .input(
      z.strictObject({
        email: emailSchema,
        password: passwordSchema,
        firstName: nameSchema,
        lastName: nameSchema,
        locale: localeSchema.optional(),
        timeZone: timeZoneSchema.optional(),
      }),
    )
    .output(
      z.discriminatedUnion('status', [
        z.object({ status: z.literal('signed_in'), ...signedInSchema.shape }),
        z.object({ status: z.literal('check_email') }),
      ]),
    ),
  signIn: write('anyone', { idempotency: 'none', rate: ['password'] })
    .route(post('/account/sign-in', 'Sign in with e-mail and password'))
    .errors(fails('auth.invalid_credentials', 'auth.email_not_confirmed', 'auth.locked'))
    .input(z.strictObject({ email: emailSchema, password: passwordSchema }))
    .output(
      z.discriminatedUnion('status', [
        z.object({ status: z.literal('signed_in'), ...signedInSchema.shape }),
        z.object({ status: z.literal('two_factor') }),
      ]),
    ),
  /** Second step of a sign-in: a code of the authenticator or one of the recovery codes. */
  verifyTwoFactor: write('anyone', { idempotency: 'none' })
    .route(post('/account/two-factor/verify', 'Finish a sign-in with a second factor'))
    .errors(fails('auth.two_factor_code_wrong', 'auth.two_factor_required', 'auth.locked'))
    .input(z.strictObject({ code: z.string().min(6).max(32), kind: z.enum(['totp', 'recovery']) }))
    .output(signedInSchema),
  /** What a browser asks its authenticators to sign; the same for everybody, good for one sign-in. */
  askForPasskey: write('anyone', { idempotency: 'none' })
    .route(post('/account/passkeys/ask', 'Ask for a passkey'))
    .output(passkeyRequestSchema),
  /** Counts as both factors: the authenticator asked for a finger, a face or a PIN. */
  signInWithPasskey: write('anyone', { idempotency: 'none', rate: ['password'] })
    .route(post('/account/passkeys/sign-in', 'Sign in with a passkey'))
    .errors(fails('auth.passkey_refused', 'auth.locked'))
    .input(assertionSchema)
    .output(signedInSchema),
  signOut: write('anyone', { idempotency: 'none' })
    .route(post('/account/sign-out', 'End this session'))
    .output(doneSchema),
  /** Always answers the same, whether the address is known or not. */
  requestReset: write('anyone', { idempotency: 'none', rate: ['mail'] })
    .route(post('/account/reset/request', 'Ask for a password reset link'))
    .input(z.strictObject({ email: emailSchema }))
    .output(doneSchema),
  resetPassword: write('anyone', { idempotency: 'none' })
    .route(post('/account/reset', 'Set a new password with the token of the link'))
    .errors(fails('auth.token_invalid', 'auth.password_too_short', 'auth.password_too_common'))
    .input(z.strictObject({ token: tokenSchema, password: passwordSchema }))
    .output(doneSchema),
  /** Confirms an address with the token of the link; signs in where the sign-up was from here. */
  confirmEmail: write('anyone', { idempotency: 'none' })
    .route(post('/account/confirm', 'Confirm an e-mail address'))
    .errors(fails('auth.token_invalid'))
    .input(z.strictObject({ token: tokenSchema }))
    .output(doneSchema),
  resendConfirmation: write('anyone', { idempotency: 'none', rate: ['mail'] })
    .route(post('/account/confirm/resend', 'Send the confirmation link again'))
    .input(z.strictObject({ email: emailSchema }))
    .output(doneSchema),
  changePassword: write('learner', { idempotency: 'none', rate: ['password'] })
    .route(post('/account/password', 'Change the password; other sessions end'))
    .errors(
      fails(
        'auth.password_wrong',
        'auth.password_too_short',
        'auth.password_too_common',
        'auth.demo_refused',
      ),
    )
    .input(z.strictObject({ currentPassword: passwordSchema, newPassword: passwordSchema }))
    .output(doneSchema),
  /** Mails a link to the new address and a notice to the old one; the change happens by the link. */
  changeEmail: write('learner', { idempotency: 'none', rate: ['password', 'mail'] })
    .route(post('/account/email', 'Ask to change the e-mail address'))
    .errors(fails('auth.password_wrong', 'auth.demo_refused'))
    .input(z.strictObject({ newEmail: emailSchema, password: passwordSchema }))
    .output(doneSchema),
  listSessions: read('learner')
    .route({
      method: 'GET',
      path: '/account/sessions',
      tags: ['account'],
      summary: 'Where I am signed in',
    })
    .output(
      z.array(
        z.object({
          id: z.string(),
          current: z.boolean(),
          createdAt: instantSchema,
          expiresAt: instantSchema,
          userAgent: z.string().nullable(),
        }),
      ),
    ),
  revokeSession: write('learner', { idempotency: 'none' })
    .route({
      method: 'DELETE',
      path: '/account/sessions/{sessionId}',
      tags: ['account'],
      summary: 'End one of my sessions',
    })
    .errors(fails('auth.session_not_found'))
    .input(z.strictObject({ sessionId: sessionIdSchema }))
    .output(doneSchema),
  /** Starts two-factor: answers the otpauth address and the recovery codes, once. */
  enableTwoFactor: write('learner', { idempotency: 'none', rate: ['password'] })
    .route(post('/account/two-factor/enable', 'Start two-factor sign-in'))
    .errors(fails('auth.password_wrong', 'auth.demo_refused'))
    .input(z.strictObject({ password: passwordSchema }))
    .output(z.object({ otpauthUrl: z.string(), recoveryCodes: z.array(z.string()) })),
  /** Proves the authenticator; from then on sign-in asks for a code. */
  confirmTwoFactor: write('learner', { idempotency: 'none' })
    .route(post('/account/two-factor/confirm', 'Prove the authenticator'))
    .errors(fails('auth.two_factor_code_wrong', 'auth.two_factor_not_enabled'))
    .input(z.strictObject({ code: codeSchema }))
    .output(doneSchema),
  /** Ten new codes, answered once; those of before let nobody in any more. */
  renewRecoveryCodes: write('learner', { idempotency: 'none', rate: ['password'] })
    .route(post('/account/two-factor/codes', 'Get new recovery codes'))
    .errors(fails('auth.password_wrong', 'auth.demo_refused', 'auth.two_factor_not_enabled'))
    .input(z.strictObject({ password: passwordSchema }))
    .output(z.object({ recoveryCodes: z.array(z.string()) })),
  disableTwoFactor: write('learner', { idempotency: 'none', rate: ['password'] })
    .route(post('/account/two-factor/disable', 'End two-factor sign-in'))
    .errors(fails('auth.password_wrong', 'auth.demo_refused'))
    .input(z.strictObject({ password: passwordSchema }))
    .output(doneSchema),
  listPasskeys: read('learner')
    .route({
      method: 'GET',
      path: '/account/passkeys',
      tags: ['account'],
      summary: 'My passkeys',
    })
    .output(z.array(passkeySchema)),
  /** Answers what the browser makes a passkey by; `addPasskey` takes what it made. */
  startPasskey: write('learner', { idempotency: 'none', rate: ['password'] })
    .route(post('/account/passkeys/start', 'Start adding a passkey'))
    .errors(fails('auth.password_wrong', 'auth.demo_refused'))
    .input(z.strictObject({ password: passwordSchema }))
    .output(passkeyCreationSchema),
  addPasskey: write('learner', { idempotency: 'none' })
    .route(post('/account/passkeys', 'Add a passkey'))
    .errors(fails('auth.passkey_refused', 'profile.name_invalid'))
    .input(z.strictObject({ name: nameSchema, credential: newCredentialSchema }))
    .output(passkeySchema),
  renamePasskey: write('learner', { idempotency: 'none' })
    .route({
      method: 'PATCH',
      path: '/account/passkeys/{passkeyId}',
      tags: ['account'],
      summary: 'Name one of my passkeys',
    })
    .errors(fails('auth.passkey_not_found', 'profile.name_invalid'))
    .input(z.strictObject({ passkeyId: sessionIdSchema, name: nameSchema }))
    .output(doneSchema),
  removePasskey: write('learner', { idempotency: 'none', rate: ['password'] })
    .route(post('/account/passkeys/{passkeyId}/remove', 'Remove one of my passkeys'))
    .errors(fails('auth.password_wrong', 'auth.demo_refused', 'auth.passkey_not_found'))
    .input(z.strictObject({ passkeyId: sessionIdSchema, password: passwordSchema }))
    .output(doneSchema),
  /**
   * Ends every session at once and erases the account with everything of the learner after seven days.
   * Whoever signs in within them can keep it.
   */
  deleteAccount: write('learner', { idempotency: 'none', rate: ['password'] })
    .route(post('/account/delete', 'Delete my account'))
    .errors(fails('auth.password_wrong', 'auth.demo_refused'))
    .input(z.strictObject({ password: passwordSchema }))
    .output(z.object({ eraseAt: instantSchema })),
  /** Takes a deletion back. */
  keepAccount: write('learner', { idempotency: 'none' })
    .route(post('/account/keep', 'Keep my account'))
    .errors(fails('auth.no_deletion'))
    .output(doneSchema),
  /** Makes a fresh demo learner dated to today and signs in as that learner. */
  startDemo: write('anyone', { idempotency: 'none', rate: ['newcomers'] })
    .route(post('/demo', 'Explore the demo'))
    .errors(fails('demo.disabled', 'auth.too_many_accounts'))
    .input(z.strictObject({ locale: localeSchema.optional(), timeZone: timeZoneSchema.optional() }))
    .output(signedInSchema),
};
