import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aLearner, startApp, type TestApp, type TestClient } from '#tests/support/app.ts';
import { databasePrint } from '#tests/support/database-print.ts';
import { catalogWithExams } from '#tests/support/exam-catalog.ts';
import {
  addressOf,
  type Operation,
  operationsOf,
  requestOf,
  statusOfRead,
} from '#tests/support/operations.ts';
import { takeSteps } from '#tests/support/play.ts';
import { sitPaper } from '#tests/support/sample-attempts.ts';

const FIRST = 'the-cycle-in-15-minutes';

let app: TestApp;
let client: TestClient;
let operations: readonly Operation[];
let attemptId: string;
beforeAll(async () => {
  app = await startApp({ catalog: catalogWithExams() });
  const learner = await aLearner(app);
  client = learner.client;
  await takeSteps(learner.api, FIRST, 2);
  attemptId = (await sitPaper(learner.api, 6)).attempt.id;
  operations = await operationsOf(app);
});
afterAll(() => app.close());

const codeOf = async (response: Response) =>
  `${response.status} ${((await response.json()) as { code: string }).code}`;

/** Sends every write in one way, and tells what each answered and whether a row has changed. */
async function everyWrite(init: (operation: Operation) => RequestInit) {
  const before = await databasePrint(app.database);
  const answers: Record<string, string> = {};
  for (const operation of operations.filter(({ isWrite }) => isWrite)) {
    const response = await client.fetch(addressOf(operation), init(operation));
    answers[operation.id] = await codeOf(response);
    expect(response.headers.getSetCookie()).toEqual([]);
  }
  expect(await databasePrint(app.database)).toEqual(before);
  return answers;
}

const allAnswer = (answer: string) =>
  Object.fromEntries(operations.filter((one) => one.isWrite).map(({ id }) => [id, answer]));

describe('R-11: a write that another site sends is refused and changes nothing', () => {
  test.each([
    ['cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['same-site, from a neighbouring host', { 'sec-fetch-site': 'same-site' }],
    ['a made-up Fetch Metadata value', { 'sec-fetch-site': 'friendly' }],
    ['a foreign origin beside good Fetch Metadata', { origin: 'https://evil.example' }],
    ['our host on another port', { origin: 'http://localhost:4000' }],
    ['an origin that hides itself', { origin: 'null' }],
  ])('%s', async (_name, headers) => {
    const answers = await everyWrite((operation) => requestOf(operation, headers));
    expect(answers).toEqual(allAnswer('403 request.cross_site'));
  });

  test('an old browser that only sends Origin', async () => {
    const cookie = [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const before = await databasePrint(app.database);
    for (const operation of operations.filter(({ isWrite }) => isWrite)) {
      const init = requestOf(operation, { cookie, origin: 'https://evil.example' });
      const request = new Request(`http://localhost:3000${addressOf(operation)}`, init);
      expect([operation.id, await codeOf(await app.app.fetch(request))]).toEqual([
        operation.id,
        '403 request.cross_site',
      ]);
    }
    expect(await databasePrint(app.database)).toEqual(before);
  });

  test.each([
    ['text/plain', '{"firstName":"Mallory"}'],
    ['application/x-www-form-urlencoded', 'firstName=Mallory'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n1\r\n--x--',
    ],
    ['text/plain; x=application/json', '{"firstName":"Mallory"}'],
    ['application/jsonp', '{"firstName":"Mallory"}'],
    ['application/octet-stream', '{"firstName":"Mallory"}'],
  ])('a body that a plain form can send: %s', async (contentType, body) => {
    const answers = await everyWrite(({ method }) => ({
      method,
      headers: {
        'content-type': contentType,
        'content-length': String(body.length),
        'idempotency-key': crypto.randomUUID(),
      },
      body,
    }));
    expect(answers).toEqual(allAnswer('415 request.unsupported_media_type'));
  });

  test('a body without a type', async () => {
    const body = new TextEncoder().encode('{"firstName":"Mallory"}');
    const answers = await everyWrite(({ method }) => ({
      method,
      headers: {
        'content-length': String(body.length),
        'idempotency-key': crypto.randomUUID(),
      },
      body,
    }));
    expect(answers).toEqual(allAnswer('415 request.unsupported_media_type'));
  });

  test('while the same write from our own page is taken', async () => {
    const update = operations.find(({ id }) => id === 'learner.update')!;
    for (const headers of [
      {},
      { origin: 'http://localhost:3000' },
      { 'sec-fetch-site': 'none' },
      { 'content-type': 'application/json; charset=utf-8' },
    ]) {
      const response = await client.fetch(addressOf(update), requestOf(update, headers));
      expect(response.status).toBe(200);
    }
  });
});

test('R-11: no GET changes a row, whoever asks', async () => {
  const reads = operations.filter(({ isWrite }) => !isWrite);
  expect(reads.length).toBeGreaterThan(8);
  const pages = ['/livez', '/readyz', '/metrics', '/api/openapi.json', '/api/docs', '/api/none'];
  // The server makes its own keys of push when they are first asked for: they are nobody's.
  for (const { id, path } of reads) if (id.startsWith('push.')) await client.fetch(`/api${path}`);
  const before = await databasePrint(app.database);
  expect(Object.keys(before).length).toBeGreaterThan(10);
  const stranger = app.newClient();
  for (const method of ['GET', 'HEAD']) {
    for (const operation of reads) {
      const address = addressOf(operation, { attemptId });
      const { status } = await client.fetch(address, { method });
      expect([method, operation.id, status]).toEqual([
        method,
        operation.id,
        statusOfRead(operation.id),
      ]);
      await stranger.fetch(address, { method });
      await client.fetch(address, { method, headers: { 'sec-fetch-site': 'cross-site' } });
      await client.fetch(address, { method, headers: { 'idempotency-key': 'reads-keep-nothing' } });
    }
    for (const page of pages) await client.fetch(page, { method });
  }
  expect(await databasePrint(app.database)).toEqual(before);
});
