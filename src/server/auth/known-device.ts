// A browser that was signed in to an account before is known to it, so that a lock keeps out others only.
import { randomBytes } from 'node:crypto';
import type { RequestContext } from '#server/http/context.ts';
import { type CookieNames, setCookieLine } from './cookies.ts';
import { readSignedCookie, signedValue } from './signed-cookie.ts';

const YEAR_SECONDS = 365 * 24 * 3600;

export interface DeviceCookies {
  /** The device's nonce when this browser is known to the account, by the cookie we signed for it. */
  recognise(headers: Headers, account: string): string | undefined;
  /** Makes this browser known to the account for a year. */
  remember(context: RequestContext, account: string): void;
  forget(context: RequestContext): void;
}

/** @param account in these calls is the account's key of throttle.queries.ts, which holds no address */
export function deviceCookies(names: CookieNames, secret: string): DeviceCookies {
  const recognise = (headers: Headers, account: string): string | undefined => {
    const [owner, nonce] = readSignedCookie(headers, names.device, secret)?.split(' ') ?? [];
    return owner === account ? nonce : undefined;
  };
  const set = ({ responseHeaders }: RequestContext, value: string, maxAgeSeconds: number): void =>
    responseHeaders.append(
      'set-cookie',
      setCookieLine(names, { name: names.device, value, maxAgeSeconds }),
    );
  return {
    recognise,
    remember(context, account) {
      const nonce = recognise(context.headers, account) ?? randomBytes(16).toString('base64url');
      set(context, signedValue(`${account} ${nonce}`, secret), YEAR_SECONDS);
    },
    forget: (context) => set(context, '', 0),
  };
}
