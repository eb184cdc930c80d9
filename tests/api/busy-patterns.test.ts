import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aLearner, startApp, type TestApp, type TestClient } from '#tests/support/app.ts';
import { costOf } from '#tests/support/cost.ts';
import {
  addressOf,
  fieldsOf,
  type Operation,
  operationsOf,
  requestOf,
} from '#tests/support/operations.ts';

const LIMIT = 64 * 1024;

let app: TestApp;
let client: TestClient;
let operations: readonly Operation[];
beforeAll(async () => {
  app = await startApp();
  client = (await aLearner(app)).client;
  operations = await operationsOf(app);
});
afterAll(() => app.close());

const send = (operation: Operation, body: string) =>
  client.fetch(addressOf(operation), {
    ...requestOf(operation),
    headers: { 'content-type': 'application/json' },
    body,
  });

describe('R-35: a text made to keep a pattern busy', () => {
  const piles = (length: number): string[] => [
    'a'.repeat(length),
    `${'a'.repeat(length)}!`,
    `${'a-'.repeat(length / 2)}!`,
    `${'a.'.repeat(length / 2)}@`,
    `a@${'a-'.repeat(length / 2)}`,
    `a@${'a.'.repeat(length / 2)}!`,
    `${'a@'.repeat(length / 2)}`,
    `"${'\\"'.repeat(length / 2)}@a.b`,
    ' '.repeat(length),
    `${' '.repeat(length)}x`,
    `x${' '.repeat(length)}x`,
    '0'.repeat(length),
    `${'e\u0301'.repeat(length / 2)}`,
    `${'\u{1F469}\u200D'.repeat(length / 3)}`,
    `${'/'.repeat(length)}`,
    `${'Etc/'.repeat(length / 4)}`,
  ];

  test('costs less than 50 ms, whatever field of a body it stands in', async () => {
    let tried = 0;
    for (const operation of operations.filter(({ body }) => body !== undefined)) {
      for (const { name, schema } of fieldsOf(operation)) {
        for (const length of [250, 60_000]) {
          for (const pile of piles(length)) {
            const value = schema.type === 'array' ? [pile] : pile;
            // A field too many beside a password, so that none is hashed: all that is wrong is told together.
            const extra = fieldsOf(operation).some((field) => /password/i.test(field.name));
            const body = JSON.stringify({ ...(extra && { x: 1 }), [name]: value }).slice(0, LIMIT);
            const ms = await costOf(() => send(operation, body));
            expect([operation.id, name, pile.slice(0, 9), ms]).toEqual([
              operation.id,
              name,
              pile.slice(0, 9),
              expect.toSatisfy((took: number) => took < 50),
            ]);
            tried += 1;
          }
        }
      }
    }
    expect(tried).toBeGreaterThan(700);
  });

  test('costs less than 50 ms in a path, a query, a key and a cookie', async () => {
    for (const pile of piles(8_000)) {
      const text = encodeURIComponent(pile).slice(0, 8_000).replace(/%.?$/, '');
      const asks: (() => Promise<Response>)[] = [
        () => client.fetch(`/api/missions/${text}`),
        () => client.fetch(`/api/activity?limit=${text}`),
        () => client.fetch(`/api/${text}`),
        () => client.fetch('/api/me', { headers: { 'idempotency-key': text } }),
        () => client.fetch('/api/me', { headers: { cookie: `meritpath.session_token=${text}` } }),
        () => client.fetch('/api/me', { headers: { 'accept-encoding': text } }),
        () =>
          client.fetch('/api/me', {
            method: 'PATCH',
            headers: { 'content-type': `application/json${' '.repeat(8_000)}x` },
            body: '{}',
          }),
      ];
      for (const [at, ask] of asks.entries()) {
        const ms = await costOf(ask);
        expect([at, pile.slice(0, 9), ms]).toEqual([
          at,
          pile.slice(0, 9),
          expect.toSatisfy((took: number) => took < 50),
        ]);
      }
    }
  });
});
