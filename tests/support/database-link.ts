// The network between app and database, which a test can cut, silence and bring back.
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { inject } from 'vitest';

export interface DatabaseLink {
  /** Where the app finds the database through the link. */
  readonly at: { readonly host: string; readonly port: number };
  /** Ends every connection and refuses new ones, as when the server is gone. */
  cut(): void;
  /** Keeps every connection and lets nothing through, as when a cable is out. */
  silence(): void;
  /** Lets everything through again, with what was on its way. */
  restore(): void;
  close(): Promise<void>;
}

export async function linkToDatabase(): Promise<DatabaseLink> {
  const { host, port } = inject('app');
  const target = host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port };
  let state: 'open' | 'cut' | 'silent' = 'open';
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    if (state === 'cut') {
      client.destroy();
      return;
    }
    const upstream = connect(target);
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one.on('data', (chunk) => other.write(chunk));
      one.on('error', () => {});
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
      if (state === 'silent') one.pause();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    at: { host: '127.0.0.1', port: (server.address() as AddressInfo).port },
    cut() {
      state = 'cut';
      for (const socket of sockets) socket.destroy();
    },
    silence() {
      state = 'silent';
      for (const socket of sockets) socket.pause();
    },
    restore() {
      state = 'open';
      for (const socket of sockets) socket.resume();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
}
