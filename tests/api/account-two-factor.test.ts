import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeOf, forgiveAttempts } from '#tests/support/accounts.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { authenticatorCode } from '#tests/support/authenticator.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(() => forgiveAttempts(app));
afterAll(() => app.close());

/** A learner with two-factor on, and the key of their authenticator. */
async function aGuardedLearner() {
  const learner = await aLearner(app);
  const { otpauthUrl, recoveryCodes } = await learner.api.account.enableTwoFactor({
    password: learner.password,
  });
  await learner.api.account.confirmTwoFactor({ code: authenticatorCode(otpauthUrl) });
  return { ...learner, otpauthUrl, recoveryCodes };
}

const wrongCode = (right: string) => (right === '000000' ? '000001' : '000000');

test('is switched on in two steps, and from then on sign-in asks for a code', async () => {
  const { client, api, email, password } = await aLearner(app);
  expect(await codeOf(api.account.enableTwoFactor({ password: 'not-this-one' }))).toBe(
    'auth.password_wrong',
  );
  expect(await codeOf(api.account.confirmTwoFactor({ code: '123456' }))).toBe(
    'auth.two_factor_not_enabled',
  );
  const { otpauthUrl, recoveryCodes } = await api.account.enableTwoFactor({ password });
  expect(new URL(otpauthUrl).protocol).toBe('otpauth:');
  expect(decodeURIComponent(otpauthUrl)).toContain(`Meritpath:${email}`);
  expect(new Set(recoveryCodes).size).toBe(10);
  // Not before the authenticator was proven.
  const early = app.newClient();
  expect(await early.api.account.signIn({ email, password })).toMatchObject({
    status: 'signed_in',
  });
  const code = authenticatorCode(otpauthUrl);
  expect(await codeOf(api.account.confirmTwoFactor({ code: wrongCode(code) }))).toBe(
    'auth.two_factor_code_wrong',
  );
  const before = client.cookies.get('meritpath.session_token');
  await api.account.confirmTwoFactor({ code });
  expect(client.cookies.get('meritpath.session_token')).not.toBe(before);
  expect(await api.learner.get()).toMatchObject({ twoFactorEnabled: true });

  const late = app.newClient();
  expect(await late.api.account.signIn({ email, password })).toEqual({ status: 'two_factor' });
  expect((await late.api.learner.session()).learner).toBeNull();
  const verify = (typed: string) => late.api.account.verifyTwoFactor({ code: typed, kind: 'totp' });
  expect(await codeOf(verify(wrongCode(code)))).toBe('auth.two_factor_code_wrong');
  const answer = await verify(authenticatorCode(otpauthUrl));
  expect(answer.learner).toMatchObject({ email, twoFactorEnabled: true });
  expect((await late.api.learner.session()).learner).toMatchObject({ email });
});

test('the secret and the recovery codes are not stored as they are', async () => {
  const { learner, otpauthUrl, recoveryCodes } = await aGuardedLearner();
  const rows = await app.database.asOwner('select * from two_factors where user_id = $1', [
    learner.id,
  ]);
  const stored = JSON.stringify(rows);
  expect(rows).toHaveLength(1);
  expect(stored).not.toContain(new URL(otpauthUrl).searchParams.get('secret')!);
  for (const code of recoveryCodes) expect(stored).not.toContain(code);
});

test('a code is good for one sign-in only', async () => {
  const { email, password, otpauthUrl } = await aGuardedLearner();
  const code = authenticatorCode(otpauthUrl, 1);
  const first = app.newClient();
  await first.api.account.signIn({ email, password });
  expect(await codeOf(first.api.account.verifyTwoFactor({ code, kind: 'totp' }))).toBe('ok');
  const second = app.newClient();
  await second.api.account.signIn({ email, password });
  expect(await codeOf(second.api.account.verifyTwoFactor({ code, kind: 'totp' }))).toBe(
    'auth.two_factor_code_wrong',
  );
  expect((await second.api.learner.session()).learner).toBeNull();
});

test('a recovery code works once, with or without its dash', async () => {
  const { email, password, recoveryCodes } = await aGuardedLearner();
  const [first, second] = recoveryCodes;
  const signIn = async (code: string) => {
    const client = app.newClient();
    await client.api.account.signIn({ email, password });
    return codeOf(client.api.account.verifyTwoFactor({ code, kind: 'recovery' }));
  };
  expect(await signIn(first!)).toBe('ok');
  expect(await signIn(first!)).toBe('auth.two_factor_code_wrong');
  expect(await signIn(second!.replace('-', ''))).toBe('ok');
});

test('new recovery codes take the place of the old ones, for who knows the password', async () => {
  const { api, email, password, recoveryCodes } = await aGuardedLearner();
  const renew = (typed: string) => api.account.renewRecoveryCodes({ password: typed });
  expect(await codeOf(renew('not-this-one'))).toBe('auth.password_wrong');
  const enter = async (code: string) => {
    const client = app.newClient();
    await client.api.account.signIn({ email, password });
    return codeOf(client.api.account.verifyTwoFactor({ code, kind: 'recovery' }));
  };
  expect(await enter(recoveryCodes[0]!)).toBe('ok');
  const renewed = (await renew(password)).recoveryCodes;
  expect(new Set([...renewed, ...recoveryCodes]).size).toBe(20);
  expect(await enter(recoveryCodes[1]!)).toBe('auth.two_factor_code_wrong');
  expect(await enter(renewed[9]!)).toBe('ok');
  const plain = await aLearner(app);
  expect(await codeOf(plain.api.account.renewRecoveryCodes({ password: plain.password }))).toBe(
    'auth.two_factor_not_enabled',
  );
});

test('of ten uses of one recovery code at once, one wins', async () => {
  const { email, password, recoveryCodes } = await aGuardedLearner();
  const clients = Array.from({ length: 10 }, () => app.newClient());
  for (const { api } of clients) await api.account.signIn({ email, password });
  const codes = await Promise.all(
    clients.map(({ api }) =>
      codeOf(api.account.verifyTwoFactor({ code: recoveryCodes[0]!, kind: 'recovery' })),
    ),
  );
  expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
  expect(codes.filter((code) => code === 'auth.two_factor_code_wrong')).toHaveLength(9);
});

test('a code without the password before it is not even looked at', async () => {
  const { otpauthUrl, client } = await aGuardedLearner();
  const code = authenticatorCode(otpauthUrl, 1);
  expect(await codeOf(app.newClient().api.account.verifyTwoFactor({ code, kind: 'totp' }))).toBe(
    'auth.two_factor_required',
  );
  // A session is not a sign-in under way either.
  expect(await codeOf(client.api.account.verifyTwoFactor({ code, kind: 'totp' }))).toBe(
    'auth.two_factor_required',
  );
});

test('five wrong codes end the sign-in, ten lock the second factor', async () => {
  const { email, password, otpauthUrl } = await aGuardedLearner();
  const right = authenticatorCode(otpauthUrl, 1);
  const codes: string[] = [];
  for (let round = 0; round < 2; round += 1) {
    const { api } = app.newClient();
    await api.account.signIn({ email, password });
    for (let n = 0; n < 6; n += 1) {
      codes.push(
        await codeOf(api.account.verifyTwoFactor({ code: wrongCode(right), kind: 'totp' })),
      );
    }
  }
  expect(codes.slice(0, 5)).toEqual(Array(5).fill('auth.two_factor_code_wrong'));
  expect(codes[5]).toBe('auth.two_factor_required');
  expect(codes.slice(6, 11)).toEqual(Array(5).fill('auth.two_factor_code_wrong'));
  expect(codes[11]).toBe('auth.locked');
  const { api } = app.newClient();
  await api.account.signIn({ email, password });
  expect(await codeOf(api.account.verifyTwoFactor({ code: right, kind: 'totp' }))).toBe(
    'auth.locked',
  );
});

test('is switched off with the password, and sign-in asks no more', async () => {
  const { client, email, password } = await aGuardedLearner();
  const { api } = client;
  expect(await codeOf(api.account.enableTwoFactor({ password }))).toBe('request.invalid');
  expect(await codeOf(api.account.disableTwoFactor({ password: 'not-this-one' }))).toBe(
    'auth.password_wrong',
  );
  await api.account.disableTwoFactor({ password });
  expect(await api.learner.get()).toMatchObject({ twoFactorEnabled: false });
  expect(await app.newClient().api.account.signIn({ email, password })).toMatchObject({
    status: 'signed_in',
  });
});

test('a device that passed both steps is known from then on', async () => {
  const { email, password, otpauthUrl } = await aGuardedLearner();
  const client = app.newClient();
  await client.api.account.signIn({ email, password });
  expect(client.cookies.has('meritpath.device')).toBe(false);
  await client.api.account.verifyTwoFactor({
    code: authenticatorCode(otpauthUrl, 1),
    kind: 'totp',
  });
  expect(client.cookies.has('meritpath.device')).toBe(true);
});
