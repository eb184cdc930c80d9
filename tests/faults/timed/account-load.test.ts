import type { AddressInfo } from 'node:net';
import { Worker } from 'node:worker_threads';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aPerson, forgiveAttempts } from '#tests/support/accounts.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { boundMs } from '#tests/support/processes.ts';

const slowestMs = boundMs(5_000, 250);

let app: TestApp;
let origin: string;
let server: ReturnType<typeof createAdaptorServer>;
beforeAll(async () => {
  app = await startApp({ hashesAsInProduction: true });
  server = createAdaptorServer({ fetch: app.app.fetch });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', () => listening()));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  await app.close();
});

const post = (path: string, body: unknown) =>
  fetch(`${origin}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
  });

/** In a thread of its own, so that making 200 requests does not hold up the server's thread. */
const crowd = `
const { parentPort, workerData } = require('node:worker_threads');
Promise.all(workerData.bodies.map(async (body) => {
  const response = await fetch(workerData.url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify(body),
  });
  await response.text();
  return { status: response.status, retryAfter: Number(response.headers.get('retry-after')) };
})).then((answers) => parentPort.postMessage(answers));
`;

interface Answer {
  readonly status: number;
  readonly retryAfter: number;
}

/** One wave of 200 sign-ins; answers how long /livez took at its 99th percentile, in ms. */
async function wave(people: readonly { email: string; password: string }[]): Promise<number> {
  await forgiveAttempts(app);
  const bodies = Array.from({ length: 200 }, (_, n) => {
    const { email, password } = people[n % people.length]!;
    return { email, password };
  });
  const workerData = { url: `${origin}/api/account/sign-in`, bodies };
  const worker = new Worker(crowd, { eval: true, workerData });
  let answers: Answer[] | undefined;
  worker.once('message', (message: Answer[]) => {
    answers = message;
  });
  const waits: number[] = [];
  while (!answers) {
    const started = performance.now();
    expect((await fetch(`${origin}/livez`)).status).toBe(200);
    waits.push(performance.now() - started);
    await new Promise((wait) => setTimeout(wait, 5));
  }
  await worker.terminate();
  // What finds no place in the queue is told to come back; nothing hangs and nothing breaks.
  expect(answers).toHaveLength(200);
  expect(answers.filter(({ status }) => status !== 200 && status !== 503)).toEqual([]);
  expect(answers.filter(({ status, retryAfter }) => status === 503 && !(retryAfter > 0))).toEqual(
    [],
  );
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(64);
  expect(waits.length).toBeGreaterThan(20);
  return waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.99)]!;
}

test('200 sign-ins at once leave /livez with a bounded p99, and each is answered (R-03)', async () => {
  const people = Array.from({ length: 10 }, () => aPerson());
  for (const person of people) expect((await post('/account/sign-up', person)).status).toBe(200);
  // The best of three waves: what another program does to the machine meanwhile is not ours.
  const waves: number[] = [];
  while (waves.length < 3 && !waves.some((ms) => ms < slowestMs)) waves.push(await wave(people));
  expect(Math.min(...waves)).toBeLessThan(slowestMs);
});
