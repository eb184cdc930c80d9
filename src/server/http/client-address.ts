// Who is calling: the socket's peer, or what the proxies we were told to trust say of it.
import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context } from 'hono';

/**
 * The address limits are counted by. A header the client sends changes nothing unless an operator
 * named how many proxies stand in front (TRUST_PROXY); then that many entries from the right count.
 */
export function clientAddress(c: Context, trustedProxies: number): string {
  const peer = socketAddress(c);
  if (trustedProxies === 0) return peer;
  const forwarded = (c.req.header('x-forwarded-for') ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
  return forwarded.at(-trustedProxies) ?? peer;
}

/** Requests handed to the app without a socket (tests) have no peer. */
function socketAddress(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? 'unknown';
  } catch {
    return 'unknown';
  }
}
