import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  aPerson,
  codeOf,
  forgiveAttempts,
  printedLink,
  signInElsewhere,
} from '#tests/support/accounts.ts';
import { aLearner, startApp, type TestApp, type TestClient } from '#tests/support/app.ts';
import { authenticatorCode } from '#tests/support/authenticator.ts';
import { completeActivity } from '#tests/support/play.ts';

const COOKIE = 'meritpath.session_token';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(() => forgiveAttempts(app));
afterAll(() => app.close());

const isSignedIn = async ({ api }: TestClient) => (await api.learner.session()).learner !== null;

/** A second browser that stole the first one's cookies. */
function thiefOf(client: TestClient): TestClient {
  const thief = app.newClient();
  for (const [name, value] of client.cookies) thief.cookies.set(name, value);
  return thief;
}

describe('sign-in', () => {
  test('takes the right password and no other', async () => {
    const { email, password, learner } = await aLearner(app);
    const client = app.newClient();
    expect(await codeOf(client.api.account.signIn({ email, password: 'something-else' }))).toBe(
      'auth.invalid_credentials',
    );
    const answer = await client.api.account.signIn({ email: email.toUpperCase(), password });
    expect(answer).toMatchObject({ status: 'signed_in', learner: { id: learner.id, email } });
    expect(await isSignedIn(client)).toBe(true);
  });

  test('gives a new session id each time and ends the one the browser had (R-07)', async () => {
    const { client, email, password } = await aLearner(app);
    const before = client.cookies.get(COOKIE);
    const thief = thiefOf(client);
    await client.api.account.signIn({ email, password });
    expect(client.cookies.get(COOKIE)).not.toBe(before);
    expect(await isSignedIn(thief)).toBe(false);
    expect(await isSignedIn(client)).toBe(true);
  });

  test('a cookie whose signature does not fit is nobody', async () => {
    const { client } = await aLearner(app);
    const [token, signature] = decodeURIComponent(client.cookies.get(COOKIE)!).split('.');
    for (const forged of [
      token!,
      `${token}.`,
      `${token}.${'A'.repeat(43)}=`,
      `x${token}.${signature}`,
      '%',
      '',
    ]) {
      const forger = app.newClient();
      forger.cookies.set(COOKIE, encodeURIComponent(forged));
      expect(await isSignedIn(forger)).toBe(false);
    }
    expect(await isSignedIn(client)).toBe(true);
  });
});

describe('cookies (R-09)', () => {
  const person = aPerson();
  const lines = async (on: TestApp, site = 'http://localhost:3000') => {
    const response = await on.app.fetch(
      new Request(`${site}/api/account/sign-up`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify(person),
      }),
    );
    expect(response.status).toBe(200);
    return response.headers.getSetCookie();
  };

  test('on https are bound to the host, Secure, HttpOnly and SameSite', async () => {
    const site = 'https://study.example.org';
    const secure = await startApp({ env: { PUBLIC_URL: site } });
    try {
      const cookies = await lines(secure, site);
      expect(cookies.map((line) => line.split('=')[0])).toEqual(
        expect.arrayContaining(['__Host-meritpath.session_token', '__Host-meritpath.device']),
      );
      for (const line of cookies) {
        expect(line).toMatch(/^__Host-/);
        expect(line).toMatch(/; Secure(;|$)/);
        expect(line).toMatch(/; HttpOnly(;|$)/);
        expect(line).toMatch(/; SameSite=Lax(;|$)/);
        expect(line).toMatch(/; Path=\/(;|$)/);
        expect(line).not.toMatch(/domain=/i);
      }
    } finally {
      await secure.close();
    }
  });

  test('on plain http for this machine are HttpOnly and SameSite under a plain name', async () => {
    const cookies = await lines(app);
    expect(cookies.some((line) => line.startsWith(`${COOKIE}=`))).toBe(true);
    for (const line of cookies) {
      expect(line).toMatch(/; HttpOnly(;|$)/);
      expect(line).toMatch(/; SameSite=Lax(;|$)/);
      expect(line).not.toMatch(/; Secure/);
    }
  });
});

describe('a session', () => {
  test('is rolled forward by refresh, for a week from now, and its cookie is set anew', async () => {
    const { client, learner } = await aLearner(app);
    await app.database.asOwner(
      "update sessions set expires_at = now() + interval '80 seconds' where user_id = $1",
      [learner.id],
    );
    const { session } = await client.api.learner.session();
    expect(Date.parse(session!.expiresAt) - Date.parse(session!.serverTime)).toBeLessThan(90_000);
    const refreshed = await client.api.learner.refresh();
    expect(refreshed.session.id).toBe(session!.id);
    const left = Date.parse(refreshed.session.expiresAt) - Date.parse(refreshed.session.serverTime);
    expect(left / 86_400_000).toBeCloseTo(7, 3);
    expect(await isSignedIn(client)).toBe(true);
  });

  test('reading never changes it', async () => {
    const { client, learner } = await aLearner(app);
    const rows = () =>
      app.database.asOwner('select * from sessions where user_id = $1', [learner.id]);
    const before = await rows();
    await client.api.learner.session();
    await client.api.account.listSessions();
    expect(await rows()).toEqual(before);
  });

  test('refreshed by twenty tabs at once goes on in all of them (R-08)', async () => {
    const { client } = await aLearner(app);
    const codes = await Promise.all(
      Array.from({ length: 20 }, () => codeOf(client.api.learner.refresh())),
    );
    expect(new Set(codes)).toEqual(new Set(['ok']));
    expect(await isSignedIn(client)).toBe(true);
  });

  test('ends by the clock of the database, whatever the clock of the app says (R-55)', async () => {
    const { client, learner } = await aLearner(app);
    const expire = (when: string) =>
      app.database.asOwner(`update sessions set expires_at = ${when} where user_id = $1`, [
        learner.id,
      ]);
    await expire("now() - interval '1 millisecond'");
    expect(await isSignedIn(client)).toBe(false);
    expect(await codeOf(client.api.learner.refresh())).toBe('auth.signed_out');
    expect(await codeOf(client.api.learner.get())).toBe('auth.signed_out');
    await expire("now() + interval '1 hour'");
    const realNow = Date.now;
    try {
      for (const drift of [2 * 86_400_000, -3_600_000]) {
        Date.now = () => realNow() + drift;
        expect(await isSignedIn(client)).toBe(true);
        const { session } = await client.api.learner.refresh();
        const week = Date.parse(session.expiresAt) - Date.parse(session.serverTime);
        expect(week / 86_400_000).toBeCloseTo(7, 3);
        expect(Math.abs(Date.parse(session.serverTime) - realNow())).toBeLessThan(60_000);
        // A sign-in under the wrong clock begins a session that ends by the right one.
        const fresh = await aLearner(app);
        const begun = (await fresh.api.learner.session()).session!;
        expect(Math.abs(Date.parse(begun.expiresAt) - realNow() - 7 * 86_400_000)).toBeLessThan(
          60_000,
        );
      }
    } finally {
      Date.now = realNow;
    }
  });

  test('is nobody when there is no cookie, and asks for a sign-in where one is needed', async () => {
    const { api } = app.newClient();
    expect(await api.learner.session()).toEqual({ session: null, learner: null });
    const refused = [
      api.learner.refresh(),
      api.account.listSessions(),
      api.account.revokeSession({ sessionId: 'x' }),
      api.account.changePassword({ currentPassword: 'a', newPassword: 'b' }),
      api.account.changeEmail({ newEmail: 'a@example.org', password: 'a' }),
      api.account.enableTwoFactor({ password: 'a' }),
      api.account.confirmTwoFactor({ code: '123456' }),
      api.account.disableTwoFactor({ password: 'a' }),
      api.account.deleteAccount({ password: 'a' }),
    ];
    expect(new Set(await Promise.all(refused.map(codeOf)))).toEqual(new Set(['auth.signed_out']));
  });
});

describe('signing out and revoking (R-07)', () => {
  test('signing out ends the session, not only the cookie', async () => {
    const { client } = await aLearner(app);
    const thief = thiefOf(client);
    await client.api.account.signOut();
    expect(client.cookies.has(COOKIE)).toBe(false);
    expect(await codeOf(thief.api.learner.get())).toBe('auth.signed_out');
    expect(await codeOf(client.api.account.signOut())).toBe('ok');
  });

  test('the list shows this browser and the others, and each can be ended', async () => {
    const { client, email, password } = await aLearner(app);
    const other = await signInElsewhere(app, { email, password });
    const listed = await client.api.account.listSessions();
    expect(listed.map((session) => session.current).sort()).toEqual([false, true]);
    const theirs = listed.find((session) => !session.current)!;
    expect(await codeOf(client.api.account.revokeSession({ sessionId: theirs.id }))).toBe('ok');
    expect(await isSignedIn(other)).toBe(false);
    expect(await codeOf(client.api.account.revokeSession({ sessionId: theirs.id }))).toBe(
      'auth.session_not_found',
    );
    const mine = listed.find((session) => session.current)!;
    await client.api.account.revokeSession({ sessionId: mine.id });
    expect(await isSignedIn(client)).toBe(false);
  });

  test("another learner's session is not found and goes on (R-27)", async () => {
    const owner = await aLearner(app);
    const stranger = await aLearner(app);
    const [theirs] = await owner.api.account.listSessions();
    expect(await codeOf(stranger.api.account.revokeSession({ sessionId: theirs!.id }))).toBe(
      'auth.session_not_found',
    );
    expect(await isSignedIn(owner.client)).toBe(true);
  });
});

describe('changing the password', () => {
  test('needs the present one, ends every other session and gives this browser a new one', async () => {
    const { client, email, password } = await aLearner(app);
    const other = await signInElsewhere(app, { email, password });
    const thief = thiefOf(client);
    const newPassword = 'slate-orchard-31';
    const wrong = { currentPassword: 'not-this-one', newPassword };
    expect(await codeOf(client.api.account.changePassword(wrong))).toBe('auth.password_wrong');
    expect(await isSignedIn(other)).toBe(true);
    await client.api.account.changePassword({ currentPassword: password, newPassword });
    expect(await isSignedIn(client)).toBe(true);
    expect(await codeOf(other.api.learner.get())).toBe('auth.signed_out');
    expect(await codeOf(thief.api.learner.get())).toBe('auth.signed_out');
    const { api } = app.newClient();
    expect(await codeOf(api.account.signIn({ email, password }))).toBe('auth.invalid_credentials');
    expect(await codeOf(api.account.signIn({ email, password: newPassword }))).toBe('ok');
  });

  test('of ten changes at once from the same password, one wins', async () => {
    const { client, email, password } = await aLearner(app);
    const wanted = Array.from({ length: 10 }, (_, n) => `granite-window-${n}`);
    const codes = await Promise.all(
      wanted.map((newPassword) =>
        codeOf(
          thiefOf(client).api.account.changePassword({ currentPassword: password, newPassword }),
        ),
      ),
    );
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    const winner = wanted[codes.indexOf('ok')]!;
    expect(await codeOf(app.newClient().api.account.signIn({ email, password: winner }))).toBe(
      'ok',
    );
  });

  test('ten wrong guesses inside a session stop the guessing there', async () => {
    const { client, email, password } = await aLearner(app);
    const guess = (n: number) =>
      codeOf(
        client.api.account.changePassword({
          currentPassword: `guess-${n}`,
          newPassword: 'whatever-1',
        }),
      );
    for (let n = 0; n < 10; n += 1) expect(await guess(n)).toBe('auth.password_wrong');
    expect(await guess(10)).toBe('request.too_many');
    expect(await codeOf(app.newClient().api.account.signIn({ email, password }))).toBe('ok');
  });
});

describe('a reset without mail', () => {
  test('prints its link for the operator, sets the password and ends every session', async () => {
    const { client, email } = await aLearner(app);
    await client.api.account.requestReset({ email });
    const { link, token } = await printedLink(app, email, 'reset');
    expect(link).toMatch(/^http:\/\/localhost:3000\/#\/reset\?token=[\w-]{43}$/);
    const { api } = app.newClient();
    const password = 'copper-lantern-8';
    await api.account.resetPassword({ token, password });
    expect(await isSignedIn(client)).toBe(false);
    expect(await codeOf(api.account.signIn({ email, password }))).toBe('ok');
    expect(await codeOf(api.account.resetPassword({ token, password }))).toBe('auth.token_invalid');
    const [mail] = await app.database.asOwner(
      "select body, link from mail_outbox where recipient = $1 and kind = 'reset'",
      [email],
    );
    expect(mail).toEqual({ body: null, link: null });
    // The link was for the operator's eyes, not for the log.
    expect(app.logLines.join('')).not.toContain(token);
  });
});

describe('deleting the account', () => {
  test('needs the password, ends every session at once, and can be taken back for seven days', async () => {
    const { client, email, password } = await aLearner(app);
    const thief = thiefOf(client);
    const { eraseAt } = await client.api.account.deleteAccount({ password });
    expect((Date.parse(eraseAt) - Date.now()) / 86_400_000).toBeCloseTo(7, 1);
    expect(await codeOf(thief.api.learner.get())).toBe('auth.signed_out');
    const [mail] = await app.database.asOwner<{ recipient: string }>(
      "select recipient from mail_outbox where kind = 'accountDeleting' and recipient = $1",
      [email],
    );
    expect(mail).toEqual({ recipient: email });

    const { api } = app.newClient();
    expect(await api.account.signIn({ email, password })).toMatchObject({ learner: { eraseAt } });
    await app.jobs.run('deleted-accounts');
    const kept = await Promise.all(
      Array.from({ length: 5 }, () => codeOf(api.account.keepAccount())),
    );
    expect(kept.toSorted()).toEqual([...Array(4).fill('auth.no_deletion'), 'ok']);
    expect(await api.learner.get()).toMatchObject({ eraseAt: null, email });
    // Asked for twice, the first date counts.
    const again = await api.account.deleteAccount({ password });
    const { api: second } = app.newClient();
    await second.account.signIn({ email, password });
    expect(await second.account.deleteAccount({ password })).toEqual(again);
  });

  test('leaves nothing of the learner when the days are over, and nothing of others changes', async () => {
    const { client, email, password, learner } = await aLearner(app);
    const other = await aLearner(app);
    await completeActivity(other.api, 'the-cycle-in-15-minutes');
    await completeActivity(client.api, 'the-cycle-in-15-minutes');
    const canary = 'Zephyrine-Quillfeather';
    await client.api.learner.update({ displayName: `${canary} ${canary}`, bio: canary });
    const { otpauthUrl } = await client.api.account.enableTwoFactor({ password });
    await client.api.account.confirmTwoFactor({ code: authenticatorCode(otpauthUrl) });
    await client.api.account.disableTwoFactor({ password });
    const before = await other.api.learner.get();
    await client.api.account.requestReset({ email });
    await printedLink(app, email, 'reset');
    expect(await codeOf(client.api.account.deleteAccount({ password: 'not-this-one' }))).toBe(
      'auth.password_wrong',
    );
    const thief = thiefOf(client);
    await client.api.account.deleteAccount({ password });
    expect(client.cookies.size).toBe(0);
    expect(await codeOf(thief.api.learner.get())).toBe('auth.signed_out');
    await app.database.asOwner(
      "update account_deletions set erase_at = now() - interval '1 second' where user_id = $1",
      [learner.id],
    );
    // Two nodes at once: neither stumbles over the other.
    await Promise.all([app.jobs.run('deleted-accounts'), app.jobs.run('deleted-accounts')]);
    expect(await codeOf(app.newClient().api.account.signIn({ email, password }))).toBe(
      'auth.invalid_credentials',
    );
    const columns = await app.database.asOwner<{ table_name: string; column_name: string }>(
      `select table_name, column_name from information_schema.columns
       where table_schema = 'public' and column_name in ('user_id', 'learner_id')`,
    );
    expect(columns.length).toBeGreaterThan(5);
    for (const { table_name, column_name } of columns) {
      const left = await app.database.asOwner(
        `select 1 from ${table_name} where ${column_name} = $1`,
        [learner.id],
      );
      expect([table_name, left.length]).toEqual([table_name, 0]);
    }
    const tables = await app.database.asOwner<{ schema: string; name: string }>(
      `select table_schema as schema, table_name as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
    );
    expect(tables.length).toBeGreaterThan(20);
    for (const { schema, name } of tables) {
      const named = await app.database.asOwner(
        `select 1 from "${schema}"."${name}" t
         where t::text like any (array['%' || $1 || '%', '%' || $2 || '%', '%' || $3 || '%'])`,
        [learner.id, email, canary],
      );
      expect([name, named.length]).toEqual([name, 0]);
    }
    for (const secret of [email, canary]) expect(app.logLines.join('')).not.toContain(secret);
    expect(await other.api.learner.get()).toEqual(before);
    // The address is free again.
    const person = { ...aPerson(), email };
    expect(await codeOf(app.newClient().api.account.signUp(person))).toBe('ok');
  });
});

describe('a demo learner', () => {
  test('signs in by one press and is refused what belongs to an account', async () => {
    const client = app.newClient();
    const { learner } = await client.api.account.startDemo({ locale: 'de' });
    expect(learner).toMatchObject({ isDemo: true, locale: 'de' });
    const password = 'anything-at-all';
    const refused = [
      client.api.account.changePassword({ currentPassword: password, newPassword: password }),
      client.api.account.changeEmail({ newEmail: 'demo@example.org', password }),
      client.api.account.enableTwoFactor({ password }),
      client.api.account.disableTwoFactor({ password }),
      client.api.account.deleteAccount({ password }),
    ];
    expect(new Set(await Promise.all(refused.map(codeOf)))).toEqual(new Set(['auth.demo_refused']));
    expect(await isSignedIn(client)).toBe(true);
    await client.api.account.signOut();
    expect(await isSignedIn(client)).toBe(false);
  });

  test('is not offered where the demo is off', async () => {
    const closed = await startApp({ env: { DEMO: 'false' } });
    try {
      expect(await codeOf(closed.newClient().api.account.startDemo({}))).toBe('demo.disabled');
    } finally {
      await closed.close();
    }
  });
});
