import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Locale, localeSchema } from '#contract/fields.ts';
import { aPerson, codeOf, forgiveAttempts, signInElsewhere } from '#tests/support/accounts.ts';
import { startApp, type TestApp, type TestClient } from '#tests/support/app.ts';
import { linkIn, type Mailbox, startMailbox } from '#tests/support/mailbox.ts';

const SITE = 'https://study.example.org';

let mailbox: Mailbox;
let app: TestApp;
beforeAll(async () => {
  mailbox = await startMailbox();
  app = await startApp({
    env: { SMTP_URL: mailbox.url, MAIL_FROM: 'Meritpath <study@example.org>' },
  });
});
beforeEach(() => forgiveAttempts(app));
afterAll(async () => {
  await app.close();
  await mailbox.close();
});

/** Signs up, and reads the mail that the person got. */
async function signUpByMail(person = aPerson(), client = app.newClient(), locale?: Locale) {
  const answer = await client.api.account.signUp({ ...person, ...(locale && { locale }) });
  const mails = await mailbox.waitFor(person.email);
  return { answer, client, person, mail: mails.at(-1)! };
}

/** Signs up and confirms; the browser is signed in by its own link. */
async function aConfirmedLearner() {
  const { client, person, mail } = await signUpByMail();
  const { token } = linkIn(mail.mail.text!, 'confirm');
  await client.api.account.confirmEmail({ token });
  return { client, ...person };
}

const isSignedIn = async ({ api }: TestClient) => (await api.learner.session()).learner !== null;
const credentials = ({ email, password }: { email: string; password: string }) => ({
  email,
  password,
});

describe('sign-up with mail', () => {
  test('asks to confirm and signs nobody in before', async () => {
    const { answer, client, person } = await signUpByMail();
    expect(answer).toEqual({ status: 'check_email' });
    expect(await isSignedIn(client)).toBe(false);
    const { api } = app.newClient();
    expect(await codeOf(api.account.signIn(credentials(person)))).toBe('auth.email_not_confirmed');
    const wrong = { ...credentials(person), password: 'some-other-thing' };
    expect(await codeOf(api.account.signIn(wrong))).toBe('auth.invalid_credentials');
  });

  test('the link confirms, and signs in the browser that signed up', async () => {
    const { client, person, mail } = await signUpByMail();
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
    const { client, person, mail } = await signUpByMail();
    const elsewhere = app.newClient();
    const { token } = linkIn(mail.mail.text!, 'confirm');
    expect(await codeOf(elsewhere.api.account.confirmEmail({ token }))).toBe('ok');
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect(await isSignedIn(client)).toBe(false);
    expect(await codeOf(client.api.account.signIn(credentials(person)))).toBe('ok');
  });

  test('a browser that signed up with another address is not signed in by the link either', async () => {
    const { mail } = await signUpByMail();
    const { client: other } = await signUpByMail();
    const { token } = linkIn(mail.mail.text!, 'confirm');
    expect(await codeOf(other.api.account.confirmEmail({ token }))).toBe('ok');
    expect(await isSignedIn(other)).toBe(false);
  });

  test('a link sent again replaces the first and still signs in the browser of the sign-up', async () => {
    const { client, person, mail } = await signUpByMail();
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
    const first = await signUpByMail();
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
    const taken = await aConfirmedLearner();
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
    const { email } = await aConfirmedLearner();
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
    const { email } = await aConfirmedLearner();
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
    const { mail, person } = await signUpByMail();
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
    const { mail } = await signUpByMail();
    const { token } = linkIn(mail.mail.text!, 'confirm');
    const codes = await Promise.all(
      Array.from({ length: 20 }, () => codeOf(app.newClient().api.account.confirmEmail({ token }))),
    );
    expect(codes.filter((code) => code === 'ok')).toHaveLength(1);
    expect(codes.filter((code) => code === 'auth.token_invalid')).toHaveLength(19);
  });

  test('of twenty redemptions of a reset at once, one wins and its password is set', async () => {
    const { email, client } = await aConfirmedLearner();
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
    const { mail, client, person } = await signUpByMail();
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
    await app.housekeeping.round();
    expect(
      await app.database.asOwner('select 1 from account_tokens where expires_at < now()'),
    ).toEqual([]);
  });

  test('a forged or foreign token is refused, and a token serves its own purpose only', async () => {
    const { mail, client, person } = await signUpByMail();
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
      host: 'evil.example',
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https',
      forwarded: 'host=evil.example',
      'content-type': 'application/json',
      'sec-fetch-site': 'same-origin',
    };
    const send = (path: string, body: unknown) =>
      app.app.fetch(
        new Request(`http://evil.example/api${path}`, {
          method: 'POST',
          headers: forged,
          body: JSON.stringify(body),
        }),
      );
    await send('/account/sign-up', person);
    await send('/account/reset/request', { email: person.email });
    const mails = await mailbox.waitFor(person.email, 2);
    for (const { raw } of mails) expect(raw).not.toContain('evil');
    expect(mails.map(({ mail }) => /(http\S+)\/#\//.exec(mail.text!)?.[1])).toEqual([
      'http://localhost:3000',
      'http://localhost:3000',
    ]);
  });
});

describe('a reset', () => {
  test('sets the password, confirms the address, ends sessions and locks, and tells the owner', async () => {
    const learner = await aConfirmedLearner();
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

  test('proves an address that was never confirmed', async () => {
    const { person, client } = await signUpByMail();
    const { email } = person;
    await client.api.account.requestReset({ email });
    const { token } = linkIn((await mailbox.waitFor(email, 2))[1]!.mail.text!, 'reset');
    await client.api.account.resetPassword({ token, password: 'quartz-ladder-64' });
    expect(await codeOf(client.api.account.signIn({ email, password: 'quartz-ladder-64' }))).toBe(
      'ok',
    );
  });

  test('asked for again and again sends five mails an hour at most', async () => {
    const { email, client } = await aConfirmedLearner();
    await forgiveAttempts(app);
    for (let n = 0; n < 9; n += 1)
      expect(await codeOf(client.api.account.requestReset({ email }))).toBe('ok');
    await mailbox.waitFor(email, 6);
    await new Promise((wait) => setTimeout(wait, 300));
    expect(await mailbox.waitFor(email)).toHaveLength(1 + 5);
  });
});

describe('changing the e-mail', () => {
  test('mails a link to the new address and a notice to the old; the link makes the change', async () => {
    const learner = await aConfirmedLearner();
    const { client, email, password } = learner;
    const newEmail = aPerson().email;
    expect(await codeOf(client.api.account.changeEmail({ newEmail, password: 'wrong-one' }))).toBe(
      'auth.password_wrong',
    );
    await client.api.account.changeEmail({ newEmail: newEmail.toUpperCase(), password });
    const [, notice] = await mailbox.waitFor(email, 2);
    expect(notice!.mail.subject).toBe('Your Meritpath email is about to change');
    expect(notice!.mail.text).toContain(newEmail);
    expect(() => linkIn(notice!.mail.text!, 'confirm')).toThrow();
    const [sent] = await mailbox.waitFor(newEmail);
    // Nothing changes before the link is opened.
    expect((await client.api.learner.get()).email).toBe(email);
    const { token } = linkIn(sent!.mail.text!, 'confirm');
    const { api } = app.newClient();
    expect(await codeOf(api.account.confirmEmail({ token }))).toBe('ok');
    expect((await client.api.learner.get()).email).toBe(newEmail);
    expect(await codeOf(api.account.signIn({ email, password }))).toBe('auth.invalid_credentials');
    expect(await codeOf(api.account.signIn({ email: newEmail, password }))).toBe('ok');
    expect(await codeOf(api.account.confirmEmail({ token }))).toBe('auth.token_invalid');
  });

  test('links that went to the old address end with it', async () => {
    const { client, email, password } = await aConfirmedLearner();
    await client.api.account.requestReset({ email });
    const reset = linkIn((await mailbox.waitFor(email, 2))[1]!.mail.text!, 'reset').token;
    const newEmail = aPerson().email;
    await client.api.account.changeEmail({ newEmail, password });
    const { token } = linkIn((await mailbox.waitFor(newEmail))[0]!.mail.text!, 'confirm');
    await client.api.account.confirmEmail({ token });
    expect(
      await codeOf(client.api.account.resetPassword({ token: reset, password: 'fresh-water-1' })),
    ).toBe('auth.token_invalid');
  });

  test('to a taken address answers the same and tells its owner', async () => {
    const owner = await aConfirmedLearner();
    const { client, password } = await aConfirmedLearner();
    const ask = (newEmail: string) => client.api.account.changeEmail({ newEmail, password });
    expect(await ask(owner.email)).toEqual(await ask(aPerson().email));
    const [, notice] = await mailbox.waitFor(owner.email, 2);
    expect(notice!.mail.subject).toBe('You already have a Meritpath account');
  });

  test('loses to somebody who took the address in the meantime', async () => {
    const { client, email, password } = await aConfirmedLearner();
    const wanted = aPerson();
    await client.api.account.changeEmail({ newEmail: wanted.email, password });
    const { token } = linkIn((await mailbox.waitFor(wanted.email))[0]!.mail.text!, 'confirm');
    await app.newClient().api.account.signUp(wanted);
    expect(await codeOf(client.api.account.confirmEmail({ token }))).toBe('auth.token_invalid');
    expect((await client.api.learner.get()).email).toBe(email);
  });

  test('to the present address is refused with the field named', async () => {
    const { client, email, password } = await aConfirmedLearner();
    expect(await codeOf(client.api.account.changeEmail({ newEmail: email, password }))).toBe(
      'request.invalid',
    );
  });
});

describe('the mails themselves', () => {
  test('are written in the five languages, as plain text, without a name a stranger could choose', async () => {
    const subjects = new Set<string>();
    for (const locale of localeSchema.options) {
      const person = aPerson({ firstName: 'Canary', lastName: 'Zilpzalp' });
      const { mail } = await signUpByMail(person, app.newClient(), locale);
      subjects.add(mail.mail.subject!);
      expect(linkIn(mail.mail.text!, 'confirm').link).toContain('http://localhost:3000/');
      expect(mail.raw).not.toMatch(/Canary|Zilpzalp/);
      expect(mail.mail.html).toBeUndefined();
    }
    expect(subjects.size).toBe(5);
  });

  test('go to one recipient, from the configured sender, marked as automatic (R-32)', async () => {
    const { mail, person } = await signUpByMail();
    expect(mail.recipients).toEqual([person.email]);
    expect(mail.mail.to).toEqual([{ name: '', address: person.email }]);
    expect(mail.mail.from).toEqual({ name: 'Meritpath', address: 'study@example.org' });
    expect(mail.mail.headers).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
      ]),
    );
  });

  test('an address with a line break or a second recipient never becomes a mail (R-32)', async () => {
    const before = mailbox.received.length;
    const addresses = [
      'a@example.org\r\nBcc: b@example.org',
      'a@example.org\nSubject: hi',
      'a@example.org, b@example.org',
      'a@example.org>\r\nDATA',
      '"a\r\n"@example.org',
      'a@example.org%0d%0aBcc:b@example.org',
    ];
    for (const email of addresses) {
      const { account } = app.newClient().api;
      const codes = await Promise.all(
        [
          account.signUp({ ...aPerson(), email }),
          account.requestReset({ email }),
          account.resendConfirmation({ email }),
        ].map(codeOf),
      );
      expect([email, ...codes]).toEqual([email, ...Array(3).fill('request.invalid')]);
    }
    await new Promise((wait) => setTimeout(wait, 200));
    expect(mailbox.received).toHaveLength(before);
  });

  test('are tried again when the server is busy, and nothing of them is kept once sent', async () => {
    mailbox.isBusy = true;
    const person = aPerson();
    await app.newClient().api.account.signUp(person);
    const outbox = () =>
      app.database.asOwner<{
        attempts: number;
        sent_at: Date | null;
        body: string | null;
        last_error: string | null;
      }>('select attempts, sent_at, body, last_error from mail_outbox where recipient = $1', [
        person.email,
      ]);
    await expect
      .poll(async () => (await outbox())[0]?.last_error, { timeout: 5000 })
      .toContain('451');
    expect((await outbox())[0]).toMatchObject({ attempts: 1, sent_at: null });
    mailbox.isBusy = false;
    await app.database.asOwner(
      'update mail_outbox set next_attempt_at = now() where sent_at is null',
    );
    await app.newClient().api.account.resendConfirmation({ email: aPerson().email });
    await signUpByMail();
    const { token } = linkIn((await mailbox.waitFor(person.email))[0]!.mail.text!, 'confirm');
    expect(await codeOf(app.newClient().api.account.confirmEmail({ token }))).toBe('ok');
    expect((await outbox())[0]).toMatchObject({ attempts: 2, body: null });
  });

  test('bodies go after a day and rows after thirty', async () => {
    const printed = await startApp();
    try {
      const person = aPerson();
      const { api } = printed.newClient();
      await api.account.signUp(person);
      await api.account.requestReset({ email: person.email });
      const rows = () =>
        printed.database.asOwner<{ body: string | null }>('select body, link from mail_outbox');
      await expect.poll(async () => (await rows())[0]?.body).toContain('/#/reset?token=');
      await printed.housekeeping.round();
      expect((await rows())[0]!.body).not.toBeNull();
      await printed.database.asOwner(
        "update mail_outbox set created_at = now() - interval '25 hours'",
      );
      await printed.housekeeping.round();
      expect(await rows()).toEqual([{ body: null, link: null }]);
      await printed.database.asOwner(
        "update mail_outbox set created_at = now() - interval '31 days'",
      );
      await printed.housekeeping.round();
      expect(await rows()).toEqual([]);
    } finally {
      await printed.close();
    }
  });

  test('neither passwords nor links nor addresses reach the log (R-42)', async () => {
    const { person, mail, client } = await signUpByMail();
    const { token } = linkIn(mail.mail.text!, 'confirm');
    await client.api.account.confirmEmail({ token });
    await signInElsewhere(app, person);
    await codeOf(
      app
        .newClient()
        .api.account.signIn({ email: person.email, password: 'canary-wrong-password' }),
    );
    const log = app.logLines.join('');
    expect(log).toContain('auth.signed_in');
    expect(log).toContain('auth.sign_in_failed');
    expect(log).toContain('auth.address_confirmed');
    for (const secret of [person.password, 'canary-wrong-password', token, person.email]) {
      expect(log).not.toContain(secret);
    }
    expect(app.consoleLines).toEqual([]);
  });
});

test('behind https the links and the site in mails are https', async () => {
  const secure = await startApp({
    env: { SMTP_URL: mailbox.url, MAIL_FROM: 'study@example.org', PUBLIC_URL: SITE },
  });
  try {
    const person = aPerson();
    const response = await secure.app.fetch(
      new Request(`${SITE}/api/account/sign-up`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
        body: JSON.stringify(person),
      }),
    );
    expect(response.headers.getSetCookie()[0]).toMatch(/^__Host-meritpath\.sign_up=.*; Secure/);
    const [mail] = await mailbox.waitFor(person.email);
    expect(linkIn(mail!.mail.text!, 'confirm').link).toMatch(
      /^https:\/\/study\.example\.org\/#\/confirm\?token=/,
    );
  } finally {
    await secure.close();
  }
});
