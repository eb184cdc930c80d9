// Says how long a JSON answer is, so that what is too short for compression is left as it is.
import type { MiddlewareHandler } from 'hono';

export const jsonLength: MiddlewareHandler = async (c, next) => {
  await next();
  const { headers, status } = c.res;
  if (!headers.get('content-type')?.startsWith('application/json')) return;
  if (headers.has('content-length')) return;
  const bytes = await c.res.arrayBuffer();
  c.res = new Response(bytes, { status, headers });
  c.res.headers.set('content-length', String(bytes.byteLength));
};
