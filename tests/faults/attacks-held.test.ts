// What the attacks on the first release did not get through, played again: strangers, keys, races, bodies, sessions.
// Kills and starts are played by the files that are named after them.
import { expect, test } from 'vitest';
import { createApi, withKey } from '#client/api/api.ts';
import { codeOf } from '#tests/support/accounts.ts';
import { productCatalogIndex } from '#tests/support/catalog.ts';
import { linkIn } from '#tests/support/mailbox.ts';
import { addressOf, type Operation, operationsIn, requestOf } from '#tests/support/operations.ts';
import { takeSteps } from '#tests/support/play.ts';
import { until } from '#tests/support/processes.ts';
import { aPerson, ask, attackedApp, counted, type Heard, times } from './attacked-app.ts';
import { aBrowser, type Browser, bytesBack } from './running-app.ts';

const bound = { timeout: 600_000 };
const FIRST = 'the-cycle-in-15-minutes';
const COOKIE = 'meritpath.session_token';
const catalog = productCatalogIndex();
const app = attackedApp();
const newBrowser = () => aBrowser(() => app.origin);

async function operations(): Promise<readonly Operation[]> {
  const { text } = await ask(app, newBrowser(), ['GET', '/api/openapi.json']);
  return operationsIn(JSON.parse(text));
}

/** An operation as our own page would call it, by whoever sits at this browser. */
async function call(browser: Browser, operation: Operation, ids: Record<string, string> = {}) {
  const init = requestOf(operation);
  return browser.fetch(new Request(`${app.origin}${addressOf(operation, ids)}`, init));
}

test(
  'A: who is not signed in gets nothing but 401 where the document asks for a session',
  bound,
  async () => {
    const closed = (await operations()).filter(
      ({ description }) => description.security?.length !== 0,
    );
    expect(closed.length).toBeGreaterThan(50);
    const stranger = newBrowser();
    for (const operation of closed) {
      const response = await call(stranger, operation);
      expect([operation.id, response.status]).toEqual([operation.id, 401]);
      expect(await response.text()).toContain('"auth.signed_out"');
    }
  },
);

test(
  'A: what belongs to another is not found, whatever is done to it, and stays as it is',
  bound,
  async () => {
    const [owner, thief] = [await aPerson(app), await aPerson(app)];
    const attempt = await owner.api.exams.start({ paperKey: 'foundation' });
    const [session] = await owner.api.account.listSessions();
    const document = await owner.api.documents.create({
      courseKey: 'togaf',
      templateKey: 'principles',
    });
    const model = await owner.api.models.create(
      { courseKey: 'archimate', name: 'Mine', viewpoint: null, start: { from: 'nothing' } },
      withKey(crypto.randomUUID()),
    );
    const its: Record<string, string> = {
      attemptId: attempt.id,
      sessionId: session!.id,
      documentId: document.id,
      modelId: model.id,
    };
    const reached = (await operations()).filter(({ pathParameters }) =>
      pathParameters.some((name) => name in its),
    );
    expect(reached.length).toBeGreaterThan(15);
    for (const operation of reached) {
      const response = await call(thief.browser, operation, its);
      expect([operation.id, response.status]).toEqual([operation.id, 404]);
      expect(await response.text()).not.toContain(owner.learner.id);
    }
    const after = await owner.api.exams.attempt({ attemptId: attempt.id });
    expect({ ...after, serverNow: '' }).toEqual({ ...attempt, serverNow: '' });
    expect((await owner.api.documents.list()).documents).toEqual([document]);
    expect((await owner.api.learner.session()).learner?.id).toBe(owner.learner.id);
  },
);

test('B: no byte of any answer tells a key while an exam runs', bound, async () => {
  const { browser, api } = await aPerson(app);
  const attempt = await api.exams.start({ paperKey: 'foundation' });
  const asked = attempt.questions.map(({ question }) => catalog.getQuestion(question.id));
  const [one] = attempt.questions;
  const letter = one && 'options' in one.question ? one.question.options[0]!.id : 'a';
  const change = { questionId: one!.question.id, revision: 1, flagged: false, msSpent: 5 };
  const ids = { attemptId: attempt.id, paperKey: 'foundation' };
  const told = [
    JSON.stringify(attempt),
    JSON.stringify(await api.exams.heartbeat({ attemptId: attempt.id, position: 1 })),
    JSON.stringify(
      await api.exams.save({
        attemptId: attempt.id,
        changes: [{ ...change, answer: { chosen: [letter] } }],
      }),
    ),
  ];
  for (const operation of (await operations()).filter(({ isWrite }) => !isWrite)) {
    told.push(await (await call(browser, operation, ids)).text());
  }
  const bytes = told.join('\n');
  expect(bytes).toContain(JSON.stringify(asked[0]!.stem).slice(1, -1));
  const leaked = asked.filter(({ explanation }) =>
    bytes.includes(JSON.stringify(explanation).slice(1, -1)),
  );
  expect(leaked.map(({ id }) => id)).toEqual([]);
  expect(bytes).not.toMatch(/"right":true|"reasons":\[\{/);
});

/** Many at once; a busy app sends some away, who did nothing and are not counted. */
async function atOnce(count: number, make: () => Promise<Heard>): Promise<Heard[]> {
  const answers = await Promise.all(times(count, make));
  return answers.filter(({ code }) => code !== 'server.unavailable');
}

test(
  'C: fifty finishes at once pay once, and fifty under one key are one answer',
  bound,
  async () => {
    const finish = ['POST', `/api/activities/${FIRST}/finish`] as const;
    const [many, keyed] = [await aPerson(app), await aPerson(app)];
    for (const { api } of [many, keyed]) await takeSteps(api, FIRST);
    const apart = await atOnce(50, () => ask(app, many.browser, finish, { body: {} }));
    expect(Object.keys(counted(apart))).toEqual(['200 ok']);
    const isFirst = ({ text }: { text: string }) => text.includes('"alreadyDone":false');
    expect(apart.filter(isFirst)).toHaveLength(1);
    const headers = { 'idempotency-key': 'all-of-them-the-same' };
    const together = await atOnce(50, () => ask(app, keyed.browser, finish, { body: {}, headers }));
    // Whoever comes when it is answered hears the same.
    together.push(await ask(app, keyed.browser, finish, { body: {}, headers }));
    const answered = together.filter(({ status }) => status === 200);
    expect(new Set(answered.map(({ text }) => text)).size).toBe(1);
    expect(answered.filter((one) => !one.headers.has('idempotent-replay'))).toHaveLength(1);
    const others = together.filter(({ status }) => status !== 200).map(({ code }) => code);
    expect(others.filter((code) => code !== 'request.in_flight')).toEqual([]);
    const paid = await app.rows<{ count: number }>(
      `select count(*)::int as count from xp_ledger
       where learner_id = any($1) and source like 'activity:%' group by learner_id`,
      [[many.learner.id, keyed.learner.id]],
    );
    expect(paid).toEqual([{ count: 1 }, { count: 1 }]);
  },
);

test(
  'C: thirty starts at once are one attempt, and fifty hand-ins score it once',
  bound,
  async () => {
    const { browser, api } = await aPerson(app);
    const start = ['POST', '/api/papers/sample-quiz/attempts'] as const;
    const starts = await atOnce(30, () => ask(app, browser, start, { body: {} }));
    const idOf = ({ text }: Heard) => (JSON.parse(text) as { id: string }).id;
    const [attemptId = '', ...more] = new Set(starts.map(idOf));
    expect(more).toEqual([]);
    const submit = ['POST', `/api/attempts/${attemptId}/submit`] as const;
    const ends = await atOnce(50, () => ask(app, browser, submit, { body: {} }));
    expect(ends.filter(({ text }) => text.includes('"alreadyDone":false'))).toHaveLength(1);
    expect(await api.exams.history({ courseKey: 'togaf' })).toHaveLength(1);
  },
);

test(
  'D: bodies that are too large, too deep or of another kind are refused, and the app goes on',
  bound,
  async () => {
    const { browser, api, learner } = await aPerson(app);
    const patch = async (body: string, type = 'application/json') => {
      const headers = { 'content-type': type };
      const { status, code } = await ask(app, browser, ['PATCH', '/api/me'], { body, headers });
      return `${status} ${code}`;
    };
    expect(await patch(`{"firstName":"${'x'.repeat(10_000_000)}"}`)).toBe('413 request.too_large');
    const deep = `{"firstName":${'['.repeat(30_000)}${']'.repeat(30_000)}}`;
    const bodies = [
      deep,
      '{"__proto__":{"firstName":"x"}}',
      '{"constructor":{}}',
      '{"firstName":1e400}',
    ];
    for (const body of bodies)
      expect([body, await patch(body)]).toEqual([body, '400 request.invalid']);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data'])
      expect([type, await patch('{}', type)]).toEqual([type, '415 request.unsupported_media_type']);
    const host = 'Host: localhost\r\n';
    const chunk = `${(70_000).toString(16)}\r\n${'x'.repeat(70_000)}\r\n0\r\n\r\n`;
    const chunked = `POST /api/demo HTTP/1.1\r\n${host}Sec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}`;
    expect(await bytesBack(app.origin, chunked)).toMatch(/^HTTP\/1\.1 413 /);
    const smuggled = [
      'Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
      'Content-Length: -1\r\n\r\n{}',
      'Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
      'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n',
      'X: a\r\n b\r\nX : c\r\n\r\n',
    ];
    for (const rest of smuggled) {
      const answer = await bytesBack(app.origin, `POST /api/demo HTTP/1.1\r\n${host}${rest}`);
      expect([rest, answer.slice(0, 12)]).toEqual([rest, 'HTTP/1.1 400']);
    }
    expect((await api.learner.get()).firstName).toBe(learner.firstName);
    expect('firstName' in Object.prototype).toBe(false);
  },
);

test(
  'E: a write that another site sends changes nothing, and no other site may read',
  bound,
  async () => {
    const { browser, api, learner } = await aPerson(app);
    const body = { firstName: 'Mallory' };
    const foreign = [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'SAME-ORIGIN' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ];
    for (const headers of foreign) {
      const { status, code } = await ask(app, browser, ['PATCH', '/api/me'], { body, headers });
      expect([headers, status, code]).toEqual([headers, 403, 'request.cross_site']);
    }
    expect((await api.learner.get()).firstName).toBe(learner.firstName);
    const origin = 'https://evil.example';
    const read = await ask(app, browser, ['GET', '/api/product'], { headers: { origin } });
    const asking = { origin, 'access-control-request-method': 'PATCH' };
    const preflight = await ask(app, newBrowser(), ['OPTIONS', '/api/me'], { headers: asking });
    expect(preflight.status).toBe(405);
    for (const { headers } of [read, preflight])
      expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  },
);

test(
  'E: a session ends with the next sign-in, a new password, a sign-out and a reset',
  bound,
  async () => {
    const { browser, api, email, password } = await aPerson(app);
    const isSignedIn = async (cookie: string | undefined) => {
      const stolen = newBrowser();
      stolen.cookies.set(COOKIE, cookie!);
      return (await ask(app, stolen, ['GET', '/api/me'])).status === 200;
    };
    const old: (string | undefined)[] = [];
    const ends = async (act: () => Promise<unknown>, other?: string) => {
      const held = [browser.cookies.get(COOKIE), ...(other ? [other] : [])];
      for (const one of held) expect(await isSignedIn(one)).toBe(true);
      await act();
      old.push(...held);
      for (const one of old) expect(await isSignedIn(one)).toBe(false);
    };
    await ends(() => api.account.signIn({ email, password }));
    const elsewhere = newBrowser();
    const there = createApi({ origin: app.origin, fetch: elsewhere.fetch });
    await there.account.signIn({ email, password });
    const newPassword = 'granite-teapot-81';
    await ends(
      () => api.account.changePassword({ currentPassword: password, newPassword }),
      elsewhere.cookies.get(COOKIE),
    );
    await api.account.signIn({ email, password: newPassword });
    await ends(() => api.account.signOut());
    await api.account.signIn({ email, password: newPassword });
    await there.account.requestReset({ email });
    const printed = () =>
      app
        .printed()
        .split('\n')
        .find((line) => line.includes(email) && line.includes('/#/reset'));
    await until('the link of the reset is printed', () => printed() !== undefined);
    const { token } = linkIn(printed()!, 'reset');
    const reset = () =>
      codeOf(there.account.resetPassword({ token, password: 'cobalt-ladder-19' }));
    let used: string[] = [];
    await ends(async () => {
      used = await Promise.all(times(8, reset));
    });
    expect(used.sort()).toEqual([...Array(7).fill('auth.token_invalid'), 'ok']);
    expect(await reset()).toBe('auth.token_invalid');
  },
);

test(
  'E: after ten wrong passwords a known and an unknown address are held up alike',
  bound,
  async () => {
    const { email } = await aPerson(app);
    for (const asked of [email, `nobody-${process.pid}@example.org`]) {
      const codes = [];
      for (const _ of times(12, () => 0)) {
        const body = { email: asked, password: 'not-the-password' };
        codes.push(
          (await ask(app, newBrowser(), ['POST', '/api/account/sign-in'], { body })).status,
        );
      }
      expect(codes).toEqual([...Array(10).fill(401), 429, 429]);
    }
  },
);
