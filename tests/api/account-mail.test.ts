import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aPerson, codeOf, forgiveAttempts } from '#tests/support/accounts.ts';
import type { TestApp, TestClient } from '#tests/support/app.ts';
import {
  aConfirmedLearner,
  closeMailSite,
  type MailSite,
  signUpByMail,
  startMailSite,
} from '#tests/support/mail-site.ts';
import { linkIn, type Mailbox } from '#tests/support/mailbox.ts';

let site: MailSite;
let mailbox: Mailbox;
let app: TestApp;
beforeAll(async () => {
  site = await startMailSite();
  ({ mailbox, app } = site);
});
beforeEach(() => forgiveAttempts(app));
afterAll(() => closeMailSite(site));

const isSignedIn = async ({ api }: TestClient) => (await api.learner.session()).learner !== null;
const credentials = ({ email, password }: { email: string; password: string }) => ({
  email,
  password,
});

describe('sign-up with mail', () => {
  test('asks to confirm and signs nobody in before', async () => {
    const { answer, client, person } = await signUpByMail(site);
    expect(answer).toEqual({ status: 'check_email' });
    expect(await isSignedIn(client)).toBe(false);
    const { api } = app.newClient();
    expect(await codeOf(api.account.signIn(credentials(person)))).toBe('auth.email_not_confirmed');
    const wrong = { ...credentials(person), password: 'some-other-thing' };
    expect(await codeOf(api.account.signIn(wrong))).toBe('auth.invalid_credentials');
  });

  test('the link confirms, and signs in the browser that signed up', async () => {
    const { client, person, mail } = await signUpByMail(site);
    const { link, token } = linkIn(mail.mail.text!, 'confirm');
    expect(link).toBe(`http://localhost:3000/#/confirm?token=${token}`);
    expect(await codeOf(client.api.account.confirmEmail({ token }))).toBe('ok');
    expect((await client.api.learner.session()).learner).toMatchObject({
      email: person.email,
      emailConfirmed: true,
    });
    expect(await codeOf(client.api.account.confirmEmail({ token }))).toBe('auth.token_invalid');
  });

  test('in another browser the link confirms and signs nobody in', async () => {
    const { client, person, mail } = await signUpByMail(site);
    const elsewhere = app.newClient();
    const { token } = linkIn(mail.mail.text!, 'confirm');
    expect(await codeOf(elsewhere.api.account.confirmEmail({ token }))).toBe('ok');
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await isSignedIn(client)).toBe(false);
    expect(await codeOf(client.api.account.signIn(credentials(person)))).toBe('ok');
  });

  test('a browser that signed up with another address is not signed in by the link either', async () => {
    const { mail } = await signUpByMail(site);
    const { client: other } = await signUpByMail(site);
    const { token } = linkIn(mail.mail.text!, 'confirm');
    expect(await codeOf(other.api.account.confirmEmail({ token }))).toBe('ok');
    expect(await isSignedIn(other)).toBe(false);
  });

  test('a link sent again replaces the first and still signs in the browser of the sign-up', async () => {
    const { client, person, mail } = await signUpByMail(site);
    await app.newClient().api.account.resendConfirmation({ email: person.email });
    const second = (await mailbox.waitFor(person.email, 2))[1]!;
    const first = linkIn(mail.mail.text!, 'confirm').token;
    const { token } = linkIn(second.mail.text!, 'confirm');
    expect(await codeOf(client.api.account.confirmEmail({ token: first }))).toBe(
      'auth.token_invalid',
    );
    expect(await codeOf(client.api.account.confirmEmail({ token }))).toBe('ok');
    expect(await isSignedIn(client)).toBe(true);
  });

  test('signing up again before confirming starts over with the new password', async () => {
    const first = await signUpByMail(site);
    const again = { ...first.person, password: 'willow-tunnel-77', firstName: 'Iris' };
    await app.newClient().api.account.signUp(again);
    const second = (await mailbox.waitFor(again.email, 2))[1]!;
    const stale = linkIn(first.mail.mail.text!, 'confirm').token;
    expect(await codeOf(first.client.api.account.confirmEmail({ token: stale }))).toBe(
      'auth.token_invalid',
    );
    const { api } = app.newClient();
    await api.account.confirmEmail({ token: linkIn(second.mail.text!, 'confirm').token });
    expect(await codeOf(api.account.signIn(credentials(first.person)))).toBe(
      'auth.invalid_credentials',
    );
    expect(await api.account.signIn(credentials(again))).toMatchObject({
      learner: { firstName: 'Iris' },
    });
  });
});

describe('nothing tells a taken address from a free one (R-05)', () => {
  const raw = async (path: string, body: unknown, on = app.newClient()) => {
    const response = await on.fetch(`/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const text = (await response.text()).replace(/"requestId":"[^"]+"/, '');
    const cookies = response.headers.getSetCookie().map((line) => line.replace(/=[^;]*/, '='));
    const headers = [...response.headers.keys()].sort();
    return { status: response.status, text, cookies, headers };
  };

  test('a sign-up answers the same: status, body, cookies and headers', async () => {
    const taken = await aConfirmedLearner(site);
    const free = aPerson();
    const person = { password: 'silver-meadow-5', firstName: 'Noor', lastName: 'Haddad' };
    const toTaken = await raw('/account/sign-up', { ...person, email: taken.email });
    const toFree = await raw('/account/sign-up', { ...person, email: free.email });
    expect(toTaken).toEqual(toFree);
    expect(toFree).toMatchObject({ status: 200, text: '{"status":"check_email"}' });
    // The owner is told, and nothing of the account changed.
    const [, notice] = await mailbox.waitFor(taken.email, 2);
    expect(notice!.mail.subject).toBe('You already have a Meritpath account');
    expect(await codeOf(app.newClient().api.account.signIn(credentials(taken)))).toBe('ok');
  });

  test('a sign-in, a reset and a resend answer the same', async () => {
    const { email } = await aConfirmedLearner(site);
    const unknown = aPerson().email;
    const password = 'not-the-password';
    for (const path of ['/account/sign-in', '/account/reset/request', '/account/confirm/resend']) {
      const body = path === '/account/sign-in' ? { password } : {};
      const known = await raw(path, { ...body, email });
      expect([path, await raw(path, { ...body, email: unknown })]).toEqual([path, known]);
    }
    expect(mailbox.received.some(({ recipients }) => recipients.includes(unknown))).toBe(false);
  });

  test('a lock comes after as many failures for either', async () => {
    const { email } = await aConfirmedLearner(site);
    const until = async (address: string) => {
      await forgiveAttempts(app);
      const { api } = app.newClient();
      for (let n = 1; ; n += 1) {
        const code = await codeOf(api.account.signIn({ email: address, password: `guess-${n}` }));
        if (code === 'auth.locked') return n;
      }
    };
    expect(await until(aPerson().email)).toBe(await until(email));
  });
});

describe('links (R-06)', () => {
  test('hold 256 bits, of which only a hash is kept', async () => {
    const { mail, person } = await signUpByMail(site);
    const { token } = linkIn(mail.mail.text!, 'confirm');
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const tables = await app.database.asOwner<{ table_name: string }>(
      "select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
    );
    expect(tables.length).toBeGreaterThan(8);
    for (const { table_name } of tables) {
      const rows = await app.database.asOwner(`select * from ${table_name}`);
      expect([table_name, JSON.stringify(rows).includes(token)]).toEqual([table_name, false]);
    }
    const [kept] = await app.database.asOwner(
      'select t.* from account_tokens t join users u on u.id = t.user_id where u.email = $1',
      [person.email],
    );
    expect(kept).toMatchObject({ purpose: 'confirm' });
  });

  test('of twenty redemptions of a confirmation at once, one wins', async () => {
    const { mail } = await signUpByMail(site);
    const { token } = linkIn(mail.mail.text!, 'confirm');
    const codes = await Promise.all(
      Array.from({ length: 20 }, () => codeOf(app.newClient().api.account.confirmEmail({ token }))),
    );
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    expect(codes.filter((code) => code === 'auth.token_invalid')).toHaveLength(19);
  });

  test('of twenty redemptions of a reset at once, one wins and its password is set', async () => {
    const { email, client } = await aConfirmedLearner(site);
    await client.api.account.requestReset({ email });
    const mail = (await mailbox.waitFor(email, 2))[1]!;
    const { token } = linkIn(mail.mail.text!, 'reset');
    const passwords = Array.from({ length: 20 }, (_, n) => `basalt-garden-${n}`);
    const codes = await Promise.all(
      passwords.map((password) =>
        codeOf(app.newClient().api.account.resetPassword({ token, password })),
      ),
    );
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    expect(codes.filter((code) => code === 'auth.token_invalid')).toHaveLength(19);
    const password = passwords[codes.indexOf('ok')]!;
    expect(await codeOf(app.newClient().api.account.signIn({ email, password }))).toBe('ok');
  });

  test('end in time: a day for a confirmation, an hour for a reset, by the clock of the database', async () => {
    const { mail, client, person } = await signUpByMail(site);
    const confirm = linkIn(mail.mail.text!, 'confirm').token;
    const minutesLeft = async (purpose: string) => {
      const [row] = await app.database.asOwner<{ minutes: number }>(
        `select round(extract(epoch from t.expires_at - now()) / 60)::int as minutes
         from account_tokens t join users u on u.id = t.user_id where u.email = $1 and purpose = $2`,
        [person.email, purpose],
      );
      return row?.minutes;
    };
    expect(await minutesLeft('confirm')).toBe(24 * 60);
    await client.api.account.requestReset({ email: person.email });
    const reset = linkIn((await mailbox.waitFor(person.email, 2))[1]!.mail.text!, 'reset').token;
    expect(await minutesLeft('reset')).toBe(60);
    await app.database.asOwner(
      "update account_tokens set expires_at = now() - interval '1 second'",
    );
    expect(await codeOf(client.api.account.confirmEmail({ token: confirm }))).toBe(
      'auth.token_invalid',
    );
    expect(
      await codeOf(client.api.account.resetPassword({ token: reset, password: 'fresh-water-1' })),
    ).toBe('auth.token_invalid');
    await app.jobs.run('expired-links');
    expect(
      await app.database.asOwner('select 1 from account_tokens where expires_at < now()'),
    ).toEqual([]);
  });

  test('a forged or foreign token is refused, and a token serves its own purpose only', async () => {
    const { mail, client, person } = await signUpByMail(site);
    const confirm = linkIn(mail.mail.text!, 'confirm').token;
    for (const token of [
      'x'.repeat(43),
      `${confirm.slice(0, -1)}!`,
      `${confirm} `,
      't'.repeat(512),
    ]) {
      expect(await codeOf(client.api.account.confirmEmail({ token }))).toBe('auth.token_invalid');
    }
    const reset = { token: confirm, password: 'fresh-water-1' };
    expect(await codeOf(client.api.account.resetPassword(reset))).toBe('auth.token_invalid');
    await client.api.account.requestReset({ email: person.email });
    const token = linkIn((await mailbox.waitFor(person.email, 2))[1]!.mail.text!, 'reset').token;
    expect(await codeOf(client.api.account.confirmEmail({ token }))).toBe('auth.token_invalid');
    expect(await codeOf(client.api.account.confirmEmail({ token: confirm }))).toBe('ok');
  });

  test('point to the configured site, whatever Host a request claims', async () => {
    const person = aPerson();
    const forged = {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example',
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    };
    const send = (path: string, body: unknown) =>
      app.app.fetch(
        // A foreign name is refused before anything is done; a plain address is heard.
        new Request(`http://203.0.113.66/api${path}`, {
          method: 'POST',
          headers: forged,
          body: JSON.stringify(body),
        }),
      );
    await send('/account/sign-up', person);
    await send('/account/reset/request', { email: person.email });
    const mails = await mailbox.waitFor(person.email, 2);
    for (const { raw } of mails) expect(raw).not.toMatch(/evil|203\.0\.113\.66/);
    expect(mails.map(({ mail }) => /(http\S+)\/#\//.exec(mail.text!)?.[1])).toEqual([
      'http://localhost:3000',
      'http://localhost:3000',
    ]);
  });
});

describe('a reset', () => {
  test('sets the password, confirms the address, ends sessions and locks, and tells the owner', async () => {
    const learner = await aConfirmedLearner(site);
    const { email, client } = learner;
    const { api } = app.newClient();
    for (let n = 0; n < 11; n += 1)
      await codeOf(api.account.signIn({ email, password: `guess-${n}` }));
    expect(await codeOf(api.account.signIn(credentials(learner)))).toBe('auth.locked');
    await api.account.requestReset({ email });
    const { token } = linkIn((await mailbox.waitFor(email, 2))[1]!.mail.text!, 'reset');
    const password = 'quartz-ladder-64';
    await api.account.resetPassword({ token, password });
    expect(await isSignedIn(client)).toBe(false);
    expect(await codeOf(api.account.signIn({ email, password }))).toBe('ok');
    const [, , notice] = await mailbox.waitFor(email, 3);
    expect(notice!.mail.subject).toBe('Your Meritpath password was changed');
    expect(notice!.mail.text).not.toContain(password);
  });

  test('withdraws the other links of the account, those of a reset and of a new address', async () => {
    const { email, password, client } = await aConfirmedLearner(site);
    await forgiveAttempts(app);
    const { api } = app.newClient();
    await api.account.requestReset({ email });
    const first = linkIn((await mailbox.waitFor(email, 2)).at(-1)!.mail.text!, 'reset');
    const newEmail = `new-${email}`;
    await client.api.account.changeEmail({ newEmail, password });
    const change = linkIn((await mailbox.waitFor(newEmail))[0]!.mail.text!, 'confirm');
    await api.account.requestReset({ email });
    const mails = await mailbox.waitFor(email, 4);
    const links = mails.flatMap(({ mail }) =>
      mail.text?.includes('/#/reset') ? [linkIn(mail.text, 'reset')] : [],
    );
    const second = links.find(({ token }) => token !== first.token)!;
    const reset = (token: string) =>
      codeOf(api.account.resetPassword({ token, password: 'quartz-ladder-64' }));
    expect(await reset(second.token)).toBe('ok');
    expect(await reset(first.token)).toBe('auth.token_invalid');
    expect(await codeOf(api.account.confirmEmail({ token: change.token }))).toBe(
      'auth.token_invalid',
    );
  });

  test('proves an address that was never confirmed', async () => {
    const { person, client } = await signUpByMail(site);
    const { email } = person;
    await client.api.account.requestReset({ email });
    const { token } = linkIn((await mailbox.waitFor(email, 2))[1]!.mail.text!, 'reset');
    await client.api.account.resetPassword({ token, password: 'quartz-ladder-64' });
    expect(await codeOf(client.api.account.signIn({ email, password: 'quartz-ladder-64' }))).toBe(
      'ok',
    );
  });

  test('asked for again and again sends five mails an hour at most', async () => {
    const { email, client } = await aConfirmedLearner(site);
    await forgiveAttempts(app);
    for (let n = 0; n < 9; n += 1)
      expect(await codeOf(client.api.account.requestReset({ email }))).toBe('ok');
    await mailbox.waitFor(email, 6);
    await new Promise((wait) => setTimeout(wait, 300));
    expect(await mailbox.waitFor(email)).toHaveLength(1 + 5);
  });
});
