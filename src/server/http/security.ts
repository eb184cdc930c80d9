// Headers that every answer carries, and the check that a write comes from our own pages.
import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { failureResponse } from './failures.ts';
import { isLocalName } from './own-host.ts';

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  "form-action 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types sw-url',
].join('; ');

/** An inline script as a policy names it: by the hash of its text, so that no other script may stand in the page. */
const sourceOf = (script: string): string =>
  `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/**
 * What every answer carries; HSTS only where the site is served over TLS.
 * @param inlineScripts texts of the scripts that stand in the page itself
 */
export const securityHeaders = (
  isSecure: boolean,
  inlineScripts: readonly string[] = [],
): Readonly<Record<string, string>> => ({
  'content-security-policy': POLICY.replace(
    "script-src 'self'",
    ["script-src 'self'", ...inlineScripts.map(sourceOf)].join(' '),
  ),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  ...(isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

/** Says something to a page only, and on a script, a style or a font nothing: 0.5 kB of each. */
const OF_PAGES = new Set([
  'content-security-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
]);
/** A script, a style or a font: what a page is made of. */
export const isPart = (path: string): boolean => /^\/assets\/[^/]+\.(js|css|woff2)$/.test(path);

/** What an answer of the API and the page's picture carry: opened as a page, they may load nothing. */
export function headersOfData(isSecure: boolean): Readonly<Record<string, string>> {
  const always = Object.entries(securityHeaders(isSecure)).filter(([name]) => !OF_PAGES.has(name));
  return {
    ...Object.fromEntries(always),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  };
}

/**
 * Sets headers on every answer that does not have them yet; parts of a page come without those of pages.
 * @param inlineScripts texts of the scripts that stand in the page itself
 */
export function onEveryAnswer(
  isSecure: boolean,
  inlineScripts: readonly string[],
): MiddlewareHandler<{ Variables: { isWhole: boolean } }> {
  const always = Object.entries(securityHeaders(isSecure, inlineScripts));
  const ofPictures = Object.entries(headersOfData(isSecure));
  const ofParts = always.filter(([name]) => !OF_PAGES.has(name));
  // A file that is not there is answered with the page.
  const entriesOf = (path: string, isThere: boolean) => {
    if (!isThere) return always;
    if (path === '/favicon.svg') return ofPictures;
    return isPart(path) ? ofParts : always;
  };
  return async (c, next) => {
    await next();
    if (c.get('isWhole')) return;
    for (const [name, value] of entriesOf(c.req.path, c.res.ok)) c.res.headers.set(name, value);
  };
}

/**
 * The site's own origin; beside it that of the request where it came by another of our names, such as
 * 127.0.0.1 for localhost. By the site's own name no other scheme or port counts.
 */
const isOwn = (origin: string, asked: URL, publicOrigin: string): boolean =>
  origin === publicOrigin ||
  (origin === asked.origin &&
    (isLocalName(asked.hostname) || asked.hostname !== new URL(publicOrigin).hostname));

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses writes that another site sent: by Fetch Metadata, by Origin where a browser is too old for
 * it, and any body that a plain form could send.
 * @param publicOrigin the site's own origin
 */
export function ownPagesOnly(
  publicOrigin: string,
): MiddlewareHandler<{ Variables: { requestId: string } }> {
  return async (c, next) => {
    if (SAFE.has(c.req.method)) return next();
    const requestId = c.get('requestId');
    const site = c.req.header('sec-fetch-site');
    const origin = c.req.header('origin');
    const isOwnSite = site === undefined || site === 'same-origin' || site === 'none';
    const isOwnOrigin = origin === undefined || isOwn(origin, new URL(c.req.url), publicOrigin);
    if (!isOwnSite || !isOwnOrigin)
      return failureResponse({ code: 'request.cross_site' }, requestId);
    const length = Number(c.req.header('content-length') ?? 0);
    const hasBody = length > 0 || c.req.header('transfer-encoding') !== undefined;
    const type = c.req.header('content-type');
    const isJson = type !== undefined && /^application\/json(\s*;|$)/i.test(type);
    if ((hasBody || type !== undefined) && !isJson) {
      return failureResponse({ code: 'request.unsupported_media_type' }, requestId);
    }
    return next();
  };
}
