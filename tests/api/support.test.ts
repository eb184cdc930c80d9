import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SITE_FACTS } from '#domain/support/facts.ts';
import { MESSAGE_MAX, MESSAGES_A_DAY, THREADS_A_DAY } from '#domain/support/threads.ts';
import { unsubscribeTokens } from '#server/auth/unsubscribe-token.ts';
import { createLogger } from '#server/http/logger.ts';
import { createMailer } from '#server/modules/mail/mail.usecases.ts';
import { answerThread, closeThread, readDesk } from '#server/modules/operator/support.usecases.ts';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { productCatalog } from '#tests/support/catalog.ts';
import { codeOf } from '#tests/support/sample-attempts.ts';

const SUPPORT = 'help@example.org';
let app: TestApp;
beforeAll(async () => {
  app = await startApp({
    env: {
      SMTP_URL: 'smtp://127.0.0.1:9',
      MAIL_FROM: 'study@example.org',
      SUPPORT_EMAIL: SUPPORT,
      SUPPORT_ANSWER_HOURS: '36',
      SUPPORT_AVAILABLE: 'false',
    },
  });
});
afterAll(() => app.close());

/** With mail, an account is confirmed by its link first: these learners have no account to sign up. */
async function aConfirmedLearner() {
  const client = app.newClient();
  const email = `support-${crypto.randomUUID()}@example.org`;
  const account = { email, password: 'river-crossing-7', firstName: 'Iris', lastName: 'Okafor' };
  await client.api.account.signUp(account);
  await app.database.asOwner('update users set email_verified = true where email = $1', [email]);
  await client.api.account.signIn({ email, password: account.password });
  const [row] = await app.database.asOwner<{ id: string }>(
    'select id from users where email = $1',
    [email],
  );
  return { client, api: client.api, email, id: row!.id };
}

const question = { channel: 'email', subject: 'My streak', message: 'It says 0. Why?' } as const;
const FAQ = productCatalog().support.faq[0]!.id;

const mails = (kind: string) =>
  app.database.asOwner<{ recipient: string; subject: string; body: string }>(
    'select recipient, subject, body from mail_outbox where kind = $1 order by created_at desc',
    [kind],
  );

const mailer = () =>
  createMailer({
    db: app.database.db,
    config: {
      publicUrl: 'https://study.example.org',
      mail: { smtpUrl: 'smtp://127.0.0.1:9', from: 'study@example.org' },
    },
    log: createLogger({ level: 'silent', write: () => {}, now: Date.now }),
    unsubscribe: unsubscribeTokens('a-secret-that-only-tests-use-0123456789'),
    consoleLine: () => {},
  });
const answer = (threadId: string, text: string) =>
  answerThread({ db: app.database.db, mailer: mailer() }, threadId, text);

describe('the support centre', () => {
  test('has at least forty questions and says what the operator says', async () => {
    const { api } = await aConfirmedLearner();
    const centre = await api.support.centre();
    expect(centre.faq.length).toBeGreaterThanOrEqual(40);
    expect(centre).toMatchObject({ isAvailable: false, answerHours: 36 });
    expect(centre.faq[0]).toMatchObject({ helpful: 0, views: 0, mine: null });
  });

  test('leaves no figure open: pass lines, minutes and XP are those of the papers', async () => {
    const { api } = await aConfirmedLearner();
    const { faq, help } = await api.support.centre();
    const said = JSON.stringify({ faq, help });
    expect(said).not.toMatch(/\{(?:site|paper|rewards|level|rule|mission) /);
    const paper = productCatalog().papers.find(({ id }) => id === 'pap.tg.foundation')!;
    const entry = JSON.stringify(faq.find(({ id }) => id === 'faq.foundation-format'));
    expect(entry).toContain(`asks ${paper.count} questions in ${paper.minutes} minutes`);
    expect(entry).toContain(`from ${paper.passPercent}%`);
    expect(SITE_FACTS.length).toBeGreaterThan(0);
  });

  test('counts one vote a learner, which can be changed, however often it is pressed', async () => {
    const learners = await Promise.all([aConfirmedLearner(), aConfirmedLearner()]);
    const votes = learners.flatMap(({ api }) =>
      Array.from({ length: 10 }, () => api.support.vote({ faqId: FAQ, helpful: true })),
    );
    await Promise.all(votes);
    const [first, second] = learners;
    const seen = async () => {
      const { faq } = await first!.api.support.centre();
      const { helpful, mine } = faq[0]!;
      return { helpful, mine };
    };
    expect(await seen()).toEqual({ helpful: 2, mine: true });
    await second!.api.support.vote({ faqId: FAQ, helpful: false });
    expect(await seen()).toEqual({ helpful: 1, mine: true });
    await first!.api.support.vote({ faqId: FAQ, helpful: null });
    expect(await seen()).toEqual({ helpful: 0, mine: null });
  });

  test('counts a view once a learner and day', async () => {
    const { api, id } = await aConfirmedLearner();
    const view = () => api.support.view({ faqId: 'faq.autosave' });
    const views = await Promise.all([view(), view(), view()]);
    expect(views.map((one) => one.views)).toEqual([1, 1, 1]);
    await app.database.asOwner(
      'update faq_marks set viewed_on = viewed_on - 1 where learner_id = $1',
      [id],
    );
    expect((await view()).views).toBe(2);
  });

  test('shows a demo learner their own vote and nobody else', async () => {
    const demo = app.newClient();
    await demo.api.account.startDemo({});
    const faqId = 'faq.themes';
    expect(await demo.api.support.vote({ faqId, helpful: true })).toMatchObject({ helpful: 1 });
    const { api } = await aConfirmedLearner();
    const { faq } = await api.support.centre();
    expect(faq.find(({ id }) => id === faqId)).toMatchObject({ helpful: 0 });
  });

  test('knows no answer of another name', async () => {
    const { api } = await aConfirmedLearner();
    const vote = api.support.vote({ faqId: 'faq.nothing', helpful: true });
    expect(await codeOf(vote)).toBe('support.faq_not_found');
  });
});

describe('a message to support', () => {
  test('is a thread with its message, mailed to the operator with the way to answer', async () => {
    const { api, email } = await aConfirmedLearner();
    const thread = await api.support.begin(question);
    expect(thread).toMatchObject({
      subject: 'My streak',
      channel: 'email',
      state: 'open',
      messages: [{ author: 'learner', text: 'It says 0. Why?' }],
    });
    const { messages: _, ...listed } = thread;
    expect(await api.support.threads()).toEqual([listed]);
    const [mail] = await mails('supportMessage');
    expect(mail).toMatchObject({ recipient: SUPPORT, subject: 'Support: My streak' });
    expect(mail!.body).toContain(email);
    expect(mail!.body).toContain(`npm run ops -- support reply ${thread.id}`);
  });

  test('names the field and the rule that it breaks', async () => {
    const { client } = await aConfirmedLearner();
    const send = async (body: object) => {
      const response = await client.fetch('/api/support/threads', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
        body: JSON.stringify(body),
      });
      const { fields } = (await response.json()) as { fields: { field: string; rule: string }[] };
      return {
        status: response.status,
        fields: fields.map(({ field, rule }) => `${field} ${rule}`),
      };
    };
    expect(await send({ ...question, subject: '  ' })).toEqual({
      status: 400,
      fields: ['subject too_small'],
    });
    expect(await send({ ...question, message: 'x'.repeat(MESSAGE_MAX + 1) })).toEqual({
      status: 400,
      fields: ['message too_big'],
    });
    expect(await send({ ...question, message: '\u0001\u0000' })).toEqual({
      status: 400,
      fields: ['message missing'],
    });
  });

  test('has one line of subject, whatever is sent (R-32)', async () => {
    const { api } = await aConfirmedLearner();
    const thread = await api.support.begin({ ...question, subject: 'A\r\nBcc: x@example.org' });
    expect(thread.subject).toBe('A Bcc: x@example.org');
    expect((await mails('supportMessage'))[0]!.subject).toBe('Support: A Bcc: x@example.org');
  });

  test('is taken a few times a day, of many at once too', async () => {
    const { api, id } = await aConfirmedLearner();
    const begun = await Promise.allSettled(
      Array.from({ length: THREADS_A_DAY + 4 }, () => api.support.begin(question)),
    );
    expect(begun.filter(({ status }) => status === 'fulfilled')).toHaveLength(THREADS_A_DAY);
    expect(await codeOf(api.support.begin(question))).toBe('request.too_many');
    const [thread] = await api.support.threads();
    const write = () => api.support.write({ threadId: thread!.id, message: 'More.' });
    await Promise.allSettled(Array.from({ length: MESSAGES_A_DAY }, write));
    const rows = await app.database.asOwner<{ n: number }>(
      'select count(*)::int as n from support_messages where learner_id = $1',
      [id],
    );
    expect(rows).toEqual([{ n: MESSAGES_A_DAY }]);
  });

  test('is refused to a demo learner, to whom nobody could answer', async () => {
    const demo = app.newClient();
    await demo.api.account.startDemo({});
    expect(await codeOf(demo.api.support.begin(question))).toBe('auth.demo_refused');
  });

  test("is nobody else's to read or to answer", async () => {
    const { api } = await aConfirmedLearner();
    const { id: threadId } = await api.support.begin(question);
    const { api: other } = await aConfirmedLearner();
    expect(await codeOf(other.support.thread({ threadId }))).toBe('support.thread_not_found');
    const write = other.support.write({ threadId, message: 'Hello' });
    expect(await codeOf(write)).toBe('support.thread_not_found');
  });
});

describe('an answer of support', () => {
  test('arrives in the thread, as a notification and by mail in the language of the learner', async () => {
    const { api } = await aConfirmedLearner();
    await api.learner.update({ locale: 'de' });
    const { id: threadId } = await api.support.begin(question);
    expect(await answer(threadId, 'It begins anew today.')).toEqual({
      ok: true,
      value: { subject: 'My streak', isMailed: true },
    });
    const thread = await api.support.thread({ threadId });
    expect(thread.state).toBe('answered');
    expect(thread.messages.map(({ author, text }) => `${author}: ${text}`)).toEqual([
      'learner: It says 0. Why?',
      'support: It begins anew today.',
    ]);
    const { notifications } = await api.notifications.list();
    expect(notifications[0]).toMatchObject({
      kind: 'support_reply',
      type: 'other',
      title: { en: 'My streak' },
      isRead: false,
    });
    const [mail] = await mails('supportReply');
    expect(mail!.subject).toBe('Antwort vom Support: My streak');
    expect(mail!.body).toContain(`https://study.example.org/#/support/messages/${threadId}`);
  });

  test('is answered in turn: the thread is open again, also a closed one', async () => {
    const { api } = await aConfirmedLearner();
    const { id: threadId } = await api.support.begin(question);
    await answer(threadId, 'Done.');
    expect(await closeThread(app.database.db, threadId)).toMatchObject({ ok: true });
    expect((await api.support.thread({ threadId })).state).toBe('closed');
    const open = async () =>
      (await readDesk(app.database.db, 'open')).some(({ id }) => id === threadId);
    expect(await open()).toBe(false);
    const again = await api.support.write({ threadId, message: 'Still 0.' });
    expect(again.state).toBe('open');
    expect(await open()).toBe(true);
  });

  test('needs a thread and words', async () => {
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect(await answer(unknown, 'Hello')).toMatchObject({
      error: { code: 'support.thread_not_found' },
    });
    const { api } = await aConfirmedLearner();
    const { id } = await api.support.begin(question);
    expect(await answer(id, '  ')).toMatchObject({ error: { code: 'missing' } });
  });
});

test('without an address of support, a message is a row and no mail', async () => {
  const quiet = await startApp();
  try {
    const { api } = await aLearner(quiet);
    await api.support.begin(question);
    const rows = await quiet.database.asOwner('select kind from mail_outbox');
    expect(rows).toEqual([]);
  } finally {
    await quiet.close();
  }
});
