import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { aLearner, startApp, type TestApp } from '#tests/support/app.ts';
import { completeMission, takeSteps } from '#tests/support/play.ts';
import { stubCatalog } from '#tests/support/stub-course.ts';
import { harbor } from '#tests/support/stub-places.ts';

const { first: FIRST, second: SECOND } = harbor.missions;

let app: TestApp;
beforeAll(async () => {
  app = await startApp({ catalog: stubCatalog() });
});
afterAll(() => app.close());

const ledgerOf = (learnerId: string) =>
  app.database.asOwner<{ source: string; base_xp: number }>(
    'select source, base_xp from xp_ledger where learner_id = $1',
    [learnerId],
  );

test('R-13: fifty completions at once and one a day later pay one row', async () => {
  const { api, learner } = await aLearner(app);
  await takeSteps(api, FIRST);
  const results = await Promise.all(
    Array.from({ length: 50 }, () => api.learning.finish({ activityRef: FIRST })),
  );
  expect(results.filter((result) => !result.alreadyDone)).toHaveLength(1);
  expect(results.reduce((sum, result) => sum + result.xpAwarded, 0)).toBe(37);
  await app.database.asOwner(
    "update activity_progress set done_at = done_at - interval '1 day' where learner_id = $1",
    [learner.id],
  );
  await expect(api.learning.finish({ activityRef: FIRST })).resolves.toMatchObject({
    alreadyDone: true,
  });
  expect(await ledgerOf(learner.id)).toEqual([
    { source: 'activity:ms.hb.first-watch', base_xp: 37 },
  ]);
  const [row] = await app.database.asOwner<{ total_xp: number; badges: string; done: string }>(
    `select total_xp, (select count(*) from learner_badges where learner_id = $1) as badges,
       (select count(*) from activity_log where learner_id = $1 and type = 'mission_done') as done
       from learners where id = $1`,
    [learner.id],
  );
  expect(row).toEqual({ total_xp: 37, badges: '1', done: '1' });
});

test('fifty answers at once commit one', async () => {
  const { api, learner } = await aLearner(app);
  const play = await takeSteps(api, FIRST, 1);
  const at = play.steps.findIndex((step) => step.kind === 'check');
  await takeSteps(api, FIRST, at);
  const stepId = play.steps[at]!.id;
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, (_, i) =>
      api.learning.answerStep({ activityRef: FIRST, stepId, chosen: [i % 2 ? 'a' : 'b'] }),
    ),
  );
  expect(results.filter((result) => result.status === 'fulfilled')).toHaveLength(1);
  const rows = await app.database.asOwner(
    'select chosen from step_progress where learner_id = $1 and step_id = $2',
    [learner.id, stepId],
  );
  expect(rows).toHaveLength(1);
});

test('R-14: the app may neither change nor remove what the ledger holds, nor may the owner', async () => {
  const { api, learner } = await aLearner(app);
  await completeMission(api, FIRST);
  const denied = (query: string) =>
    app.database.pool.query(query, [learner.id]).then(
      () => 'done',
      (error: { code: string }) => error.code,
    );
  expect(await denied('update xp_ledger set base_xp = 9999 where learner_id = $1')).toBe('42501');
  expect(await denied('delete from xp_ledger where learner_id = $1')).toBe('42501');
  const byOwner = app.database.asOwner('delete from xp_ledger where learner_id = $1', [learner.id]);
  await expect(byOwner).rejects.toMatchObject({ code: '23001' });
  const byCascade = app.database.pool.query('delete from users where id = $1', [learner.id]);
  await expect(byCascade).rejects.toMatchObject({ code: '23001' });
  expect(await ledgerOf(learner.id)).toHaveLength(1);
  await app.database.pool.query('select erase_learner($1)', [learner.id]);
  expect(await ledgerOf(learner.id)).toEqual([]);
});

test('R-15: a repeated key replays the same answer, on this process and the next', async () => {
  const { api, client } = await aLearner(app);
  await takeSteps(api, FIRST);
  const finish = (
    on: { fetch: typeof client.fetch },
    key: string,
    path = `/api/activities/${FIRST}/finish`,
  ) => on.fetch(path, { method: 'POST', headers: { 'idempotency-key': key } });
  const first = await finish(client, 'finish-once-1');
  const body = await first.json();
  expect(first.status).toBe(200);
  const again = await finish(client, 'finish-once-1');
  expect(await again.json()).toEqual(body);
  expect(again.headers.get('idempotent-replay')).toBe('true');
  const other = await finish(client, 'finish-once-1', `/api/activities/${SECOND}/start`);
  expect([other.status, ((await other.json()) as { code: string }).code]).toEqual([
    422,
    'request.idempotency_key_reused',
  ]);
  const restarted = await startApp({ database: app.database, catalog: stubCatalog() });
  const after = restarted.newClient();
  for (const [name, value] of client.cookies) after.cookies.set(name, value);
  const replayed = await finish(after, 'finish-once-1');
  expect(await replayed.json()).toEqual(body);
});

/** Holds the learner's row, on which every finish waits; the answer lets go. */
async function holdRowOf(learnerId: string) {
  const holder = await app.database.pool.connect();
  await holder.query('begin');
  await holder.query('select from learners where id = $1 for update', [learnerId]);
  const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid');
  const { pid } = rows[0]!;
  let isHeld = true;
  const end = async (command: 'commit' | 'rollback') => {
    if (!isHeld) return;
    isHeld = false;
    await holder.query(command);
    holder.release();
  };
  onTestFinished(() => end('rollback'));
  return {
    /** Another connection waits for what is held here. */
    isWaitedFor: async () => {
      const waiting = await app.database.asOwner(
        'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))',
        [pid],
      );
      return waiting.length > 0;
    },
    letGo: () => end('commit'),
  };
}

test('R-15: a key in flight answers 409 until its first request is answered, then that answer', async () => {
  const { api, client, learner } = await aLearner(app);
  await takeSteps(api, FIRST);
  const finish = (headers: Record<string, string>) =>
    client.fetch(`/api/activities/${FIRST}/finish`, { method: 'POST', headers });
  const keyed = { 'idempotency-key': 'twice-at-once' };
  const held = await holdRowOf(learner.id);
  const first = finish(keyed);
  await vi.waitUntil(held.isWaitedFor, { timeout: 60_000 });
  for (const _ of [1, 2]) {
    const second = await finish(keyed);
    expect([second.status, ((await second.json()) as { code: string }).code]).toEqual([
      409,
      'request.in_flight',
    ]);
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(await ledgerOf(learner.id)).toEqual([]);
  await held.letGo();
  const answered = await first;
  expect([answered.status, answered.headers.get('idempotent-replay')]).toEqual([200, null]);
  const again = await finish(keyed);
  expect([again.status, again.headers.get('idempotent-replay')]).toEqual([200, 'true']);
  expect(await again.text()).toBe(await answered.text());
  expect(await ledgerOf(learner.id)).toHaveLength(1);
});

test('R-15: a key of another request answers 422, and finishing without a key is refused', async () => {
  const { api, client, learner } = await aLearner(app);
  await takeSteps(api, FIRST);
  await app.database.asOwner(
    "insert into idempotency_keys (learner_id, key, request_hash) values ($1, 'of-another-1', 'x')",
    [learner.id],
  );
  const finish = (headers: Record<string, string>) =>
    client.fetch(`/api/activities/${FIRST}/finish`, { method: 'POST', headers });
  expect((await finish({ 'idempotency-key': 'of-another-1' })).status).toBe(422);
  const bare = await finish({});
  expect([bare.status, ((await bare.json()) as { code: string }).code]).toEqual([
    400,
    'request.idempotency_key_required',
  ]);
  expect(await ledgerOf(learner.id)).toEqual([]);
});

test('R-15: a key is its learner’s own: another who uses it gets an answer of their own', async () => {
  const key = 'the-same-for-both';
  const people = [await aLearner(app), await aLearner(app)];
  const bodies: { id: string; answered: string | undefined; replay: string | null }[] = [];
  for (const { api, client, learner } of people) {
    await takeSteps(api, FIRST);
    const init = { method: 'POST', headers: { 'idempotency-key': key } };
    const response = await client.fetch(`/api/activities/${FIRST}/finish`, init);
    const body = (await response.json()) as { learner?: { id: string } };
    const replay = response.headers.get('idempotent-replay');
    bodies.push({ id: learner.id, answered: body.learner?.id, replay });
    expect(await ledgerOf(learner.id)).toHaveLength(1);
  }
  for (const { id, answered, replay } of bodies) expect([answered, replay]).toEqual([id, null]);
});

test('R-15: a key with another body answers 422 and changes nothing', async () => {
  const { api, client } = await aLearner(app);
  const rename = (firstName: string) =>
    client.fetch('/api/me', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'rename-once-1' },
      body: JSON.stringify({ firstName }),
    });
  expect((await rename('Odile')).status).toBe(200);
  expect((await rename('Wanda')).status).toBe(422);
  expect((await rename('Odile')).headers.get('idempotent-replay')).toBe('true');
  expect((await api.learner.get()).firstName).toBe('Odile');
});

test('R-15: kept answers stay for 48 hours, and go after', async () => {
  const { learner } = await aLearner(app);
  for (const [key, hours] of [
    ['of-the-last-day', 25],
    ['nearly-too-old', 47],
    ['too-old-by-now', 49],
  ] as const) {
    await app.database.asOwner(
      `insert into idempotency_keys (learner_id, key, request_hash, created_at, status, body)
         values ($1, $2, 'hash', now() - $3 * interval '1 hour', 200, '{}')`,
      [learner.id, key, hours],
    );
  }
  await app.jobs.run('idempotency-keys');
  const left = await app.database.asOwner<{ key: string }>(
    'select key from idempotency_keys where learner_id = $1 order by key',
    [learner.id],
  );
  expect(left.map(({ key }) => key)).toEqual(['nearly-too-old', 'of-the-last-day']);
});

test.each(['Pacific/Kiritimati', 'Etc/GMT+12'])(
  'R-19: what is paid in %s belongs to the day there, which one of the two never shares with UTC',
  async (timeZone) => {
    const { api, learner } = await aLearner(app, { timeZone });
    await takeSteps(api, FIRST);
    await api.learning.finish({ activityRef: FIRST });
    const [row] = await app.database.asOwner<{ paid: string; done: string; today: string }>(
      `select x.study_day::text as paid, p.done_on::text as done, (now() at time zone $2)::date::text as today
         from xp_ledger x join activity_progress p using (learner_id)
         where x.learner_id = $1 and p.status = 'done'`,
      [learner.id, timeZone],
    );
    expect(row).toEqual({ paid: row!.today, done: row!.today, today: row!.today });
  },
);

test('a missed day costs a shield, which is gone from then on', async () => {
  const { api, learner } = await aLearner(app);
  await app.database.asOwner(
    `insert into streaks (learner_id, scope, days, last_study_day, run_started_at)
       values ($1, 'overall', 4, (now() at time zone 'UTC')::date - 2, now() - interval '5 days')`,
    [learner.id],
  );
  const held = async () => (await api.learner.get()).streak;
  const before = await held();
  await takeSteps(api, FIRST);
  await api.learning.finish({ activityRef: FIRST });
  expect(await held()).toMatchObject({ days: 5, shieldsHeld: before.shieldsHeld - 1 });
  const [row] = await app.database.asOwner<{ shields_held: number }>(
    'select shields_held from learners where id = $1',
    [learner.id],
  );
  expect(row!.shields_held).toBe(before.shieldsHeld - 1);
});

test('R-49: a profile that differs from its ledger shows in the metrics, a true one does not', async () => {
  const { api, learner } = await aLearner(app);
  await completeMission(api, FIRST);
  const drift = async () => {
    await app.jobs.run('ledger-watch');
    const response = await app.newClient().fetch('/metrics', {
      headers: { authorization: 'Bearer a-token-for-metrics-only' },
    });
    return /^ledger_drift_learners (\d+)$/m.exec(await response.text())?.[1];
  };
  expect(await drift()).toBe('0');
  await app.database.asOwner('update learners set total_xp = total_xp + 1 where id = $1', [
    learner.id,
  ]);
  expect(await drift()).toBe('1');
});

test('a learner who repeats a write without end keeps a bounded number of answers, the newest', async () => {
  const { client, api, learner } = await aLearner(app);
  await app.database.asOwner(
    `insert into idempotency_keys (learner_id, key, request_hash, created_at, status, body)
       select $1, 'key-of-old-' || n, 'hash', now() - n * interval '1 second', 200, '{}'
       from generate_series(1, 3000) as n`,
    [learner.id],
  );
  const { learner: neighbour } = await aLearner(app);
  await app.database.asOwner(
    `insert into idempotency_keys (learner_id, key, request_hash, created_at, status, body)
       values ($1, 'key-of-a-neighbour', 'hash', now() - interval '40 hours', 200, '{}')`,
    [neighbour.id],
  );
  await takeSteps(api, FIRST);
  const key = crypto.randomUUID();
  const finish = () =>
    client.fetch(`/api/activities/${FIRST}/finish`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key },
      body: '{}',
    });
  expect((await finish()).headers.get('idempotent-replay')).toBeNull();
  expect((await finish()).headers.get('idempotent-replay')).toBe('true');
  const [kept] = await app.database.asOwner<{
    count: number;
    has_newest: boolean;
    has_oldest: boolean;
  }>(
    `select count(*)::int as count, bool_or(key = 'key-of-old-900') as has_newest,
       bool_or(key = 'key-of-old-1001') as has_oldest from idempotency_keys where learner_id = $1`,
    [learner.id],
  );
  expect(kept).toEqual({ count: 1_000, has_newest: true, has_oldest: false });
  const [theirs] = await app.database.asOwner<{ count: number }>(
    'select count(*)::int as count from idempotency_keys where learner_id = $1',
    [neighbour.id],
  );
  expect(theirs).toEqual({ count: 1 });
});
