// Headers that every answer carries, and the check that a write comes from our own pages.
import type { MiddlewareHandler } from 'hono';
import { failureResponse } from './failures.ts';
import { isLocalName } from './own-host.ts';

export const CONTENT_SECURITY_POLICY = [
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

/** What every answer carries; HSTS only where the site is served over TLS. */
export const securityHeaders = (isSecure: boolean): Readonly<Record<string, string>> => ({
  'content-security-policy': CONTENT_SECURITY_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  ...(isSecure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

/** Says something to a page only, and on a script, a style or a font nothing: 0.4 kB of each. */
const OF_PAGES = new Set(['content-security-policy', 'permissions-policy']);
const isPart = (path: string): boolean => /^\/assets\/[^/]+\.(js|css|woff2)$/.test(path);

/** Sets headers on every answer that does not have them yet; parts of a page come without those of pages. */
export function onEveryAnswer(
  headers: Readonly<Record<string, string>>,
): MiddlewareHandler<{ Variables: { isWhole: boolean } }> {
  const always = Object.entries(headers);
  const ofParts = always.filter(([name]) => !OF_PAGES.has(name));
  return async (c, next) => {
    await next();
    if (c.get('isWhole')) return;
    // A file that is not there is answered with the page.
    const entries = c.res.ok && isPart(c.req.path) ? ofParts : always;
    for (const [name, value] of entries) c.res.headers.set(name, value);
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
