import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorBodySchema } from '#contract/errors.ts';
import { aLearner, startApp, type TestApp, type TestClient } from '#tests/support/app.ts';
import { HIDDEN, MARKUP, SQL } from '#tests/support/payloads.ts';

const PAGE = '<!doctype html><html lang="en"><title>Meritpath</title><main></main></html>';
const clientDir = mkdtempSync(join(tmpdir(), 'meritpath-client-'));

let app: TestApp;
beforeAll(async () => {
  mkdirSync(join(clientDir, 'assets'));
  writeFileSync(join(clientDir, 'index.html'), PAGE);
  app = await startApp({ clientDir });
});
afterAll(async () => {
  await app.close();
  rmSync(clientDir, { recursive: true });
});

const asJson = (method: string, body: object): RequestInit => ({
  method,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Our JSON and nothing that a browser could take for a page. */
async function readJson(response: Response): Promise<Record<string, unknown>> {
  expect(response.headers.get('content-type')).toMatch(/^application\/json/);
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  return (await response.json()) as Record<string, unknown>;
}

const nameIn = async (client: TestClient) => {
  const { firstName, lastName, displayName } = await readJson(await client.fetch('/api/me'));
  return { firstName, lastName, displayName };
};

const tablesAndRows = () =>
  app.database.asOwner<{ tables: string; ledger: string }>(
    `select (select count(*) from information_schema.tables where table_schema = 'public') as tables,
       (select count(*) from xp_ledger) as ledger`,
  );

describe('R-29: a name that attacks', () => {
  const payloads = [...MARKUP, ...SQL];

  test('is at least one of sixty, each different', () => {
    expect(new Set(payloads).size).toBe(payloads.length);
    expect(payloads.length).toBeGreaterThanOrEqual(60);
  });

  test('is kept as the text that it is and answered as JSON, letter for letter', async () => {
    const { client } = await aLearner(app);
    const before = await tablesAndRows();
    for (const payload of payloads) {
      const write = asJson('PATCH', { firstName: payload, lastName: payload });
      let started = performance.now();
      let response = await client.fetch('/api/me', write);
      // A query that took it for code would sleep five seconds, each time; a busy machine would not.
      for (let again = 0; again < 3 && performance.now() - started > 4_000; again += 1) {
        started = performance.now();
        response = await client.fetch('/api/me', write);
      }
      expect(performance.now() - started).toBeLessThan(4_000);
      const body = await readJson(response);
      expect([payload, response.status]).toEqual([payload, 200]);
      const name = { firstName: payload, lastName: payload, displayName: `${payload} ${payload}` };
      expect(body).toMatchObject(name);
      expect(await nameIn(client)).toEqual(name);
    }
    expect(await tablesAndRows()).toEqual(before);
  });

  test('is told by no page, not even when it stands in the address', async () => {
    const { client } = await aLearner(app);
    for (const payload of payloads) {
      await client.fetch('/api/me', asJson('PATCH', { firstName: payload }));
      const inAddress = encodeURIComponent(payload);
      for (const address of [
        '/',
        `/${inAddress}`,
        `/?name=${inAddress}`,
        `/assets/${inAddress}`,
        '/api/docs',
        `/api/docs?x=${inAddress}`,
      ]) {
        const response = await client.fetch(address);
        expect(response.headers.get('content-type')).toMatch(/^text\/html/);
        const html = await response.text();
        if (address.startsWith('/api')) expect(html).toMatch(/<h1>Meritpath API, version test</);
        else expect([address, html]).toEqual([address, PAGE]);
        expect([address, html.includes(payload)]).toEqual([address, false]);
      }
    }
  });

  test('comes back from no failure, wherever it was sent', async () => {
    const { client } = await aLearner(app);
    for (const payload of payloads) {
      const inAddress = encodeURIComponent(payload);
      const failures = [
        await client.fetch(`/api/${inAddress}`),
        await client.fetch(`/api/missions/${inAddress}`),
        await client.fetch(`/api/courses/${inAddress}/dashboard`),
        await client.fetch(`/api/activity?limit=${inAddress}`),
        await client.fetch('/api/me', asJson('PATCH', { timeZone: payload })),
        await client.fetch('/api/me', asJson('PATCH', { courseKey: payload })),
        await client.fetch(
          '/api/account/sign-in',
          asJson('POST', { email: payload, password: 'x' }),
        ),
        await client.fetch('/api/me', { headers: { 'idempotency-key': inAddress.slice(0, 3) } }),
      ];
      for (const response of failures) {
        const body = await readJson(response);
        expect(response.status).toBeGreaterThanOrEqual(400);
        expect(response.status).toBeLessThan(500);
        expect(errorBodySchema.strict().safeParse(body).success).toBe(true);
        expect(JSON.stringify(body)).not.toContain(JSON.stringify(payload).slice(1, -1));
      }
    }
  });

  test('comes in by sign-up as it does by an update', async () => {
    const before = await tablesAndRows();
    // A password is hashed for each: every fourth will do, of both kinds.
    const some = payloads.filter((_, at) => at % 4 === 0);
    for (const [at, payload] of some.entries()) {
      const client = app.newClient();
      const response = await client.fetch(
        '/api/account/sign-up',
        asJson('POST', {
          email: `named-${at}@example.org`,
          password: 'copper-orchard-8',
          firstName: payload,
          lastName: payload,
        }),
      );
      const body = await readJson(response);
      expect([payload, response.status, body.status]).toEqual([payload, 200, 'signed_in']);
      expect(await nameIn(client)).toMatchObject({ firstName: payload, lastName: payload });
    }
    expect(await tablesAndRows()).toEqual(before);
  });
});

describe('R-30: a name that hides something', () => {
  test.each([
    ['by an update', '/api/me', 'PATCH', {}],
    [
      'by sign-up',
      '/api/account/sign-up',
      'POST',
      { email: 'hidden@example.org', password: 'copper-orchard-8' },
    ],
  ])('is refused %s, and nothing is written', async (_name, path, method, rest) => {
    const { client } = await aLearner(app);
    const before = await nameIn(client);
    const people = () => app.database.asOwner('select id, name from users order by id');
    const known = await people();
    for (const hidden of HIDDEN) {
      for (const field of ['firstName', 'lastName']) {
        const names = { firstName: 'Ada', lastName: 'Lovelace', [field]: hidden };
        const response = await client.fetch(path, asJson(method, { ...rest, ...names }));
        const body = errorBodySchema.parse(await readJson(response));
        expect([hidden, response.status]).toEqual([hidden, 400]);
        expect(['profile.name_invalid', 'request.invalid']).toContain(body.code);
        expect(body.fields.map((one) => one.field)).toEqual([field]);
        expect(JSON.stringify(body)).not.toContain('Ada');
      }
    }
    expect(await nameIn(client)).toEqual(before);
    expect(await people()).toEqual(known);
  });

  test('is as long as fifty letters at most, counted as people count', async () => {
    const { client } = await aLearner(app);
    const update = async (firstName: string) => {
      const response = await client.fetch('/api/me', asJson('PATCH', { firstName }));
      return response.status;
    };
    for (const letter of ['a', 'ß', '漢', 'e\u0301', '\u{1F469}']) {
      expect([letter, await update(letter.repeat(50))]).toEqual([letter, 200]);
      expect([letter, await update(letter.repeat(51))]).toEqual([letter, 400]);
    }
    expect(await update(`Z${'\u0301'.repeat(250)}`)).toBe(400);
  });

  test('is kept in one form, whichever it was typed in', async () => {
    const { client } = await aLearner(app);
    for (const typed of ['Zoe\u0308', 'Zo\u00eb', '  Zo\u00eb  ']) {
      await client.fetch('/api/me', asJson('PATCH', { firstName: typed }));
      expect((await nameIn(client)).firstName).toBe('Zo\u00eb');
    }
  });
});
