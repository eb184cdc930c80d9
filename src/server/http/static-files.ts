// The built client: hashed files for ever, the page itself always asked for anew, unknown paths as 404.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { MiddlewareHandler } from 'hono';

const YEAR = 31_536_000;

/** Serves files of the folder, pre-compressed where the build made `.br` and `.gz` beside them. */
export function clientFiles(clientDir: string): MiddlewareHandler {
  return serveStatic({
    root: clientDir,
    precompressed: true,
    onFound: (path, c) => {
      c.header(
        'cache-control',
        /[\\/]assets[\\/]/.test(path) ? `public, max-age=${YEAR}, immutable` : 'no-cache',
      );
    },
  });
}

/** The page, read once at start: status 200 at the root, 404 (with the same page) anywhere else. */
export function clientPage(clientDir: string): MiddlewareHandler {
  const html = readFileSync(join(clientDir, 'index.html'), 'utf8');
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  return async (c) => {
    c.header('cache-control', 'no-cache');
    if (c.req.path !== '/') return c.html(html, 404);
    c.header('etag', etag);
    if (c.req.header('if-none-match') === etag) return c.body(null, 304);
    return c.html(html);
  };
}
