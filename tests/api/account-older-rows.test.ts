// Rows as the auth library of the first releases wrote them, under the secret of these tests: nobody may notice it went.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { codeOf } from '#tests/support/accounts.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { authenticatorCode } from '#tests/support/authenticator.ts';
import rows from '#tests/support/older-account.json' with { type: 'json' };

const { email, password, otpauthUrl, recoveryCodes } = rows;
type Row = Readonly<Record<string, unknown>>;

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
  for (const [table, found] of Object.entries<readonly Row[]>(rows.rows)) {
    for (const row of found) await insert(table, row);
  }
});
afterEach(() => app.close());

/** Sessions and sign-ins under way were written a moment ago. */
async function insert(table: string, row: Row): Promise<void> {
  const dates = { expires_at: new Date(Date.now() + 300_000) };
  const values = { ...row, ...('expires_at' in row && dates) };
  await app.database.asOwner(
    `insert into ${table} select * from jsonb_populate_record(null::${table}, $1)`,
    [JSON.stringify(values)],
  );
}

function browserWith(cookies: Readonly<Record<string, string>>) {
  const client = app.newClient();
  for (const [name, value] of Object.entries(cookies)) client.cookies.set(name, value);
  return client;
}

const stored = async (): Promise<string> =>
  JSON.stringify(await app.database.asOwner('select secret, backup_codes from two_factors'));

test('the password, the authenticator and its codes are those that they were', async () => {
  const before = await stored();
  const { api } = app.newClient();
  expect(await api.account.signIn({ email, password })).toEqual({ status: 'two_factor' });
  const code = authenticatorCode(otpauthUrl);
  const answer = await api.account.verifyTwoFactor({ code, kind: 'totp' });
  expect(answer.learner).toMatchObject({ email, twoFactorEnabled: true });

  // From then on they stand in our form, and are read from it.
  expect(await stored()).not.toBe(before);
  const again = app.newClient();
  await again.api.account.signIn({ email, password });
  const next = authenticatorCode(otpauthUrl, 1);
  expect(await codeOf(again.api.account.verifyTwoFactor({ code: next, kind: 'totp' }))).toBe('ok');
});

test('a recovery code that was written down then lets its owner in, once', async () => {
  const enter = async (code: string) => {
    const { api } = app.newClient();
    await api.account.signIn({ email, password });
    return codeOf(api.account.verifyTwoFactor({ code, kind: 'recovery' }));
  };
  expect(await enter(recoveryCodes[4]!)).toBe('ok');
  expect(await enter(recoveryCodes[4]!)).toBe('auth.two_factor_code_wrong');
  expect(await enter(recoveryCodes[9]!)).toBe('ok');
});

test('whoever was signed in is, and a sign-in between its two steps goes on', async () => {
  const between = browserWith(rows.halfCookies);
  const code = authenticatorCode(otpauthUrl);
  expect(await codeOf(between.api.account.verifyTwoFactor({ code, kind: 'totp' }))).toBe('ok');
  const signedIn = browserWith(rows.cookies);
  expect((await signedIn.api.learner.session()).learner).toMatchObject({ email });
});

test('an authenticator that was being set up can still be proven', async () => {
  await app.database.asOwner('update two_factors set verified = false');
  await app.database.asOwner('update users set two_factor_enabled = false');
  const { api } = app.newClient();
  await api.account.signIn({ email, password });
  const code = authenticatorCode(otpauthUrl);
  expect(await codeOf(api.account.confirmTwoFactor({ code }))).toBe('ok');
  expect(await api.learner.get()).toMatchObject({ twoFactorEnabled: true });
});

test('under another secret nothing of it can be read, and nobody gets in', async () => {
  await app.database.asOwner("update two_factors set secret = 'ff' || substr(secret, 3)");
  const { api } = app.newClient();
  await api.account.signIn({ email, password });
  const code = authenticatorCode(otpauthUrl);
  expect(await codeOf(api.account.verifyTwoFactor({ code, kind: 'totp' }))).toBe('server.failed');
  expect((await api.learner.session()).learner).toBeNull();
});
