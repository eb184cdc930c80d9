// One app for all attacks of a file, and people who talk to it over sockets, by the client's own call or by hand.
import { rmSync } from 'node:fs';
import type pg from 'pg';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { createApi } from '#client/api/api.ts';
import { errorBodySchema } from '#contract/errors.ts';
import { makeReadyDataFolder } from '#tests/support/data-folder.ts';
import { type Program, temporaryFolderOfFile } from '#tests/support/processes.ts';
import {
  aBrowser,
  type Browser,
  failuresIn,
  ownerOf,
  type Place,
  placeIn,
  startAt,
} from './running-app.ts';

export interface AttackedApp {
  readonly origin: string;
  /** All that it has printed so far, the operator's console too. */
  printed(): string;
  /** Rows of its own database, asked as the owner. */
  rows<Row extends pg.QueryResultRow>(query: string, values?: unknown[]): Promise<Row[]>;
}

/**
 * Starts the app before the tests of a file; whatever they do, it never fails by its own fault and ends well.
 * @param more settings beside those of any app of these tests
 */
export function attackedApp(more: Record<string, string> = {}): AttackedApp {
  const TMPDIR = temporaryFolderOfFile();
  let DATA_DIR: string;
  let place: Place;
  let app: Program;
  let end = () => {};
  beforeAll(async () => {
    DATA_DIR = await makeReadyDataFolder();
    place = await placeIn({ TMPDIR, DATA_DIR }, more);
    app = await startAt(place, undefined, (given) => {
      end = given;
    });
  });
  let told = 0;
  afterEach(() => {
    const failures = failuresIn(app).slice(told);
    told += failures.length;
    expect(failures).toEqual([]);
  });
  afterAll(async () => {
    app.kill('SIGTERM');
    const ended = await app.ended().finally(end);
    rmSync(DATA_DIR, { recursive: true, force: true, maxRetries: 3 });
    expect(ended).toEqual({ code: 0, signal: null });
  });
  return {
    get origin() {
      return place.origin;
    },
    printed: () => app.stdout(),
    rows: async <Row extends pg.QueryResultRow>(query: string, values?: unknown[]) => {
      const owner = await ownerOf(place);
      return (await owner.query<Row>(query, values)).rows;
    },
  };
}

let people = 0;

/** Somebody with a new account and a browser of their own. */
export async function aPerson({ origin }: { readonly origin: string }) {
  people += 1;
  const browser = aBrowser(() => origin);
  const api = createApi({ origin, fetch: browser.fetch });
  const email = `attacks-${people}-${process.pid}@example.org`;
  const password = 'copper-lantern-44';
  const names = { firstName: 'Juno', lastName: 'Halvorsen' };
  const signedUp = await api.account.signUp({ email, password, ...names });
  if (signedUp.status !== 'signed_in') throw new Error('Expected to be signed in at once.');
  return { browser, api, email, password, learner: signedUp.learner };
}

export interface Heard {
  readonly status: number;
  /** Of a refusal; `ok` where there was none. */
  readonly code: string;
  /** Fields that a refusal names, each with its rule. */
  readonly fields: readonly string[];
  readonly text: string;
  readonly headers: Headers;
}

/** One request as it is given: a body that is no text or bytes is sent as JSON. */
export async function ask(
  { origin }: { readonly origin: string },
  browser: Browser,
  [method, path]: readonly [method: string, path: string],
  {
    body,
    headers = {},
  }: { body?: unknown; headers?: Readonly<Record<string, string | undefined>> } = {},
): Promise<Heard> {
  const isRaw = typeof body === 'string' || body instanceof Uint8Array;
  const sent = isRaw || body === undefined ? body : JSON.stringify(body);
  const given = {
    ...(body !== undefined && { 'content-type': 'application/json' }),
    'idempotency-key': crypto.randomUUID(),
    ...headers,
  };
  const response = await browser.fetch(
    new Request(`${origin}${path}`, {
      method,
      headers: Object.entries(given).filter((pair): pair is [string, string] => !!pair[1]),
      ...(sent !== undefined && { body: sent as BodyInit }),
    }),
  );
  const text = await response.text();
  const told = { status: response.status, text, headers: response.headers };
  if (response.ok) return { ...told, code: 'ok', fields: [] };
  // Every refusal leaves in one shape, whatever was refused.
  const { code, fields } = errorBodySchema.strict().parse(JSON.parse(text));
  return { ...told, code, fields: fields.map(({ field, rule }) => `${field} ${rule}`) };
}

/** How often each answer came, such as `{ '200 ok': 3 }`. */
export function counted(answers: readonly Heard[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, code } of answers)
    counts[`${status} ${code}`] = (counts[`${status} ${code}`] ?? 0) + 1;
  return counts;
}

export const times = <T>(count: number, make: (n: number) => T): T[] =>
  Array.from({ length: count }, (_, n) => make(n));
