// The real program on a port of its own, and one browser's way of talking to it over a socket.

import { readdirSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { onTestFinished } from 'vitest';
import {
  freePort,
  type Program,
  projectRoot,
  readyDataFolder,
  startProgram,
  temporaryFolder,
} from '#tests/support/processes.ts';

export const main = join(projectRoot, 'src', 'server', 'main.ts');
export const ready = /^Meritpath is ready on http:\/\/localhost:\d+/m;

/** Where the app runs; the same over restarts, so that clients find it again. */
export interface Place {
  readonly env: Readonly<Record<string, string>>;
  readonly origin: string;
}

/**
 * Settings of an app of its own. Each client names its own address in X-Forwarded-For, as one proxy
 * in front would, so that the limits of one address do not count them together.
 */
export async function aPlace(more: Record<string, string> = {}): Promise<Place> {
  const DATA_DIR = more.DATABASE_URL ? temporaryFolder() : await readyDataFolder();
  return placeIn({ TMPDIR: temporaryFolder(), DATA_DIR }, more);
}

/** The same in folders that are there already. */
export async function placeIn(
  folders: { TMPDIR: string; DATA_DIR: string },
  more: Record<string, string> = {},
): Promise<Place> {
  const port = String(await freePort());
  return {
    origin: `http://127.0.0.1:${port}`,
    env: {
      ...folders,
      PORT: port,
      TRUST_PROXY: '1',
      DATABASE_URL: '',
      PUBLIC_URL: '',
      HOST: '',
      LOG_LEVEL: 'info',
      ...more,
    },
  };
}

/** Starts the app and waits until it says that it is ready. */
export async function startAt(
  place: Place,
  args: readonly string[] = [main],
  whenOver?: (end: () => void) => void,
): Promise<Program> {
  const app = startProgram(args, { env: place.env, ...(whenOver && { whenOver }) });
  await app.waitFor(ready, 240_000);
  return app;
}

/** The lines of the structured log in which the app says that it failed by its own fault. */
export const failuresIn = (app: Program): string[] =>
  app
    .stdout()
    .split('\n')
    .filter((line) => /"level":"error"/.test(line));

/** A connection as the owner to the app's own embedded database, while that runs. */
export async function ownerOf(place: Place): Promise<pg.Client> {
  const folder = readdirSync(place.env.TMPDIR!).find((name) => name.startsWith('meritpath-'));
  if (folder === undefined) throw new Error('The embedded database has no socket.');
  return connectAsOwner({
    host: join(place.env.TMPDIR!, folder),
    port: 5432,
    user: 'meritpath_owner',
    database: 'meritpath',
  });
}

export async function connectAsOwner(config: pg.ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(config);
  client.on('error', () => {});
  await client.connect();
  onTestFinished(() => client.end().catch(() => {}));
  return client;
}

/** DATABASE_URL of a server that listens on a socket. */
export function urlOf(config: { host: string; port: number; user: string; database: string }) {
  const query = new URLSearchParams({
    host: config.host,
    port: String(config.port),
    user: config.user,
  });
  return `postgres:///${config.database}?${query}`;
}

export interface Answer {
  /** 0 when no answer came. */
  readonly status: number;
  readonly code: string;
  readonly text: string;
  readonly headers: Headers;
}

let browsers = 0;

/** An address that no other browser comes from. */
export function anAddress(): string {
  browsers += 1;
  return `10.${process.pid % 250}.${(browsers >> 8) % 250}.${browsers % 250}`;
}

/** How the loss of a connection is named, by whoever notices it first. */
const LOST = new Set(['EPIPE', 'ECONNRESET', 'UND_ERR_SOCKET']);

/** A browser: keeps its cookies, comes from an address of its own. */
export function aBrowser(origin: () => string, address = anAddress()) {
  const cookies = new Map<string, string>();
  const keepCookies = (response: Response) => {
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
  };
  const cookie = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return {
    address,
    cookies,
    /** A request as a page of ours makes it, unless its headers say otherwise. */
    async fetch(request: Request): Promise<Response> {
      const headers = new Headers({
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': address,
        cookie: cookie(),
        ...Object.fromEntries(request.headers),
      });
      const sent = () => fetch(new Request(request.clone(), { headers }));
      // The server closes what is not used, and a process that was busy has not heard of it.
      const response = await sent().catch((lost: Error) => {
        const { code } = (lost.cause ?? {}) as { code?: string };
        if (!code || !LOST.has(code)) throw lost;
        return sent();
      });
      keepCookies(response);
      return response;
    },
    /** Sends a request; a lost connection is an answer with status 0. */
    async send(
      method: string,
      path: string,
      { body, key }: { body?: unknown; key?: string } = {},
    ): Promise<Answer> {
      const headers: Record<string, string> = {
        'sec-fetch-site': 'same-origin',
        'x-forwarded-for': address,
        cookie: cookie(),
      };
      if (body !== undefined) headers['content-type'] = 'application/json';
      if (key !== undefined) headers['idempotency-key'] = key;
      try {
        const response = await fetch(`${origin()}${path}`, {
          method,
          headers,
          body: body === undefined ? null : JSON.stringify(body),
          signal: AbortSignal.timeout(20_000),
        });
        const text = await response.text();
        keepCookies(response);
        const code = response.ok ? 'ok' : (/"code":"([^"]+)"/.exec(text)?.[1] ?? 'none');
        return { status: response.status, code, text, headers: response.headers };
      } catch {
        return { status: 0, code: 'network', text: '', headers: new Headers() };
      }
    },
  };
}

export type Browser = ReturnType<typeof aBrowser>;

/** All that comes back for some bytes, until the server closes. */
export const bytesBack = (origin: string, bytes: string): Promise<string> =>
  new Promise((resolve) => {
    let heard = '';
    const socket = connect(Number(new URL(origin).port), '127.0.0.1', () => socket.write(bytes));
    socket.on('error', () => {});
    socket.on('data', (chunk) => {
      heard += chunk;
    });
    socket.on('close', () => resolve(heard));
  });

/** Asks until the status comes; answers how many milliseconds it took. */
export async function untilStatus(url: string, status: number, limitMs: number): Promise<number> {
  const startedAt = performance.now();
  for (;;) {
    const got = await fetch(url, { signal: AbortSignal.timeout(5000) }).then(
      async (response) => {
        await response.body?.cancel();
        return response.status;
      },
      () => 0,
    );
    const took = performance.now() - startedAt;
    if (got === status) return took;
    if (took > limitMs) throw new Error(`${url} is ${got}, not ${status}, after ${limitMs} ms`);
    await sleep(20);
  }
}

/** The value below which this share of the others lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
