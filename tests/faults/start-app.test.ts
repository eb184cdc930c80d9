import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import {
  boundMs,
  childrenOf,
  freePort,
  type Program,
  processesWith,
  projectRoot,
  readyDataFolder,
  rounds,
  startProgram,
  temporaryDataFolder,
  temporaryFolder,
  temporaryFolderOfFile,
  until,
} from '#tests/support/processes.ts';

const bound = { timeout: 600_000 };
const ready = /^Meritpath is ready on http:\/\/localhost:\d+/m;
const main = join(projectRoot, 'src', 'server', 'main.ts');
const command = join(projectRoot, 'scripts', 'run.mjs');

// What a developer may have set for the real server must not reach these.
const TMPDIR = temporaryFolderOfFile();
const neutral = { TMPDIR, DATABASE_URL: '', PUBLIC_URL: '', HOST: '', LOG_LEVEL: 'info' };

async function settings(dataDir: string) {
  return { ...neutral, DATA_DIR: dataDir, PORT: String(await freePort()) };
}

const startMain = (env: NodeJS.ProcessEnv) => startProgram([main], { env });

async function refusal(env: NodeJS.ProcessEnv): Promise<string> {
  const app = startMain(env);
  expect(await app.ended(60_000)).toEqual({ code: 1, signal: null });
  expect(app.stdout()).not.toMatch(ready);
  expect(app.stderr()).toMatch(/^[^\n]+\n$/);
  return app.stderr();
}

async function statusOf(port: string, path: string): Promise<number> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      signal: AbortSignal.timeout(5000),
    });
    await response.body?.cancel();
    return response.status;
  } catch {
    return 0;
  }
}

async function untilStatus(port: string, path: string, status: number, limitMs: number) {
  const deadline = performance.now() + limitMs;
  while ((await statusOf(port, path)) !== status) {
    if (performance.now() > deadline) throw new Error(`${path} is not ${status} in ${limitMs} ms`);
    await sleep(50);
  }
}

async function stop(app: Program, signal: NodeJS.Signals = 'SIGINT'): Promise<void> {
  const startedAt = performance.now();
  app.kill(signal);
  expect(await app.ended()).toEqual({ code: 0, signal: null });
  expect(performance.now() - startedAt).toBeLessThan(boundMs(60_000, 10_000));
}

test('a bad value is one sentence that names the variable', bound, async () => {
  const dataDir = temporaryFolder();
  expect(await refusal({ ...(await settings(dataDir)), PORT: 'many' })).toMatch(/^PORT must be /);
  expect(readdirSync(dataDir)).toEqual([]);
});

test('a port that is taken is told, and the database is stopped again', bound, async () => {
  const dataDir = temporaryDataFolder();
  const env = await settings(dataDir);
  const other = createServer().listen(Number(env.PORT), '127.0.0.1');
  onTestFinished(() => {
    other.close();
  });
  const sentence = await refusal(env);
  expect(sentence).toContain(`PORT ${env.PORT}`);
  await until('the database is stopped', () => processesWith(dataDir).length === 0);
});

test('a database that does not answer is told without its password', bound, async () => {
  const dataDir = temporaryFolder();
  // Nothing listens there, and no other test is given it meanwhile.
  const url = 'postgres://study:canary-password@127.0.0.1:1/study';
  const sentence = await refusal({ ...(await settings(dataDir)), DATABASE_URL: url });
  expect(sentence).toMatch(/^DATABASE_URL .*ECONNREFUSED/);
  expect(sentence).not.toContain('canary-password');
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
});

test('a data folder that cannot be written is told by its variable', bound, async () => {
  const file = join(temporaryFolder(), 'file');
  writeFileSync(file, '');
  expect(await refusal(await settings(join(file, 'data')))).toMatch(/^DATA_DIR names /);
});

test(
  'a second start on the same data is told who has it, and the first goes on',
  bound,
  async () => {
    const env = await settings(await readyDataFolder());
    const first = startMain(env);
    await first.waitFor(ready);
    const second = await refusal({ ...env, PORT: String(await freePort()) });
    expect(second).toContain(`in use by another Meritpath (process ${first.pid})`);
    expect(await statusOf(env.PORT, '/readyz')).toBe(200);
    await stop(first);
  },
);

test('the second npm start is ready soon, and Ctrl-C ends all of it', bound, async () => {
  const soonMs = boundMs(15_000, 3_000);
  const dataDir = temporaryDataFolder();
  const env = await settings(dataDir);
  const first = startProgram([command, 'start'], { env });
  await first.waitFor(ready, 120_000);
  await stop(first);
  expect(processesWith(dataDir)).toEqual([]);
  // The quickest of three: the machine may be busy with something else for a moment.
  const durations: number[] = [];
  for (let attempt = 0; attempt < 3 && Math.min(...durations) >= soonMs; attempt += 1) {
    const startedAt = performance.now();
    const again = startProgram([command, 'start'], { env });
    await again.waitFor(ready);
    durations.push(performance.now() - startedAt);
    await stop(again, 'SIGTERM');
    expect(processesWith(dataDir)).toEqual([]);
  }
  expect(Math.min(...durations)).toBeLessThan(soonMs);
});

test('whatever is killed outright, nothing is left and the next start works', bound, async () => {
  const dataDir = await readyDataFolder();
  const env = await settings(dataDir);
  for (let round = 0; round < rounds(1, 5); round += 1) {
    const outer = startProgram([command, 'start'], { env });
    await outer.waitFor(ready);
    outer.kill('SIGKILL');
    await until('all of it is gone', () => processesWith(dataDir).length === 0);
    await untilStatus(env.PORT, '/livez', 0, 60_000);
    const app = startMain(env);
    await app.waitFor(ready);
    app.kill('SIGKILL');
    await until('the database is gone', () => processesWith(dataDir).length === 0);
  }
  const last = startMain(env);
  await last.waitFor(ready);
  await stop(last);
});

test('an app without its database stays up, says so within 2 s and recovers', bound, async () => {
  const dataDir = await readyDataFolder();
  const env = await settings(dataDir);
  const app = startMain(env);
  await app.waitFor(ready);
  expect(await statusOf(env.PORT, '/readyz')).toBe(200);
  const [server = 0] = processesWith(`postgres -D ${join(dataDir, 'postgres')}`);
  // Frozen first, with all its connections, so that the time without a database can be seen.
  const frozen = [server, ...childrenOf(server)];
  for (const pid of frozen) process.kill(pid, 'SIGSTOP');
  await untilStatus(env.PORT, '/readyz', 503, boundMs(60_000, 2_500));
  expect(await statusOf(env.PORT, '/livez')).toBe(200);
  for (const pid of frozen) process.kill(pid, 'SIGKILL');
  await untilStatus(env.PORT, '/readyz', 200, boundMs(60_000, 10_000));
  await stop(app);
});
