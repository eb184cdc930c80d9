// Signed cookies in the auth library's own form, read here so that a request costs one query.
import { createHmac, timingSafeEqual } from 'node:crypto';

const signature = (value: string, secret: string): string =>
  createHmac('sha256', secret).update(value).digest('base64');

/** The text of a signed cookie: `value.signature`, percent-encoded. */
export function signCookieValue(value: string, secret: string): string {
  return encodeURIComponent(`${value}.${signature(value, secret)}`);
}

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
  const rest = pairs(headers).filter((pair) => nameOf(pair) !== name);
  const copy = new Headers(headers);
  copy.set('cookie', rest.join('; '));
  return copy;
}

const pairs = (headers: Headers): string[] =>
  (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
const nameOf = (pair: string): string => pair.slice(0, Math.max(0, pair.indexOf('=')));

/** A cookie as the browser sent it; undefined when there is none that can be read. */
export function readCookie(headers: Headers, name: string): string | undefined {
  const pair = pairs(headers).find((one) => nameOf(one) === name);
  if (pair === undefined) return undefined;
  try {
    return decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
}
