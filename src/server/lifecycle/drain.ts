// Goes down without cutting a request: every answer tells its connection to end, then the rest is closed.
import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Requests are still taken for this long after the signal, so that a balancer sees /readyz say 503
 * and connections that are kept alive learn from an answer that they end.
 */
const STILL_OPEN_MS = 500;
/** Who waits at the door by then is let in, for at most this long. */
const CROWD_MS = 2_000;
/** Then a connection on which nothing was asked is closed: browsers open some in advance. */
const SILENT_MS = 1_000;
/** No answer is waited for longer: the database needs its time to stop. */
const ANSWERED_WITHIN_MS = 5_000;

export interface Drain {
  /** Resolves when no connection is left: all that was accepted is answered, or out of time. */
  begin(): Promise<void>;
}

/** Watches a server's connections and answers; call it before the server listens. */
export function createDrain(server: Server): Drain {
  const sockets = new Set<Socket>();
  const answering = new Map<ServerResponse, Socket>();
  let isDraining = false;
  let taken = 0;
  server.on('connection', (socket) => {
    taken += 1;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  // Before the listener that answers: an answer's headers are written only once.
  server.prependListener('request', (request, response) => {
    answering.set(response, request.socket);
    response.once('close', () => answering.delete(response));
    // Otherwise a client that keeps asking on one connection would keep us from closing.
    if (isDraining) response.shouldKeepAlive = false;
  });

  // A busy process has connections waiting that closing would reset. One is taken a turn of the loop.
  const emptyDoor = async () => {
    const deadline = performance.now() + CROWD_MS;
    for (let before = -1; before !== taken && performance.now() < deadline; ) {
      before = taken;
      for (let turn = 0; turn < 3; turn += 1) await new Promise((turned) => setImmediate(turned));
    }
  };
  const closeSilent = () => {
    const asked = new Set(answering.values());
    for (const socket of sockets) if (!asked.has(socket)) socket.destroy();
  };

  return {
    async begin() {
      isDraining = true;
      for (const response of answering.keys()) response.shouldKeepAlive = false;
      await new Promise((over) => setTimeout(over, STILL_OPEN_MS));
      await emptyDoor();
      const closed = new Promise<void>((done) => server.close(() => done()));
      const timers = [
        setTimeout(closeSilent, SILENT_MS),
        setTimeout(() => server.closeAllConnections(), ANSWERED_WITHIN_MS),
      ];
      await closed;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
