import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { said, saidByProgram } from '#tests/support/commands.ts';
import { databasePrint } from '#tests/support/database-print.ts';
import { operate } from '../../scripts/ops/operate.ts';

let app: TestApp;
let url: string;
beforeAll(async () => {
  app = await startApp();
  const { user, host, port } = inject('owner');
  const name = app.database.appConfig.database;
  url = `postgresql://${user}@localhost:${port}/${name}?host=${encodeURIComponent(host)}`;
  vi.stubEnv('DATABASE_URL', url);
  vi.stubEnv('PUBLIC_URL', 'https://study.example.org');
});
afterAll(async () => {
  vi.unstubAllEnvs();
  await app.close();
});

const ops = (...args: string[]) => said(() => operate(args));

describe('the commands of the operator', () => {
  test('find an account by a part of its address, and tell no secret of it', async () => {
    const { email, learner, password } = await aLearner(app);
    const before = await databasePrint(app.database);
    const { status, out } = await ops('user', email.slice(0, 14));
    expect(status).toBe(0);
    expect(out).toContain(`Amara Lindqvist <${email}>  ${learner.id}`);
    expect(out).toContain('confirmed');
    expect(out).toContain('1 sessions');
    expect(out).not.toContain(password);
    expect((await ops('user', 'nobody-at-all')).out).toBe('No account fits.');
    expect(await databasePrint(app.database)).toEqual(before);
  });

  test('make a link that sets a new password once, and ends the one before', async () => {
    const { email } = await aLearner(app);
    const linkOf = async () => (await ops('reset-link', email)).out.split('\n')[0]!;
    const tokenOf = (link: string) => decodeURIComponent(link.split('token=')[1]!);
    const [first, second] = [await linkOf(), await linkOf()];
    expect(second).toMatch(/^https:\/\/study\.example\.org\/#\/reset\?token=/);
    const set = (link: string) =>
      app
        .newClient()
        .api.account.resetPassword({ token: tokenOf(link), password: 'new-river-8' })
        .then(() => 'set')
        .catch((error: { code: string }) => error.code);
    expect(await set(first)).toBe('auth.token_invalid');
    expect(await set(second)).toBe('set');
    expect(await set(second)).toBe('auth.token_invalid');
    const signedIn = await app.newClient().api.account.signIn({ email, password: 'new-river-8' });
    expect(signedIn.status).toBe('signed_in');
    const unknown = await ops('reset-link', 'nobody@example.org');
    expect(unknown).toMatchObject({ status: 1, problem: expect.stringContaining('No account') });
  });

  test('list messages to support, answer and close them', async () => {
    const { api, email } = await aLearner(app);
    const text = 'Line one\nline \u001b[31mtwo';
    const { id } = await api.support.begin({ channel: 'chat', subject: 'A bell', message: text });
    const listed = (await ops('support', 'list')).out;
    expect(listed).toContain(`${id}  open  chat  Amara Lindqvist <${email}>`);
    // A learner's text writes no line of its own and steers no terminal.
    expect(listed).toContain('learner: Line one line [31mtwo');
    const answered = await ops('support', 'reply', id, '--text', 'It rings.');
    expect(answered.out).toBe(
      'Answered "A bell": the learner reads it in the product; this site sends no mail.',
    );
    const thread = await api.support.thread({ threadId: id });
    expect(thread.messages.at(-1)).toMatchObject({ author: 'support', text: 'It rings.' });
    expect((await api.notifications.list()).notifications[0]).toMatchObject({
      kind: 'support_reply',
    });
    expect((await ops('support', 'close', id)).status).toBe(0);
    expect((await ops('support', 'list', 'closed')).out).toContain(id);
  });

  test('list open reports of questions, with what learners wrote in one line', async () => {
    expect((await ops('questions')).out).toBe('No open reports of learners.');
    const { learner } = await aLearner(app);
    await app.database.asOwner(
      `insert into question_reports (learner_id, id, question_id, question_rev, course_key, reason, text)
       values ($1, 'rep-1', 'tgf.q.gone', 1, 'togaf', 'wrong_key', $2)`,
      [learner.id, 'Two answers\nare \u001b[31mright'],
    );
    const { out } = await ops('questions');
    expect(out).toContain('Open reports of learners: 1');
    expect(out).toContain('tgf.q.gone (revision 1, now gone)  wrong key');
    expect(out).toContain('Two answers are [31mright');
    expect((await ops('questions', 'all')).problem).toMatch(/^Use it as:/);
  });

  test('print figures of the installation', async () => {
    const { out, status } = await ops('metrics', '--json');
    expect(status).toBe(0);
    const figures = JSON.parse(out) as Record<string, string>;
    const [{ n }] = (await app.database.asOwner<{ n: number }>(
      'select count(*)::int as n from learners where not is_demo',
    )) as [{ n: number }];
    expect(figures).toMatchObject({ learners: String(n), 'mails waiting': '0' });
  });

  test('print on the console; what stops one is told there, with exit code 1', () => {
    const found = saidByProgram('ops.ts', ['user', 'nobody-at-all'], url);
    expect(found).toEqual({ status: 0, out: 'No account fits.', problem: '' });
    const refused = saidByProgram('ops.ts', ['user'], url);
    expect(refused).toMatchObject({ status: 1, out: '' });
    expect(refused.problem).toMatch(/^Use it as:/);
  });

  test('say how they are used, where they are not', async () => {
    for (const args of [
      [],
      ['user'],
      ['support', 'reply'],
      ['support', 'list', 'some'],
      ['--all'],
    ]) {
      expect(await ops(...args)).toMatchObject({
        status: 1,
        problem: expect.stringMatching(/^Use it as:/),
      });
    }
    const empty = await ops('support', 'reply', 'no-such-thread', '--text', 'Hello');
    expect(empty.problem).toContain('There is no message with this id');
  });
});
