// Mails that come by themselves: exactly those that should, once over all nodes, in the learner's language, and each
// with links that work.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Locale } from '#contract/fields.ts';
import { indexCatalog } from '#domain/catalog/catalog-index.ts';
import { hourAt, MS_PER_DAY, studyDayAt, weekdayOf } from '#domain/kernel/time.ts';
import { unsubscribeTokens } from '#server/auth/unsubscribe-token.ts';
import { createMailer } from '#server/modules/mail/mail.usecases.ts';
import { mailDigests } from '#server/modules/reminder/digest.usecases.ts';
import { aPerson, codeOf, forgiveAttempts } from '#tests/support/accounts.ts';
import { startApp, type TestApp } from '#tests/support/app.ts';
import { productCatalog } from '#tests/support/catalog.ts';
import {
  closeMailSite,
  type MailSite,
  signUpByMail,
  startMailSite,
} from '#tests/support/mail-site.ts';
import { linkIn, type Mailbox } from '#tests/support/mailbox.ts';
import { completeMission } from '#tests/support/play.ts';

let site: MailSite;
let mailbox: Mailbox;
let app: TestApp;
let otherNode: TestApp;
beforeAll(async () => {
  site = await startMailSite();
  ({ mailbox, app } = site);
  otherNode = await startApp({
    env: { SMTP_URL: mailbox.url, MAIL_FROM: 'study@example.org' },
    database: app.database,
  });
});
beforeEach(() => forgiveAttempts(app));
afterAll(async () => {
  await otherNode.close();
  await closeMailSite(site);
});

const FIRST = 'the-cycle-in-15-minutes';
const owner = (query: string, values: unknown[]) => app.database.asOwner(query, values);

/** Somebody who confirmed their address; that mail is forgotten. */
async function aReader(locale: Locale = 'en-US') {
  const { client, person, mail } = await signUpByMail(site, aPerson(), app.newClient(), locale);
  await client.api.account.confirmEmail({ token: linkIn(mail.mail.text!, 'confirm').token });
  mailbox.received.length = 0;
  const { id } = await client.api.learner.get();
  return { client, api: client.api, id, ...person };
}
type Reader = Awaited<ReturnType<typeof aReader>>;

/** Runs a job on two nodes at once, and waits until both have sent what they wrote. */
async function runJob(name: string): Promise<void> {
  await Promise.all([app.jobs.run(name), otherNode.jobs.run(name)]);
  await expect
    .poll(() => owner('select 1 from mail_outbox where sent_at is null and failed_at is null', []))
    .toEqual([]);
}

const mailsOf = ({ email }: Reader) =>
  mailbox.received.filter(({ recipients }) => recipients.includes(email)).map(({ mail }) => mail);

/** The address below a mail that ends mails of its kind, and the one that a mail program posts to. */
function leaveLinks(reader: Reader) {
  const [mail] = mailsOf(reader);
  const header = (name: string) => mail!.headers.find(({ key }) => key === name)?.value;
  const token = decodeURIComponent(/#\/unsubscribe\?token=(\S+)/.exec(mail!.text!)![1]!);
  return {
    token,
    oneClick: /^<(.*)>$/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '',
    post: header('list-unsubscribe-post'),
  };
}

describe('achievements that were not seen in the app', () => {
  /** Plays the first mission; what it brought came so many minutes ago. */
  async function achieve(reader: Reader, minutes = 31) {
    await completeMission(reader.api, FIRST);
    await age(reader, minutes);
  }
  const age = (reader: Reader, minutes: number) =>
    owner(
      'update notifications set created_at = now() - make_interval(mins => $2) where learner_id = $1',
      [reader.id, minutes],
    );

  test('come in one mail, half an hour after the last of them, and once', async () => {
    const reader = await aReader();
    await achieve(reader, 29);
    await runJob('achievement-mails');
    expect(mailsOf(reader)).toEqual([]);
    await age(reader, 31);
    await runJob('achievement-mails');
    await runJob('achievement-mails');
    const [mail, ...others] = mailsOf(reader);
    expect(others).toEqual([]);
    expect(mail!.subject).toBe('2 new achievements');
    expect(mail!.text).toMatch(/- Mission done: .+\n- Badge earned: First Steps\n/);
    expect(mail!.html).toContain('<li');
    expect(mail!.text).toContain('http://localhost:3000/#/learn');
  });

  test.each([
    ['de', '2 neue Erfolge', 'Abzeichen erhalten: Erste Schritte'],
    ['es', '2 logros nuevos', 'Insignia ganada: '],
    ['fr', '2 nouvelles réussites', 'Badge gagné'],
  ] as const)('are told in %s to somebody who reads it', async (locale, subject, line) => {
    const reader = await aReader(locale);
    await achieve(reader);
    await runJob('achievement-mails');
    expect(mailsOf(reader).map((mail) => mail.subject)).toEqual([subject]);
    expect(mailsOf(reader)[0]!.text).toContain(line);
    expect(mailsOf(reader)[0]!.html).toContain(`<html lang="${locale}">`);
  });

  test('are not mailed once they were read, when they are old, or where nobody wants them', async () => {
    const [read, old, unwanted, silent] = [
      await aReader(),
      await aReader(),
      await aReader(),
      await aReader(),
    ];
    for (const reader of [read, old, unwanted, silent]) await achieve(reader);
    const [newest] = (await read.api.notifications.list()).notifications;
    await read.api.notifications.readAll({ upTo: newest!.id });
    await age(old, 49 * 60);
    await unwanted.api.learner.update({ settings: { achievementsByEmail: false } });
    await silent.api.learner.update({ settings: { notifyByEmail: false } });
    mailbox.received.length = 0;
    await runJob('achievement-mails');
    expect(mailbox.received.map(({ mail }) => mail.subject)).toEqual([]);
  });

  test('are never mailed to demo learners, to an address nobody proved, or after a deletion', async () => {
    const [unproven, leaving] = [await aReader(), await aReader()];
    for (const reader of [unproven, leaving]) await achieve(reader);
    await owner('update users set email_verified = false where id = $1', [unproven.id]);
    await leaving.api.account.deleteAccount({ password: leaving.password });
    const demo = app.newClient();
    const { learner } = await demo.api.account.startDemo({});
    await owner(
      "update notifications set read_at = null, created_at = now() - interval '1 hour' where learner_id = $1",
      [learner.id],
    );
    await mailbox.waitFor(leaving.email);
    mailbox.received.length = 0;
    await runJob('achievement-mails');
    expect(mailbox.received.map(({ mail }) => mail.subject)).toEqual([]);
  });
});

describe('a run of study days', () => {
  /** A zone in which it is between eight and nine in the evening now. */
  const evening = () => {
    const zones = Array.from({ length: 27 }, (_, at) => `Etc/GMT${at < 13 ? '-' : '+'}${at % 13}`);
    const zone = zones.find((one) => hourAt(Date.now(), one) === 20);
    if (zone === undefined) throw new Error('No zone has evening now.');
    return zone;
  };

  /** Somebody whose run of days ended so many days ago. */
  async function aRunner(days: number, daysAgo: number, settings = {}, shields = 0) {
    const reader = await aReader();
    const zone = evening();
    await reader.api.learner.update({ timeZone: zone, settings });
    const last = studyDayAt(Date.now() - daysAgo * MS_PER_DAY, zone);
    await owner(
      "insert into streaks (learner_id, scope, days, last_study_day, run_started_at) values ($1, 'overall', $2, $3, now() - interval '9 days')",
      [reader.id, days, last],
    );
    await owner('update learners set shields_held = $2 where id = $1', [reader.id, shields]);
    return reader;
  }

  test('is reminded of once in the evening, in the app and by mail', async () => {
    const reader = await aRunner(5, 1);
    await runJob('streak-reminders');
    await runJob('streak-reminders');
    expect(mailsOf(reader).map(({ subject }) => subject)).toEqual(['Your streak: 5 days']);
    expect(mailsOf(reader)[0]!.text).toContain('one card or one question makes it 6 days.');
    const { notifications } = await reader.api.notifications.list();
    expect(notifications).toEqual([
      expect.objectContaining({ kind: 'streak_at_risk', days: 5, link: '/learn', type: 'other' }),
    ]);
  });

  test('names the shields that would keep it', async () => {
    const reader = await aRunner(5, 1, {}, 2);
    await runJob('streak-reminders');
    expect(mailsOf(reader)[0]!.text).toContain('one of your 2 shields keeps the streak.');
  });

  test('is not where it is over, a day long, fed today, or unwanted; by mail not where that is off', async () => {
    const silent = await aRunner(5, 1, { streakByEmail: false });
    const others = [
      await aRunner(5, 2),
      await aRunner(1, 1),
      await aRunner(5, 0),
      await aRunner(5, 1, { streakReminders: false }),
      await aRunner(5, 1, { quietMode: true }),
    ];
    mailbox.received.length = 0;
    await runJob('streak-reminders');
    expect(mailbox.received.map(({ mail }) => mail.subject)).toEqual([]);
    expect((await silent.api.notifications.list()).unread).toBe(1);
    for (const { api } of others) expect((await api.notifications.list()).unread).toBe(0);
  });
});

describe('the weekly digest', () => {
  /** Eight in the morning of the Monday to come, in UTC: what is done now was done in the week before it. */
  const monday = () => {
    const now = Date.now();
    const today = weekdayOf(studyDayAt(now, 'UTC'));
    const midnight = Math.floor(now / MS_PER_DAY) * MS_PER_DAY;
    return midnight + (8 - today) * MS_PER_DAY + 8 * 3_600_000;
  };

  async function sendDigests(at = monday()): Promise<void> {
    const mailer = createMailer({
      db: app.database.db,
      config: {
        publicUrl: 'http://localhost:3000',
        mail: { smtpUrl: mailbox.url, from: 'a@b.org' },
      },
      log: { warn: () => {} } as never,
      unsubscribe: unsubscribeTokens('a-secret-that-only-tests-use-0123456789'),
      consoleLine: () => {},
    });
    const send = mailDigests(mailer, indexCatalog(productCatalog()), async () => at);
    await Promise.all([1, 2].map(() => app.database.db.transaction((tx) => send(tx))));
    await mailer.deliver();
    await mailer.stop();
  }

  test('tells those who asked for it of their week, once', async () => {
    const [reader, other] = [await aReader(), await aReader()];
    await reader.api.learner.update({ settings: { weeklyDigest: true } });
    for (const { api } of [reader, other]) await completeMission(api, FIRST);
    await sendDigests();
    expect(mailsOf(other)).toEqual([]);
    const [mail, ...more] = mailsOf(reader);
    expect(more).toEqual([]);
    expect(mail!.subject).toBe('Your week: 1 study day');
    const { totalXp } = await reader.api.learner.get();
    expect(mail!.text).toContain(`- 1 study day\n- ${totalXp} XP\n`);
    expect(mail!.text).toContain('- Badge earned: First Steps');
    expect(mail!.text).toContain('What you finished:');
  });

  test('is not sent for an empty week, unless an exam is near', async () => {
    const [idle, examinee] = [await aReader(), await aReader()];
    for (const { api } of [idle, examinee]) {
      await api.learner.update({ settings: { weeklyDigest: true } });
    }
    const on = studyDayAt(monday() + 12 * MS_PER_DAY, 'UTC');
    await examinee.api.learner.update({ examDate: { courseKey: 'togaf', on } });
    await sendDigests();
    expect(mailsOf(idle)).toEqual([]);
    expect(mailsOf(examinee).map(({ subject }) => subject)).toEqual(['12 days to your TOGAF exam']);
  });

  test('comes on no other day and at no other hour', async () => {
    const reader = await aReader();
    await reader.api.learner.update({ settings: { weeklyDigest: true }, timeZone: 'UTC' });
    await completeMission(reader.api, FIRST);
    await sendDigests(monday() + MS_PER_DAY);
    await sendDigests(monday() + 4 * 3_600_000);
    expect(mailsOf(reader)).toEqual([]);
    await sendDigests();
    expect(mailsOf(reader)).toHaveLength(1);
  });
});

describe('each mail can be left', () => {
  async function anAchiever() {
    const reader = await aReader();
    await completeMission(reader.api, FIRST);
    await owner(
      "update notifications set created_at = now() - interval '1 hour' where learner_id = $1",
      [reader.id],
    );
    await runJob('achievement-mails');
    return reader;
  }
  const settingsOf = async ({ api }: Reader) => (await api.learner.get()).settings;

  test('by a mail program with one press, without a page or a cookie (RFC 8058)', async () => {
    const reader = await anAchiever();
    const { oneClick, post } = leaveLinks(reader);
    expect(post).toBe('List-Unsubscribe=One-Click');
    const opened = await app.app.fetch(new Request(oneClick));
    expect(opened.status).toBe(302);
    expect(opened.headers.get('location')).toMatch(/^\/#\/unsubscribe\?token=achievements\./);
    // Opening alone ends nothing: programs that look at links open them all.
    expect(await settingsOf(reader)).toEqual({});
    const send = (url: string) =>
      app.app.fetch(
        new Request(url, {
          method: 'POST',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
          body: 'List-Unsubscribe=One-Click',
        }),
      );
    expect((await send(oneClick)).status).toBe(200);
    expect((await send(oneClick)).status).toBe(200);
    expect(await settingsOf(reader)).toEqual({ achievementsByEmail: false });
    expect((await send(`${oneClick}x`)).status).toBe(400);
  });

  test('on the page of its link, signed out: its kind, or all that is not about the account', async () => {
    const reader = await anAchiever();
    const { token } = leaveLinks(reader);
    const { mails } = app.newClient().api;
    expect(await mails.leave({ token })).toEqual({ topic: 'achievements' });
    expect(await settingsOf(reader)).toEqual({ achievementsByEmail: false });
    await mails.leave({ token, all: true });
    expect(await settingsOf(reader)).toEqual({ achievementsByEmail: false, notifyByEmail: false });
  });

  test('by nobody else: a link that was changed ends nothing', async () => {
    const other = await aReader();
    const reader = await anAchiever();
    const token = leaveLinks(reader).token.replace(reader.id, other.id);
    expect(await codeOf(app.newClient().api.mails.leave({ token }))).toBe('mail.link_invalid');
    expect(await settingsOf(other)).toEqual({});
  });

  test('but for those about the account itself', async () => {
    const reader = await aReader();
    await reader.api.account.requestReset({ email: reader.email });
    const [reset] = (await mailbox.waitFor(reader.email)).map(({ mail }) => mail);
    expect(reset!.headers.map(({ key }) => key)).not.toContain('list-unsubscribe');
    expect(`${reset!.text}${reset!.html}`).not.toContain('unsubscribe');
  });
});
