// Goes down without cutting a request: every answer tells its connection to end, then nothing is left.
import type { Server, ServerResponse } from 'node:http';

/**
 * Requests are still taken for this long after the signal, so that a balancer sees /readyz say 503
 * and connections that are kept alive learn from an answer that they end.
 */
const STILL_OPEN_MS = 500;

export interface Drain {
  /** Resolves when the server has closed and all it accepted is answered. */
  begin(): Promise<void>;
}

/** Watches a server's answers from its start on; call it before the server listens. */
export function createDrain(server: Server): Drain {
  const underWay = new Set<ServerResponse>();
  let isDraining = false;
  // Before the listener that answers: an answer's headers are written only once.
  server.prependListener('request', (_request, response) => {
    underWay.add(response);
    response.once('close', () => underWay.delete(response));
    // Otherwise a client that keeps asking on one connection would keep us from closing.
    if (isDraining) response.shouldKeepAlive = false;
  });
  return {
    begin: () =>
      new Promise((closed) => {
        isDraining = true;
        for (const response of underWay) response.shouldKeepAlive = false;
        setTimeout(() => {
          server.close(() => closed());
          server.closeIdleConnections();
        }, STILL_OPEN_MS);
      }),
  };
}
