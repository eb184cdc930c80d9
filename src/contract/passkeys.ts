// Passkeys on the wire: what a browser's authenticators are asked, and what they answer (WebAuthn level 3).
import { z } from 'zod';
import { instantSchema } from './fields.ts';

const base64url = (most: number) =>
  z
    .string()
    .regex(/^[A-Za-z0-9_-]+$/)
    .max(most);
/** 1,023 bytes at most. */
const credentialIdSchema = base64url(1364);
const transportSchema = z.string().regex(/^[a-z-]{1,32}$/);
const publicKey = z.literal('public-key');

/** A passkey as its owner sees it. */
export const passkeySchema = z.object({
  id: z.string(),
  name: z.string(),
  /** Kept by a password manager, so that it is on the learner's other devices too. */
  isSynced: z.boolean(),
  createdAt: instantSchema,
  lastUsedAt: instantSchema.nullable(),
});
export type PasskeyView = z.infer<typeof passkeySchema>;

/** Options of `navigator.credentials.create`, bytes as base64url. */
export const passkeyCreationSchema = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ type: publicKey, alg: z.int() })),
  /** Milliseconds. */
  timeout: z.int(),
  attestation: z.literal('none'),
  /** Those that the account has: an authenticator holds one at most. */
  excludeCredentials: z.array(
    z.object({ type: publicKey, id: z.string(), transports: z.array(z.string()) }),
  ),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
});

/** Options of `navigator.credentials.get`. */
export const passkeyRequestSchema = z.object({
  challenge: z.string(),
  rpId: z.string(),
  /** Milliseconds. */
  timeout: z.int(),
  userVerification: z.literal('required'),
});

/** What an authenticator made. */
export const newCredentialSchema = z.strictObject({
  id: credentialIdSchema,
  clientData: base64url(8192),
  attestation: base64url(32_768),
  transports: z.array(transportSchema).max(10),
});

/** What an authenticator signed. */
export const assertionSchema = z.strictObject({
  id: credentialIdSchema,
  clientData: base64url(8192),
  authenticatorData: base64url(8192),
  signature: base64url(8192),
});
