// Signed cookies in the auth library's own form, read here so that a request costs one query.
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

/** The headers as if the browser had not sent this cookie. */
export function withoutCookie(headers: Headers, name: string): Headers {
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  const copy = new Headers(headers);
  copy.set('cookie', pairs.filter((pair) => !pair.startsWith(`${name}=`)).join('; '));
  return copy;
}
