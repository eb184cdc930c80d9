import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { localeSchema } from '#contract/fields.ts';
import { aPerson, codeOf, forgiveAttempts, signInElsewhere } from '#tests/support/accounts.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';
import {
  aConfirmedLearner,
  closeMailSite,
  type MailSite,
  signUpByMail,
  startMailSite,
} from '#tests/support/mail-site.ts';
import { linkIn, type Mailbox } from '#tests/support/mailbox.ts';

const SITE = 'https://study.example.org';

let site: MailSite;
let mailbox: Mailbox;
let app: TestApp;
beforeAll(async () => {
  site = await startMailSite();
  ({ mailbox, app } = site);
});
beforeEach(() => forgiveAttempts(app));
afterAll(() => closeMailSite(site));

describe('changing the e-mail', () => {
  test('mails a link to the new address and a notice to the old; the link makes the change', async () => {
    const learner = await aConfirmedLearner(site);
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
    const { client, email, password } = await aConfirmedLearner(site);
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
    const owner = await aConfirmedLearner(site);
    const { client, password } = await aConfirmedLearner(site);
    const ask = (newEmail: string) => client.api.account.changeEmail({ newEmail, password });
    expect(await ask(owner.email)).toEqual(await ask(aPerson().email));
    const [, notice] = await mailbox.waitFor(owner.email, 2);
    expect(notice!.mail.subject).toBe('You already have a Meritpath account');
  });

  test('loses to somebody who took the address in the meantime', async () => {
    const { client, email, password } = await aConfirmedLearner(site);
    const wanted = aPerson();
    await client.api.account.changeEmail({ newEmail: wanted.email, password });
    const { token } = linkIn((await mailbox.waitFor(wanted.email))[0]!.mail.text!, 'confirm');
    await app.newClient().api.account.signUp(wanted);
    expect(await codeOf(client.api.account.confirmEmail({ token }))).toBe('auth.token_invalid');
    expect((await client.api.learner.get()).email).toBe(email);
  });

  test('to the present address is refused with the field named', async () => {
    const { client, email, password } = await aConfirmedLearner(site);
    expect(await codeOf(client.api.account.changeEmail({ newEmail: email, password }))).toBe(
      'request.invalid',
    );
  });
});

describe('the mails themselves', () => {
  test('are written in the five languages, as text and in our design, without a name a stranger could choose', async () => {
    const subjects = new Set<string>();
    for (const locale of localeSchema.options) {
      const person = aPerson({ firstName: 'Canary', lastName: 'Zilpzalp' });
      const { mail } = await signUpByMail(site, person, app.newClient(), locale);
      subjects.add(mail.mail.subject!);
      expect(linkIn(mail.mail.text!, 'confirm').link).toContain('http://localhost:3000/');
      expect(mail.raw).not.toMatch(/Canary|Zilpzalp/);
      const { link } = linkIn(mail.mail.text!, 'confirm');
      expect(mail.mail.html).toContain(`<html lang="${locale}">`);
      expect(mail.mail.html).toContain(`href="${link}"`);
    }
    expect(subjects.size).toBe(5);
  });

  test('go to one recipient, from the configured sender, marked as automatic (R-32)', async () => {
    const { mail, person } = await signUpByMail(site);
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
    await signUpByMail(site);
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
      await printed.jobs.run('old-mail');
      expect((await rows())[0]!.body).not.toBeNull();
      await printed.database.asOwner(
        "update mail_outbox set created_at = now() - interval '25 hours'",
      );
      await printed.jobs.run('old-mail');
      expect(await rows()).toEqual([{ body: null, link: null }]);
      await printed.database.asOwner(
        "update mail_outbox set created_at = now() - interval '31 days'",
      );
      await printed.jobs.run('old-mail');
      expect(await rows()).toEqual([]);
    } finally {
      await printed.close();
    }
  });

  test('neither passwords nor links nor addresses reach the log (R-42)', async () => {
    const { person, mail, client } = await signUpByMail(site);
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
