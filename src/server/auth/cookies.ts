// Names and attributes of the cookies: bound to this host and Secure wherever the site is on https.
import { serialize } from 'hono/utils/cookie';

export interface CookieNames {
  readonly secure: boolean;
  readonly session: string;
  /** Names a sign-in whose password was right and whose second factor is still to come. */
  readonly secondStep: string;
  /** Proves that this browser was signed in to an account before. */
  readonly device: string;
  /** Ties a sign-up to the browser that began it, so that the link signs in there and only there. */
  readonly signUp: string;
}

/** @param publicUrl the address that learners use; plain http is for this machine only */
export function cookieNames(publicUrl: string): CookieNames {
  const secure = new URL(publicUrl).protocol === 'https:';
  const prefix = secure ? '__Host-meritpath' : 'meritpath';
  return {
    secure,
    session: `${prefix}.session_token`,
    secondStep: `${prefix}.two_factor`,
    device: `${prefix}.device`,
    signUp: `${prefix}.sign_up`,
  };
}

/** A Set-Cookie line of our own, with the attributes that every cookie of ours has. */
export const setCookieLine = (
  { secure }: CookieNames,
  { name, value, maxAgeSeconds }: { name: string; value: string; maxAgeSeconds: number },
): string =>
  serialize(name, value, {
    maxAge: maxAgeSeconds,
    path: '/',
    httpOnly: true,
    secure,
    sameSite: 'Lax',
  });
