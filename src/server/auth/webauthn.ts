// Passkeys: what a browser is asked to sign, and whether its answer holds (WebAuthn level 3, by SimpleWebAuthn).
import { randomBytes } from 'node:crypto';
import type {
  AuthenticatorTransport,
  VerifiedAuthenticationResponse,
  VerifiedRegistrationResponse,
} from '@simplewebauthn/server';

/** As long as a challenge waits for its answer; a page of the door offers passkeys all the while. */
export const CHALLENGE_SECONDS = 900;

/** Read where an answer is verified, not before: it takes 25 MiB, and many an installation needs none. */
const library = () => import('@simplewebauthn/server');

/** ES256, EdDSA and RS256: together every authenticator there is. */
export const ALGORITHMS = [-7, -8, -257] as const;

export interface RelyingParty {
  /** The host that passkeys are bound to. */
  readonly id: string;
  readonly origin: string;
}

/** Passkeys belong to the configured address, never to what a request says it was sent to. */
export function relyingPartyOf(publicUrl: string): RelyingParty {
  const { hostname, origin } = new URL(publicUrl);
  return { id: hostname, origin };
}

export const newChallenge = (): string => randomBytes(32).toString('base64url');

/** The challenge that an answer is to; undefined where nothing can be read. It proves nothing yet. */
export function challengeIn(clientData: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString());
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}

export interface NewCredential {
  readonly id: string;
  readonly clientData: string;
  readonly attestation: string;
  readonly transports: readonly string[];
}

export interface Assertion {
  readonly id: string;
  readonly clientData: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

/** A credential as it is stored. */
export interface StoredCredential {
  readonly credentialId: string;
  /** COSE, base64url. */
  readonly publicKey: string;
  readonly counter: number;
}

type Verified<T> = T | undefined;

/** @returns what is to be stored; undefined where the answer does not hold */
export async function verifyNewCredential(
  site: RelyingParty,
  challenge: string,
  { id, clientData, attestation, transports }: NewCredential,
): Promise<Verified<StoredCredential & { isSynced: boolean }>> {
  const { verifyRegistrationResponse } = await library();
  const verified = await holds<VerifiedRegistrationResponse>(() =>
    verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: clientData,
          attestationObject: attestation,
          transports: [...transports] as AuthenticatorTransport[],
        },
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...ALGORITHMS],
    }),
  );
  const found = verified?.registrationInfo;
  if (!found) return undefined;
  const { credential, credentialBackedUp } = found;
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    isSynced: credentialBackedUp,
  };
}

/** @returns the authenticator's count of its signatures; undefined where the answer does not hold */
export async function verifyAssertion(
  site: RelyingParty,
  challenge: string,
  { id, clientData, authenticatorData, signature }: Assertion,
  stored: StoredCredential,
): Promise<Verified<number>> {
  const { verifyAuthenticationResponse } = await library();
  const verified = await holds<VerifiedAuthenticationResponse>(() =>
    verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: clientData, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
      credential: {
        id: stored.credentialId,
        publicKey: new Uint8Array(Buffer.from(stored.publicKey, 'base64url')),
        counter: stored.counter,
      },
    }),
  );
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}

/** The library throws at whatever does not fit, from a wrong origin to bytes that are no answer at all. */
async function holds<T>(verify: () => Promise<T>): Promise<T | undefined> {
  try {
    return await verify();
  } catch {
    return undefined;
  }
}
