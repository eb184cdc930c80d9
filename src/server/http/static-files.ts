// The built client: hashed files for ever, the page itself always asked for anew, unknown paths as 404.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const YEAR = 31_536_000;
/** Whatever a build or an operator left in the folder: no dot file, no source map is sent. */
const HIDDEN = /(^|\/)\.|\.map(\.(br|gz|zst))?$/i;

/** Serves files of the folder, pre-compressed where the build made `.br` and `.gz` beside them. */
export function clientFiles(clientDir: string): MiddlewareHandler {
  const serve = serveStatic({ root: clientDir, precompressed: true });
  return async (c, next) => {
    const { path } = c.req;
    if (HIDDEN.test(path)) return next();
    const response = await serve(c, next);
    if (!(response instanceof Response)) return;
    // Here and not in `onFound`, which comes when the headers have left.
    response.headers.set(
      'cache-control',
      path.startsWith('/assets/') ? `public, max-age=${YEAR}, immutable` : 'no-cache',
    );
    return response;
  };
}

/** The page as the build made it. */
export const readPage = (clientDir: string): string =>
  readFileSync(join(clientDir, 'index.html'), 'utf8');

/** The texts of the scripts that stand in a page, in their order. */
export const inlineScriptsOf = (html: string): readonly string[] =>
  [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(([, text]) => text ?? '');

/** The page: status 200 at the root, 404 (with the same page) anywhere else. */
export function clientPage(html: string): MiddlewareHandler {
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  return async (c) => {
    c.header('cache-control', 'no-cache');
    if (c.req.path !== '/') return c.html(html, 404);
    c.header('etag', etag);
    if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304);
    return c.html(html);
  };
}

/** If-None-Match compares weakly: a compressed answer carried the tag as `W/"…"`. */
const isKnown = (known: string | undefined, etag: string): boolean =>
  known?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false;
