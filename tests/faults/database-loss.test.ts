import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '#server/db/embedded/embedded-postgres.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { boundMs, type Program, readyDataFolder, rounds, until } from '#tests/support/processes.ts';
import { brokenRules, lostOf } from './invariants.ts';
import {
  aPlace,
  connectAsOwner,
  failuresIn,
  ownerOf,
  type Place,
  startAt,
  untilStatus,
  urlOf,
} from './running-app.ts';
import { type Class, startStudents } from './students.ts';

const bound = { timeout: 900_000 };
const recoveryMs = boundMs(60_000, 10_000);
const aliveMs = boundMs(30_000, 5_000);
const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

async function startServer(dataDir: string): Promise<EmbeddedPostgres> {
  const started = await startEmbeddedPostgres({ dataDir, log: silent });
  if (!started.ok) throw new Error(started.error.message);
  onTestFinished(() => started.value.stop());
  return started.value;
}

/** Milliseconds until a deed that was begun before or after is acknowledged again. */
async function untilStudying(students: Class): Promise<number> {
  const startedAt = performance.now();
  const before = students.acknowledged.length;
  await until('they study again', () => students.acknowledged.length > before + 4, recoveryMs);
  return performance.now() - startedAt;
}

/** What clients may be told while the database is away, and nothing else. */
const expectedAnswers = new Set(['200 ok', '503 server.unavailable', '409 request.in_flight']);

function expectNoFault(app: Program, students: Class): void {
  expect(app.child.exitCode).toBeNull();
  expect(students.wrong).toEqual([]);
  expect(students.withoutRetryAfter).toBe(0);
  expect([...students.answers.keys()].filter((name) => !expectedAnswers.has(name))).toEqual([]);
}

const studied = (students: Class) => {
  const before = students.acknowledged.length;
  return until('they study', () => students.acknowledged.length > before + 30, 60_000);
};

test(
  'an app outlives its database, answers 503 meanwhile and loses nothing (R-52, R-47)',
  bound,
  async ({ annotate }) => {
    const dataDir = await readyDataFolder();
    let server = await startServer(dataDir);
    // So few that a connection which a loss left unreturned would soon be missed.
    const place = await aPlace({
      DATABASE_URL: urlOf(server.ownerConfig),
      DATABASE_POOL_SIZE: '4',
    });
    const app = await startAt(place);
    const students = startStudents(() => place.origin, 4);
    const figures: string[] = [];
    for (let loss = 0; loss < rounds(2, 10); loss += 1) {
      await studied(students);
      const isImmediate = loss % 2 === 1;
      if (isImmediate) process.kill(server.pid()!, 'SIGQUIT');
      const stopped = server.stop();
      const unready = await untilStatus(`${place.origin}/readyz`, 503, 2000);
      await stopped;
      expect(await untilStatus(`${place.origin}/livez`, 200, aliveMs)).toBeLessThan(aliveMs);
      const before = students.answers.get('503 server.unavailable') ?? 0;
      await until(
        'they are told to come back',
        () => (students.answers.get('503 server.unavailable') ?? 0) > before + 4,
        5000,
      );
      server = await startServer(dataDir);
      const isReady = await untilStatus(`${place.origin}/readyz`, 200, 5000);
      const studying = await untilStudying(students);
      const times = [unready, isReady, studying].map(Math.round);
      figures.push(`${isImmediate ? 'immediate' : 'fast'} ${times.join('/')}`);
    }
    const settled = await students.finish(recoveryMs);
    expectNoFault(app, students);
    expect(failuresIn(app)).toEqual([]);
    const owner = await connectAsOwner(server.ownerConfig);
    expect(await lostOf(owner, students.acknowledged)).toEqual([]);
    expect(await brokenRules(owner)).toEqual([]);
    await owner.end();
    app.kill('SIGTERM');
    expect(await app.ended()).toEqual({ code: 0, signal: null });
    await annotate(
      `503/ready/studying again in ms: ${figures.join(', ')}; all retries over after ${Math.round(settled)}; acknowledged ${students.acknowledged.length}`,
    );
  },
);

const postmasterOf = (place: Place): number =>
  Number(
    readFileSync(join(place.env.DATA_DIR!, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0],
  );

test(
  'an embedded database that is killed outright comes back with all it acknowledged (R-52)',
  bound,
  async ({ annotate }) => {
    const place = await aPlace();
    const app = await startAt(place);
    const students = startStudents(() => place.origin, 4);
    const figures: number[] = [];
    for (let loss = 0; loss < rounds(1, 10); loss += 1) {
      await studied(students);
      const startedAt = performance.now();
      const killed = postmasterOf(place);
      process.kill(killed, 'SIGKILL');
      await until(
        'another server runs',
        () => app.stdout().split('is back').length > loss + 1,
        recoveryMs,
      );
      await untilStudying(students);
      figures.push(Math.round(performance.now() - startedAt));
      expect(postmasterOf(place)).not.toBe(killed);
      expect(figures.at(-1)).toBeLessThan(recoveryMs);
    }
    await students.finish(recoveryMs);
    expectNoFault(app, students);
    // The app reports the loss of its database, and nothing else.
    expect(failuresIn(app).filter((line) => !line.includes('is being restarted'))).toEqual([]);
    const owner = await ownerOf(place);
    expect(await lostOf(owner, students.acknowledged)).toEqual([]);
    expect(await brokenRules(owner)).toEqual([]);
    await owner.end();
    app.kill('SIGTERM');
    expect(await app.ended()).toEqual({ code: 0, signal: null });
    await annotate(
      `studying again after ${figures} ms; acknowledged ${students.acknowledged.length}`,
    );
  },
);

// It takes the half minute that a dead connection is waited for.
test.runIf(process.env.FAULTS === 'full')(
  'a database that hangs is answered for with 503, and used again when it moves',
  bound,
  async () => {
    const dataDir = await readyDataFolder();
    const server = await startServer(dataDir);
    const place = await aPlace({ DATABASE_URL: urlOf(server.ownerConfig) });
    const app = await startAt(place);
    const students = startStudents(() => place.origin, 4);
    await studied(students);
    const owner = await connectAsOwner(server.ownerConfig);
    const { rows } = await owner.query<{ pid: number }>(
      "select pid from pg_stat_activity where application_name = 'meritpath'",
    );
    const frozen = [server.pid()!, ...rows.map(({ pid }) => pid)];
    const signalAll = (signal: NodeJS.Signals) => {
      for (const pid of frozen) {
        try {
          process.kill(pid, signal);
        } catch {
          // A connection that the app gave up has ended.
        }
      }
    };
    onTestFinished(() => signalAll('SIGCONT'));
    signalAll('SIGSTOP');
    await untilStatus(`${place.origin}/readyz`, 503, 2500);
    expect(await untilStatus(`${place.origin}/livez`, 200, aliveMs)).toBeLessThan(aliveMs);
    // Every learner's request hangs in the dead connection, is given up, and then the next one too.
    await until(
      'all of them are told',
      () => (students.answers.get('503 server.unavailable') ?? 0) > 8,
      40_000,
    );
    signalAll('SIGCONT');
    await untilStatus(`${place.origin}/readyz`, 200, 5000);
    await untilStudying(students);
    await students.finish(recoveryMs);
    expectNoFault(app, students);
    expect(await lostOf(owner, students.acknowledged)).toEqual([]);
  },
);

test('a transaction that cannot begin gives its connection back', bound, async () => {
  const database = await createTestDatabase(2);
  onTestFinished(() => database.drop());
  for (let attempt = 0; attempt < 4; attempt += 1) {
    const begun = database.db.transaction(async () => 'begun', { isolationLevel: 'none' as never });
    await expect(begun).rejects.toThrow();
  }
  expect(await database.db.transaction(async () => 'begun')).toBe('begun');
  expect(database.pool.totalCount - database.pool.idleCount).toBe(0);
});
