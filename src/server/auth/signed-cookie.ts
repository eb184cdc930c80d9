// Signed cookies, in the form of the first release, so that whoever was signed in then still is.
import { createHmac, timingSafeEqual } from 'node:crypto';
import { parse } from 'hono/utils/cookie';

/** `hono/cookie` signs alike, but by WebCrypto, which takes ten times as long for each request. */
const signature = (value: string, secret: string): string =>
  createHmac('sha256', secret).update(value).digest('base64');

/** What a signed cookie holds: `value.signature`. */
export const signedValue = (value: string, secret: string): string =>
  `${value}.${signature(value, secret)}`;

/** A cookie as the browser sent it; undefined when there is none that can be read. */
export const readCookie = (headers: Headers, name: string): string | undefined =>
  parse(headers.get('cookie') ?? '', name)[name];

/** The value of a cookie whose signature holds; undefined when it is absent or forged. */
export function readSignedCookie(
  headers: Headers,
  name: string,
  secret: string,
): string | undefined {
  const signed = readCookie(headers, name);
  const dot = signed?.lastIndexOf('.') ?? -1;
  if (signed === undefined || dot < 1) return undefined;
  const value = signed.slice(0, dot);
  const given = Buffer.from(signed.slice(dot + 1));
  const right = Buffer.from(signature(value, secret));
  return given.length === right.length && timingSafeEqual(given, right) ? value : undefined;
}
