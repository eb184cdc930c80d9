// Which names this server answers to: a page of another name that was pointed at our address gets nothing.
import { isIP } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { failureResponse } from './failures.ts';

/** `localhost` and what lies below it; an address of this machine is one of the plain addresses. */
export const isLocalName = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost');

/**
 * The site's own name, names of this machine, and plain addresses: a page of somebody else's name whose
 * address was changed to ours (DNS rebinding) would count as our own page, and sends none of these.
 * @param publicUrl the address that people type
 * @returns whether a name is one of these, as a request gives it, without its port
 */
export function ownHosts(publicUrl: string): (hostname: string) => boolean {
  const own = new URL(publicUrl).hostname;
  return (hostname) =>
    hostname === own || isLocalName(hostname) || isIP(hostname.replace(/^\[|\]$/g, '')) > 0;
}

/** Two of them would let a proxy and this server each believe another one. */
const namesOneHost = (rawHeaders: readonly string[]): boolean =>
  rawHeaders.filter((text, at) => at % 2 === 0 && text.toLowerCase() === 'host').length <= 1;

/** Refuses what was asked of another host than ours, or of two. */
export function ownHostOnly(
  publicUrl: string,
): MiddlewareHandler<{ Variables: { requestId: string }; Bindings: Partial<HttpBindings> }> {
  const isOwnHost = ownHosts(publicUrl);
  return async (c, next) => {
    const requestId = c.get('requestId');
    // Requests handed to the app without a socket (tests) have none.
    if (!namesOneHost(c.env?.incoming?.rawHeaders ?? [])) {
      const fields = [{ field: 'Host', rule: 'once', message: 'Name one host.' }];
      return failureResponse({ code: 'request.invalid', fields }, requestId);
    }
    if (isOwnHost(new URL(c.req.url).hostname)) return next();
    return failureResponse({ code: 'request.wrong_host' }, requestId);
  };
}
