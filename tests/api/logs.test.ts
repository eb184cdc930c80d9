import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLogger } from '#server/http/logger.ts';
import { forgiveAttempts, printedLink, signInElsewhere } from '#tests/support/accounts.ts';
import { aLearner, startApp, type TestApp, type TestClient } from '#tests/support/app.ts';
import { catalogWithExams } from '#tests/support/exam-catalog.ts';
import { addressOf, operationsOf, requestOf, statusOfRead } from '#tests/support/operations.ts';
import { takeSteps } from '#tests/support/play.ts';
import { sitPaper } from '#tests/support/sample-attempts.ts';

const FIRST = 'the-cycle-in-15-minutes';

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ catalog: catalogWithExams() });
});
beforeEach(() => forgiveAttempts(app));
afterAll(() => app.close());

interface Line {
  readonly time: string;
  readonly level: string;
  readonly message: string;
  readonly requestId?: string;
  readonly event?: string;
  readonly code?: string;
  readonly userId?: string;
}

/** What was logged while something was done; every line has to be one JSON object of a request. */
async function linesOf(work: () => Promise<unknown>): Promise<Line[]> {
  const from = app.logLines.length;
  await work();
  return app.logLines.slice(from).map(parse);
}

function parse(line: string): Line {
  expect(line.endsWith('}\n')).toBe(true);
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what forges lines.
  expect(line.slice(0, -1)).not.toMatch(/[\u0000-\u001f\u007f]/);
  const parsed = JSON.parse(line) as Line;
  expect(parsed).toMatchObject({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    level: expect.stringMatching(/^(debug|info|warn|error)$/),
    message: expect.stringMatching(/./),
    requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  return parsed;
}

const post = (client: TestClient, path: string, body: unknown, headers = {}) =>
  client.fetch(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

describe('R-42: nothing secret is logged', () => {
  test('of passwords, tokens, answers, cookies, names and addresses, right or wrong', async () => {
    const secrets = new Map<string, string>();
    const canary = (kind: string) => {
      const value = `canary-${kind}-${crypto.randomUUID()}`;
      secrets.set(kind, value);
      return value;
    };
    const lines = await linesOf(async () => {
      const client = app.newClient();
      const email = `${canary('address')}@example.org`;
      const password = canary('password');
      const names = { firstName: 'Canaryfirst', lastName: 'Canarylast' };
      secrets.set('first name', names.firstName);
      secrets.set('last name', names.lastName);
      await client.api.account.signUp({ email, password, ...names });
      for (const [name, value] of client.cookies) secrets.set(`cookie ${name}`, value);
      await post(client, '/api/account/sign-up', { email, password, ...names, x: canary('extra') });
      await post(client, '/api/account/sign-in', { email, password: canary('wrong password') });
      await post(client, '/api/account/sign-in', `{"password":"${canary('cut-off body')}"`);
      await post(client, '/api/account/password', {
        currentPassword: canary('wrong current'),
        newPassword: canary('new password'),
      });
      await client.api.account.requestReset({ email });
      const { token } = await printedLink(app, email, 'reset');
      secrets.set('reset token', token);
      await post(client, '/api/account/reset', { token, password: 'x' });
      await post(client, '/api/account/reset', { token, password: canary('reset password') });
      await post(client, '/api/account/confirm', { token: canary('wrong token') });
      await post(client, '/api/account/two-factor/verify', { code: 'canary7', kind: 'recovery' });
      secrets.set('recovery code', 'canary7');
      await client.fetch('/api/me', {
        headers: {
          cookie: `meritpath.session_token=${canary('forged cookie')}`,
          authorization: `Bearer ${canary('authorization')}`,
          'user-agent': canary('user agent'),
          'x-forwarded-for': canary('forwarded'),
          referer: `https://example.org/?${canary('referer')}`,
          'idempotency-key': canary('key'),
        },
      });
      await client.fetch(`/api/me?token=${canary('query')}`);
      await client.fetch(`/api/${canary('path')}`);
      await client.fetch('/metrics', { headers: { authorization: canary('metrics token') } });
      const { api, client: learner } = await aLearner(app);
      await takeSteps(api, FIRST, 2);
      await post(learner, `/api/activities/${FIRST}/steps/s03/answer`, {
        chosen: [canary('answer')],
      });
    });
    expect(lines.length).toBeGreaterThan(20);
    const text = JSON.stringify(lines);
    const hits = [...secrets].filter(
      ([, secret]) => text.includes(secret) || text.includes(encodeURIComponent(secret)),
    );
    expect(secrets.size).toBeGreaterThan(22);
    expect(hits.map(([kind]) => kind)).toEqual([]);
  });

  test('when the database refuses a row: not the values, but what failed', async () => {
    const broken = async (table: string, work: () => Promise<Response>) => {
      const { asOwner, appConfig } = app.database;
      await asOwner(`revoke insert, update on ${table} from ${appConfig.user}`);
      try {
        return await work();
      } finally {
        await asOwner(`grant insert, update on ${table} to ${appConfig.user}`);
      }
    };
    const { client } = await aLearner(app);
    const secret = `canary-${crypto.randomUUID()}`;
    const [first = '', last = ''] = ['Canaryrow', 'Canarycell'];
    const statuses: number[] = [];
    const lines = await linesOf(async () => {
      const signUp = { email: `${secret}@example.org`, password: secret };
      for (const table of ['users', 'accounts', 'learners']) {
        const answer = await broken(table, () =>
          post(app.newClient(), '/api/account/sign-up', {
            ...signUp,
            firstName: first,
            lastName: last,
          }),
        );
        statuses.push(answer.status);
        expect(await answer.text()).not.toMatch(/users|accounts|learners|permission|insert|\$1/);
      }
      const update = await broken('learners', () =>
        client.fetch('/api/me', {
          method: 'PATCH',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ firstName: first }),
        }),
      );
      statuses.push(update.status);
    });
    expect(statuses).toEqual([500, 500, 500, 500]);
    const failed = lines.filter(({ level }) => level === 'error');
    expect(failed).toHaveLength(4);
    for (const line of failed) {
      expect(line).toMatchObject({
        message: 'request failed',
        err: 'query failed',
        sqlState: '42501',
        query: expect.stringMatching(/^(insert into|update) "/),
        stack: expect.stringMatching(/^at /),
      });
    }
    const text = JSON.stringify(lines);
    for (const value of [secret, first, last, '$argon2id$', '@example.org']) {
      expect(text).not.toContain(value);
    }
  });
});

describe('R-42: no value forges a line', () => {
  const FORGERY = '\r\n{"level":"info","event":"auth.signed_in","message":"forged"}\n';

  test('however it comes in: names, paths, queries, headers', async () => {
    const { client } = await aLearner(app);
    const lines = await linesOf(async () => {
      const encoded = encodeURIComponent(FORGERY);
      for (const body of [{ firstName: FORGERY }, { lastName: `x\u2028${FORGERY}\u0085` }]) {
        const response = await client.fetch('/api/me', {
          method: 'PATCH',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        });
        expect(response.status).toBe(400);
      }
      await client.fetch(`/api/missions/${encoded}`);
      await client.fetch(`/api/${encoded}?x=${encoded}`);
      await client.fetch('/api/me', {
        headers: { 'user-agent': encoded, 'x-request-id': encoded },
      });
      await client.fetch('/api/me', {
        headers: { 'user-agent': 'a\u0085b\u00a0{"level":"info"}' },
      });
      // Neither a browser nor a server lets such a header through.
      expect(() => new Headers({ 'user-agent': `a${FORGERY}b` })).toThrow(TypeError);
    });
    expect(lines.length).toBeGreaterThanOrEqual(6);
    expect(lines.filter(({ event }) => event !== undefined)).toEqual([]);
    expect(JSON.stringify(lines)).not.toContain('forged');
  });

  test('for the logger writes one line whatever it is given', () => {
    const written: string[] = [];
    const log = createLogger({ level: 'info', write: (line) => written.push(line), now: () => 0 });
    log.child({ requestId: FORGERY }).warn({ userAgent: FORGERY, 'a\nb': 1 }, FORGERY);
    expect(written).toHaveLength(1);
    expect(written[0]!.split('\n')).toHaveLength(2);
    expect(JSON.parse(written[0]!)).toEqual({
      time: '1970-01-01T00:00:00.000Z',
      level: 'warn',
      message: FORGERY,
      requestId: FORGERY,
      userAgent: FORGERY,
      'a\nb': 1,
    });
  });

  test('that names a secret by its field shows that it was there, not what it was', () => {
    const written: string[] = [];
    const log = createLogger({ level: 'info', write: (line) => written.push(line), now: () => 0 });
    log.info({ password: 'river-crossing-7', token: 't'.repeat(43) }, 'nobody should log this');
    expect(JSON.parse(written[0]!)).toMatchObject({ password: '[Redacted]', token: '[Redacted]' });
  });
});

describe('R-42: every request is logged', () => {
  test('once, with operation, status and the id that the answer carries', async () => {
    const { client, api } = await aLearner(app);
    await takeSteps(api, FIRST, 1);
    const { attempt } = await sitPaper(api, 6);
    const reads = (await operationsOf(app)).filter(
      ({ isWrite, id }) => !isWrite && statusOfRead(id) === 200,
    );
    for (const operation of reads) {
      let id: string | null = null;
      const lines = await linesOf(async () => {
        const address = addressOf(operation, { attemptId: attempt.id });
        const response = await client.fetch(address, requestOf(operation));
        id = response.headers.get('x-request-id');
      });
      expect(lines).toEqual([
        {
          time: expect.any(String),
          level: 'info',
          message: 'request',
          requestId: id,
          operation: operation.id,
          method: 'GET',
          status: 200,
          ms: expect.any(Number),
        },
      ]);
    }
  });

  test('under an id of ours, which the failure names too', async () => {
    const lines = await linesOf(async () => {
      const response = await app
        .newClient()
        .fetch('/api/me', { headers: { 'x-request-id': '11111111-1111-1111-1111-111111111111' } });
      const { requestId } = (await response.json()) as { requestId: string };
      expect(response.headers.get('x-request-id')).toBe(requestId);
      expect(requestId).not.toContain('1111-1111-1111');
    });
    expect(lines).toHaveLength(1);
  });
});

describe('R-42: what happens to accounts is logged', () => {
  const eventsOf = (lines: Line[]) =>
    lines
      .filter(({ event }) => event !== undefined)
      .map(({ event, userId, code }) => ({
        event,
        ...(userId && { userId }),
        ...(code && { code }),
      }));

  test('sign-up, sign-in, a failed one, sign-out, another session ended', async () => {
    let userId = '';
    let email = '';
    let password = '';
    const signUp = await linesOf(async () => {
      const learner = await aLearner(app);
      ({ email, password } = learner);
      userId = learner.learner.id;
    });
    expect(eventsOf(signUp)).toEqual([
      { event: 'auth.signed_up', userId },
      { event: 'auth.signed_in', userId },
    ]);
    let client = app.newClient();
    const signIn = await linesOf(async () => {
      client = await signInElsewhere(app, { email, password });
    });
    expect(eventsOf(signIn)).toEqual([{ event: 'auth.signed_in', userId }]);
    const failed = await linesOf(() =>
      post(app.newClient(), '/api/account/sign-in', { email, password: 'not-this-one' }),
    );
    expect(eventsOf(failed)).toEqual([
      { event: 'auth.sign_in_failed', code: 'auth.invalid_credentials' },
    ]);
    const others = (await client.api.account.listSessions()).filter(({ current }) => !current);
    const revoked = await linesOf(() =>
      client.api.account.revokeSession({ sessionId: others[0]!.id }),
    );
    expect(eventsOf(revoked)).toEqual([{ event: 'auth.session_revoked', userId }]);
    const signOut = await linesOf(() => client.api.account.signOut());
    expect(eventsOf(signOut)).toEqual([{ event: 'auth.signed_out', userId }]);
  });

  test('a changed password, a reset, a deletion', async () => {
    const { api, email, password, learner } = await aLearner(app);
    const userId = learner.id;
    const changed = await linesOf(() =>
      api.account.changePassword({ currentPassword: password, newPassword: 'granite-ladder-4' }),
    );
    expect(eventsOf(changed)).toContainEqual({ event: 'auth.password_changed', userId });
    const asked = await linesOf(() => api.account.requestReset({ email }));
    expect(eventsOf(asked)).toEqual([{ event: 'auth.reset_requested' }]);
    const { token } = await printedLink(app, email, 'reset');
    const reset = await linesOf(() =>
      api.account.resetPassword({ token, password: 'granite-ladder-5' }),
    );
    expect(eventsOf(reset)).toEqual([{ event: 'auth.password_reset', userId }]);
    const again = await signInElsewhere(app, { email, password: 'granite-ladder-5' });
    const deleted = await linesOf(() =>
      again.api.account.deleteAccount({ password: 'granite-ladder-5' }),
    );
    expect(eventsOf(deleted)).toEqual([{ event: 'auth.deletion_requested', userId }]);
  });

  test('a lock, each time that it refuses', async () => {
    const { email } = await aLearner(app);
    const lines = await linesOf(async () => {
      for (let attempt = 0; attempt < 12; attempt += 1) {
        await post(app.newClient(), '/api/account/sign-in', { email, password: 'not-this-one' });
      }
    });
    const locked = eventsOf(lines).filter(({ event }) => event === 'auth.locked');
    expect(locked).toHaveLength(2);
    expect(eventsOf(lines).filter(({ code }) => code === 'auth.invalid_credentials')).toHaveLength(
      10,
    );
  });
});
