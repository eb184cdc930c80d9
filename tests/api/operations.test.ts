import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '#server/db/database.ts';
import { createLogger } from '#server/http/logger.ts';
import { signInElsewhere } from '#tests/support/accounts.ts';
import { aLearner, startApp, type TestApp, type TestAppOptions } from '#tests/support/app.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { type DatabaseLink, linkToDatabase } from '#tests/support/database-link.ts';
import { completeMission, takeSteps } from '#tests/support/play.ts';

const FIRST = 'the-cycle-in-15-minutes';
const TOKEN = 'a-token-for-metrics-only';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

async function startForTest(options: TestAppOptions): Promise<TestApp> {
  const started = await startApp({ database: app.database, ...options });
  onTestFinished(() => started.close());
  return started;
}

describe('R-47: readiness follows the database, and life does not', () => {
  let link: DatabaseLink;
  let linked: TestApp;
  let client: Awaited<ReturnType<typeof aLearner>>['client'];
  beforeAll(async () => {
    link = await linkToDatabase();
    const database = await createTestDatabase();
    const log = createLogger({ level: 'silent', write: () => {}, now: () => 0 });
    const through = openDatabase({ ...database.appConfig, ...link.at }, log);
    linked = await startApp({ database: { ...database, ...through } });
    client = (await aLearner(linked)).client;
    return async () => {
      await linked.close();
      await link.close();
      await through.close();
      await database.drop();
    };
  });

  const ready = async () => (await client.fetch('/readyz')).status;
  const alive = async () => (await client.fetch('/livez')).status;

  /** How soon it is, `npm run test:faults` holds the clock to. */
  const untilReadyIs = (status: number) => expect.poll(ready).toBe(status);

  test('when the server is gone and comes back', async () => {
    expect([await ready(), await alive()]).toEqual([200, 200]);
    link.cut();
    await untilReadyIs(503);
    expect(await alive()).toBe(200);
    const refused = await client.fetch('/api/me');
    expect(refused.status).toBe(503);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'server.unavailable', fields: [] });
    link.restore();
    await untilReadyIs(200);
    expect((await client.fetch('/api/me')).status).toBe(200);
  });

  test('when nothing comes through any more and then everything does', async () => {
    await Promise.all(Array.from({ length: 8 }, () => client.fetch('/api/me')));
    link.silence();
    await untilReadyIs(503);
    expect(await alive()).toBe(200);
    const waiting = client.fetch('/api/me');
    link.restore();
    await untilReadyIs(200);
    expect((await waiting).status).toBe(200);
  });
});

describe('R-49: the metrics', () => {
  const ask = (from: TestApp, authorization?: string) =>
    from.newClient().fetch('/metrics', authorization ? { headers: { authorization } } : {});

  test.each([undefined, 'Bearer ', 'Bearer wrong', TOKEN, `bearer${TOKEN}`, `Bearer ${TOKEN}x`])(
    'are nowhere for who says %s',
    async (authorization) => {
      const response = await ask(app, authorization);
      expect(response.status).toBe(404);
      const unknown = await app.newClient().fetch('/api/none');
      const { requestId: _, ...body } = (await response.json()) as Record<string, unknown>;
      expect(body).toEqual({ ...((await unknown.json()) as object), requestId: undefined });
    },
  );

  test('are nowhere for anybody where no token is set', async () => {
    const silent = await startForTest({ env: { METRICS_TOKEN: '' } });
    for (const authorization of [undefined, 'Bearer undefined', 'Bearer ', 'Bearer null']) {
      expect((await ask(silent, authorization)).status).toBe(404);
    }
  });

  test('tell latency by operation, the pool and the process, to who has the token', async () => {
    const fresh = await startForTest({});
    const { api } = await aLearner(fresh);
    await takeSteps(api, FIRST, 1);
    const response = await ask(fresh, `Bearer ${TOKEN}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    const text = await response.text();
    for (const line of [
      /^http_request_duration_seconds_count\{operation="account\.signUp",method="POST",status="2xx"\} 1$/m,
      /^http_request_duration_seconds_bucket\{le="0\.25",operation="learning\.play",method="GET",status="2xx"\} \d+$/m,
      /^database_pool_connections\{state="total"\} [1-9]/m,
      /^database_pool_connections\{state="waiting"\} 0$/m,
      /^process_resident_memory_bytes \d{7,}/m,
      /^nodejs_eventloop_lag_p99_seconds /m,
    ])
      expect(text).toMatch(line);
    expect(text).not.toContain('example.org');
  });

  test('count a failure of ours by its operation', async () => {
    const fresh = await startForTest({});
    const { client } = await aLearner(fresh);
    const { asOwner, appConfig } = fresh.database;
    await asOwner(`revoke select on learner_badges from ${appConfig.user}`);
    try {
      expect((await client.fetch('/api/badges')).status).toBe(500);
    } finally {
      await asOwner(`grant select on learner_badges to ${appConfig.user}`);
    }
    const text = await (await ask(fresh, `Bearer ${TOKEN}`)).text();
    expect(text).toMatch(/^http_server_errors_total\{operation="learning\.badges"\} 1$/m);
  });

  test('have as many series after 1,000 random addresses as before', async () => {
    const { client } = await aLearner(app);
    const series = async () => {
      const text = await (await ask(app, `Bearer ${TOKEN}`)).text();
      // Those of the process itself come and go with what Node does.
      const names = text.split('\n').filter((line) => /^(http|database)_/.test(line));
      return names.map((line) => line.slice(0, line.lastIndexOf(' '))).sort();
    };
    const anything = (n: number) => `${n}-${crypto.randomUUID()}`;
    const ask1 = async (n: number) => {
      const id = anything(n);
      const paths = [
        `/${id}`,
        `/api/${id}`,
        `/api/missions/${id}`,
        `/api/courses/${id}/missions?${id}=1`,
        `/api/account/sessions/${id}`,
      ];
      const method = n % 7 === 6 ? `X${id.slice(-5)}` : ['GET', 'DELETE'][n % 2]!;
      await client.fetch(paths[n % paths.length]!, {
        method,
        headers: { 'user-agent': id, 'x-forwarded-for': id, host: `${id}.example` },
      });
    };
    // Every kind of request once, so that what may exist exists; then a thousand more.
    for (let n = 0; n < 70; n += 1) await ask1(n);
    await series();
    const before = await series();
    expect(before.length).toBeGreaterThan(100);
    for (let n = 0; n < 1_000; n += 1) await ask1(n);
    expect(await series()).toEqual(before);
    expect(before.length).toBeLessThan(3_000);
  });
});

describe('R-55: with the app’s clock wrong', () => {
  afterEach(() => vi.useRealTimers());

  /** From here on the app believes it is another time; timers go on as they do. */
  const shiftClock = (ms: number) =>
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms }) && undefined;
  const HOUR = 3_600_000;
  const WRONG = [
    ['two days ahead', 48 * HOUR],
    ['an hour behind', -HOUR],
  ] as const;

  const databaseClock = async () => {
    const [row] = await app.database.asOwner<{ ms: string; hour: number }>(
      `select (extract(epoch from now()) * 1000)::bigint::text as ms,
         extract(hour from now() at time zone 'utc')::int as hour`,
    );
    return { now: Number(row!.ms), hour: row!.hour };
  };
  /** A zone in which the day has just begun, so that an hour less is another day. */
  const zoneAtMidnight = async () => {
    const { hour } = await databaseClock();
    if (hour === 0) return 'Etc/GMT';
    return hour <= 12 ? `Etc/GMT+${hour}` : `Etc/GMT-${24 - hour}`;
  };
  const dayIn = (zone: string, at: number) =>
    new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at);
  const near = (instant: number) =>
    expect.toSatisfy((iso: string) => Math.abs(Date.parse(iso) - instant) < 60_000);

  test.each(WRONG)('%s, days and instants are the database’s', async (_name, shift) => {
    const zone = await zoneAtMidnight();
    const { now } = await databaseClock();
    shiftClock(shift);
    const { api, learner } = await aLearner(app, { timeZone: zone });
    expect(learner.timeZone).toBe(zone);
    const finish = await completeMission(api, FIRST);
    expect(finish).toMatchObject({
      xpAwarded: 40,
      totalXp: 50,
      streak: { days: 1, studiedToday: true },
    });
    const [entry] = await api.learning.activity({ limit: 1 });
    expect(entry!.createdAt).toEqual(near(now));
    const detail = await api.learning.mission({ missionKey: FIRST });
    expect(detail.doneAt).toEqual(near(now));
    const [row] = await app.database.asOwner(
      `select s.last_study_day::text as studied, p.done_on::text as done
         from streaks s join activity_progress p using (learner_id)
         where s.learner_id = $1 and s.scope = 'overall'`,
      [learner.id],
    );
    const today = dayIn(zone, now);
    expect(row).toEqual({ studied: today, done: today });
  });

  test.each(WRONG)('%s, a run goes on from yesterday and not from elsewhere', async (_n, shift) => {
    const zone = await zoneAtMidnight();
    const { api, learner } = await aLearner(app, { timeZone: zone });
    await takeSteps(api, FIRST, 2);
    await app.database.asOwner(
      `update streaks set last_study_day = last_study_day - 1 where learner_id = $1`,
      [learner.id],
    );
    shiftClock(shift);
    expect((await api.learner.get()).streak).toMatchObject({ days: 1, studiedToday: false });
    await takeSteps(api, FIRST, 3);
    expect((await api.learner.get()).streak).toMatchObject({ days: 2, studiedToday: true });
  });

  test.each(WRONG)('%s, sessions begin and end by the database', async (_name, shift) => {
    const { email, password, learner } = await aLearner(app);
    shiftClock(shift);
    const client = await signInElsewhere(app, { email, password });
    const { now } = await databaseClock();
    const inAWeek = near(now + 7 * 24 * HOUR);
    const { session } = await client.api.learner.session();
    expect(session).toMatchObject({
      createdAt: near(now),
      serverTime: near(now),
      expiresAt: inAWeek,
    });
    expect((await client.api.learner.refresh()).session.expiresAt).toEqual(inAWeek);
    const endIn = (seconds: number) =>
      app.database.asOwner(
        `update sessions set expires_at = now() + make_interval(secs => $2) where user_id = $1`,
        [learner.id, seconds],
      );
    await endIn(60);
    expect((await client.fetch('/api/me')).status).toBe(200);
    await endIn(-1);
    expect((await client.fetch('/api/me')).status).toBe(401);
    expect((await client.api.learner.session()).session).toBeNull();
  });

  test.each(WRONG)('%s, an answer is kept under its key', async (_name, shift) => {
    const { client, api } = await aLearner(app);
    await takeSteps(api, FIRST);
    const finish = () =>
      client.fetch(`/api/activities/${FIRST}/finish`, {
        method: 'POST',
        headers: { 'idempotency-key': 'kept-by-the-database' },
      });
    const first = await (await finish()).json();
    shiftClock(shift);
    await app.jobs.run('idempotency-keys');
    const again = await finish();
    expect([again.headers.get('idempotent-replay'), await again.json()]).toEqual(['true', first]);
  });
});

describe('an address that asks too often', () => {
  const LIMIT = 15;
  const limit = { REQUESTS_PER_TEN_SECONDS: String(LIMIT) };

  async function expectRefused(response: Response): Promise<void> {
    expect(response.status).toBe(429);
    const wait = Number(response.headers.get('retry-after'));
    expect([wait >= 1 && wait <= 10, Number.isInteger(wait)]).toEqual([true, true]);
    expect(await response.json()).toMatchObject({ code: 'request.too_many', fields: [] });
  }

  test('is told 429 and when to come back; pages and probes are still there', async () => {
    const limited = await startForTest({ env: limit });
    const client = limited.newClient();
    for (let n = 0; n < LIMIT; n += 1) {
      expect((await client.fetch('/api/product')).status).toBe(200);
    }
    await expectRefused(await client.fetch('/api/product'));
    const write = { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' };
    await expectRefused(await client.fetch('/api/demo', write));
    await expectRefused(await client.fetch('/api/none'));
    for (const path of ['/livez', '/readyz']) expect((await client.fetch(path)).status).toBe(200);
  });

  /** The app behind a real socket, whose peer is this machine. */
  async function served(env: Record<string, string>) {
    const limited = await startForTest({ env: { ...limit, ...env } });
    const server = createAdaptorServer({
      fetch: limited.app.fetch,
      // Other files share this process, and its Response.
      overrideGlobalObjects: false,
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    onTestFinished(() => new Promise<void>((done) => server.close(() => done())));
    const { port } = server.address() as AddressInfo;
    return (forwarded: string) =>
      fetch(`http://127.0.0.1:${port}/api/product`, {
        headers: {
          'x-forwarded-for': forwarded,
          forwarded: `for=${forwarded}`,
          connection: 'close',
        },
      });
  }

  test('is not freed by a forged X-Forwarded-For', async () => {
    const ask = await served({});
    for (let n = 0; n < LIMIT; n += 1) expect((await ask(`10.0.0.${n}`)).status).toBe(200);
    await expectRefused(await ask('10.0.1.1'));
    await expectRefused(await ask('10.0.1.2, 127.0.0.1'));
  });

  test('behind one trusted proxy is who that proxy saw, whatever was claimed before', async () => {
    const ask = await served({ TRUST_PROXY: '1' });
    for (let n = 0; n < LIMIT; n += 1) {
      expect((await ask(`10.0.0.${n}, 203.0.113.7`)).status).toBe(200);
    }
    await expectRefused(await ask('10.0.9.9, 203.0.113.7'));
    expect((await ask('203.0.113.7, 203.0.113.8')).status).toBe(200);
  });
});
