import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aPerson, codeOf, forgiveAttempts } from '#tests/support/accounts.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
let behindProxy: TestApp;
beforeAll(async () => {
  app = await startApp();
  behindProxy = await startApp({ env: { TRUST_PROXY: '1' } });
});
beforeEach(() => Promise.all([forgiveAttempts(app), forgiveAttempts(behindProxy)]));
afterAll(() => Promise.all([app.close(), behindProxy.close()]));

const guess = (email: string, n: number, on = app.newClient()) =>
  codeOf(on.api.account.signIn({ email, password: `guess-number-${n}` }));

/** As if the block and its window were over, while the failures on end stay counted. */
const letTimePass = (on = app) =>
  on.database.asOwner(
    "update throttles set blocked_until = blocked_until - interval '1 day', window_started_at = window_started_at - interval '1 day'",
  );

/** Guesses wrong a number of times, some at once; answers the codes. */
const guessOften = (email: string, times: number, on = () => app.newClient()) =>
  Promise.all(Array.from({ length: times }, (_, n) => guess(email, n, on())));

/** Strangers fail at this address once for real, and as often more as it takes for one below fifty. */
async function failAt(on: TestApp, address: string): Promise<void> {
  expect((await signInFrom(on, address, aPerson().email, 'guess-guess')).status).toBe(401);
  await on.database.asOwner("update throttles set failures = 49 where key like 'address:%'");
}

const signInFrom = (on: TestApp, address: string, email: string, password: string) =>
  on.newClient().fetch('/api/account/sign-in', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ email, password }),
  });

test('ten failures lock an account for strangers, and the answer says how long', async () => {
  const { email, password } = await aLearner(app);
  for (let n = 0; n < 10; n += 1) expect(await guess(email, n)).toBe('auth.invalid_credentials');
  expect(await guess(email, 10)).toBe('auth.locked');
  const response = await signInFrom(app, '203.0.113.9', email, password);
  expect(response.status).toBe(429);
  const seconds = Number(response.headers.get('retry-after'));
  expect(seconds).toBeGreaterThan(14 * 60);
  expect(seconds).toBeLessThanOrEqual(15 * 60);
});

test('a success in between begins the count anew', async () => {
  const { email, password } = await aLearner(app);
  for (let round = 0; round < 3; round += 1) {
    expect(await guessOften(email, 9)).toEqual(Array(9).fill('auth.invalid_credentials'));
    expect(await codeOf(app.newClient().api.account.signIn({ email, password }))).toBe('ok');
  }
});

test('each block is longer than the one before', async () => {
  const { email } = await aLearner(app);
  const waits: number[] = [];
  for (let round = 0; round < 4; round += 1) {
    await guessOften(email, 10);
    const response = await signInFrom(app, '203.0.113.9', email, 'one-more-guess');
    waits.push(Math.round(Number(response.headers.get('retry-after')) / 60));
    await letTimePass();
  }
  expect(waits).toEqual([15, 30, 60, 120]);
});

test('a hundred failures on end, many at once and however slow, and the next is refused for good', async () => {
  const { client, email, password } = await aLearner(app);
  const codes: string[] = [];
  for (let wave = 0; wave < 8; wave += 1) {
    codes.push(...(await guessOften(email, 16)));
    await letTimePass();
  }
  expect(codes.filter((code) => code === 'auth.invalid_credentials')).toHaveLength(100);
  expect(await guess(email, 101)).toBe('auth.locked');
  // The right password from a strange browser is refused as well: that is what the limit means.
  const stranger = app.newClient();
  expect(await codeOf(stranger.api.account.signIn({ email, password }))).toBe('auth.locked');
  // The owner's own browser still gets in, and with that the run of failures is over.
  await client.api.account.signOut();
  expect(await codeOf(client.api.account.signIn({ email, password }))).toBe('ok');
  await letTimePass();
  expect(await codeOf(stranger.api.account.signIn({ email, password }))).toBe('ok');
});

test('a known device gets in while strangers are locked out, and no other account by its cookie', async () => {
  const { client, email, password } = await aLearner(app);
  const other = await aLearner(app);
  for (const address of [email, other.email])
    for (let n = 0; n < 11; n += 1) await guess(address, n);
  await client.api.account.signOut();
  expect(await codeOf(client.api.account.signIn({ email, password }))).toBe('ok');
  await client.api.account.signOut();
  const { email: theirs, password: secret } = other;
  expect(await codeOf(client.api.account.signIn({ email: theirs, password: secret }))).toBe(
    'auth.locked',
  );
});

test('a forged device cookie is a stranger', async () => {
  const { client, email, password } = await aLearner(app);
  await guessOften(email, 11);
  const genuine = decodeURIComponent(client.cookies.get('meritpath.device')!);
  const forged = app.newClient();
  const [payload = '', signature = ''] = genuine.split(/\.(?=[^.]*$)/);
  for (const value of [`${payload}x.${signature}`, `${payload}.${'A'.repeat(43)}=`, payload]) {
    forged.cookies.set('meritpath.device', encodeURIComponent(value));
    expect(await codeOf(forged.api.account.signIn({ email, password }))).toBe('auth.locked');
  }
});

test('a known device that guesses is counted on its own and then treated as a stranger', async () => {
  const { client, email } = await aLearner(app);
  await client.api.account.signOut();
  for (let n = 0; n < 10; n += 1)
    expect(await guess(email, n, client)).toBe('auth.invalid_credentials');
  for (let n = 0; n < 10; n += 1)
    expect(await guess(email, n, client)).toBe('auth.invalid_credentials');
  expect(await guess(email, 20, client)).toBe('auth.locked');
});

test('fifty failures lock an address, whichever accounts it tries', async () => {
  const { email, password } = await aLearner(behindProxy);
  const signIn = (address: string) => signInFrom(behindProxy, address, email, password);
  for (let n = 0; n < 50; n += 1) {
    const { status } = await signInFrom(
      behindProxy,
      '198.51.100.7',
      aPerson().email,
      'guess-guess',
    );
    expect(status).toBe(401);
  }
  expect((await signIn('198.51.100.7')).status).toBe(429);
  expect((await signIn('::ffff:198.51.100.7')).status).toBe(429);
  expect((await signIn('198.51.100.8')).status).toBe(200);
});

test('an IPv6 neighbour in the same /64 is the same address', async () => {
  const { email, password } = await aLearner(behindProxy);
  await failAt(behindProxy, '2001:db8:0:7::1');
  const last = await signInFrom(behindProxy, '2001:db8:0:7:a::2', aPerson().email, 'guess-guess');
  expect(last.status).toBe(401);
  const signIn = (address: string) => signInFrom(behindProxy, address, email, password);
  expect((await signIn('2001:0db8:0000:0007:ffff::1')).status).toBe(429);
  expect((await signIn('2001:db8:0:8::1')).status).toBe(200);
});

test('a forged X-Forwarded-For changes nothing', async () => {
  const { email, password } = await aLearner(app);
  await failAt(app, '198.51.100.1');
  expect((await signInFrom(app, '198.51.100.2', aPerson().email, 'guess-guess')).status).toBe(401);
  expect((await signInFrom(app, '192.0.2.200', email, password)).status).toBe(429);
});

test('two nodes count together', async () => {
  const node = await startApp({ database: app.database });
  try {
    const { email } = await aLearner(app);
    for (let n = 0; n < 10; n += 1)
      await guess(email, n, n % 2 ? app.newClient() : node.newClient());
    expect(await guess(email, 10, node.newClient())).toBe('auth.locked');
    expect(await guess(email, 11)).toBe('auth.locked');
  } finally {
    await node.close();
  }
});
