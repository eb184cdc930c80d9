// How many accounts and demo learners one address may ask for within an hour.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPerson, forgiveAttempts } from '#tests/support/accounts.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ env: { TRUST_PROXY: '1', SIGN_UPS_PER_HOUR: '4', DEMOS_PER_HOUR: '2' } });
});
beforeEach(() => forgiveAttempts(app));
afterAll(() => app.close());

const post = (path: string, address: string, body: unknown, on = app) =>
  on.newClient().fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
const signUp = (address: string, person = aPerson(), on = app) =>
  post('/api/account/sign-up', address, person, on);
const demo = (address: string) => post('/api/demo', address, {});
const statuses = async (answers: Promise<Response>[]) =>
  (await Promise.all(answers)).map(({ status }) => status).sort();
const letTimePass = (minutes: number) =>
  app.database.asOwner(
    `update throttles set window_started_at = window_started_at - interval '${minutes} minutes'`,
  );

test('of many sign-ups at once from one address so many work as an hour allows', async () => {
  const answers = Array.from({ length: 12 }, () => signUp('198.51.100.1'));
  expect(await statuses(answers)).toEqual([...Array(4).fill(200), ...Array(8).fill(429)]);
});

test('the refusal says how long, holds whoever asks, and ends with its hour', async () => {
  for (let n = 0; n < 4; n += 1) expect((await signUp('198.51.100.2')).status).toBe(200);
  const refused = await signUp('198.51.100.2');
  expect(refused.status).toBe(429);
  expect(await refused.json()).toMatchObject({ code: 'auth.too_many_accounts' });
  const seconds = Number(refused.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(59 * 60);
  expect(seconds).toBeLessThanOrEqual(60 * 60);
  expect((await signUp('198.51.100.3')).status).toBe(200);
  await letTimePass(59);
  expect((await signUp('198.51.100.2')).status).toBe(429);
  await letTimePass(1);
  expect((await signUp('198.51.100.2')).status).toBe(200);
});

test('a taken address counts too, so that nobody asks for them one after the other', async () => {
  const person = aPerson();
  expect(await statuses([signUp('198.51.100.4', person)])).toEqual([200]);
  for (let n = 0; n < 3; n += 1) expect((await signUp('198.51.100.4', person)).status).toBe(409);
  expect((await signUp('198.51.100.4', person)).status).toBe(429);
});

test('demos are counted for themselves, by the network of an IPv6 address, over all nodes', async () => {
  expect(await statuses([demo('2001:db8:0:7::1'), demo('2001:db8:0:7::2')])).toEqual([200, 200]);
  const node = await startApp({
    database: app.database,
    env: { TRUST_PROXY: '1', DEMOS_PER_HOUR: '2' },
  });
  try {
    const refused = await post('/api/demo', '2001:db8:0:7:ffff::3', {}, node);
    expect([refused.status, (await refused.json()).code]).toEqual([429, 'auth.too_many_accounts']);
  } finally {
    await node.close();
  }
  expect((await signUp('2001:db8:0:7::1')).status).toBe(200);
  expect((await demo('2001:db8:0:8::1')).status).toBe(200);
});
