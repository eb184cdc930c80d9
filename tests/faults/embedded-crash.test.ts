import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import {
  boundMs,
  type Program,
  processesWith,
  readyDataFolder,
  rounds,
  startProgram,
  temporaryFolderOfFile,
  until,
} from '#tests/support/processes.ts';

const host = join(import.meta.dirname, 'embedded-host.ts');
const ready = /ready (\{.*\})/;
const endsWithinMs = boundMs(60_000, 10_000);
const backWithinMs = boundMs(60_000, 10_000);
const bound = { timeout: 600_000 };

type Ready = { pid: number; numbers: number[] };

const TMPDIR = temporaryFolderOfFile();
const start = (dataDir: string, ...args: string[]) =>
  startProgram([host, dataDir, ...args], { env: { TMPDIR } });

async function readyFacts(app: Program): Promise<Ready> {
  return JSON.parse((await app.waitFor(ready))[1] ?? '') as Ready;
}

function writtenBy(app: Program): number[] {
  return [...app.stdout().matchAll(/^written (\d+)$/gm)].map((match) => Number(match[1]));
}

const isRunning = (pid: number): boolean => processesWith('postgres').includes(pid);

async function stop(app: Program): Promise<number> {
  const startedAt = performance.now();
  app.kill('SIGTERM');
  expect(await app.ended()).toEqual({ code: 0, signal: null });
  return performance.now() - startedAt;
}

test(
  'an app killed while it writes leaves no server and loses nothing acknowledged',
  bound,
  async () => {
    const dataDir = await readyDataFolder();
    const acknowledged = new Set<number>();
    for (let round = 0; round < rounds(1, 20); round += 1) {
      const app = start(dataDir, 'write');
      const { numbers } = await readyFacts(app);
      expect([...acknowledged].filter((n) => !numbers.includes(n))).toEqual([]);
      await until('it writes', () => writtenBy(app).length > 50);
      app.kill('SIGKILL');
      await app.ended();
      await until('no server is left', () => processesWith(dataDir).length === 0);
      for (const n of writtenBy(app)) acknowledged.add(n);
    }
    const last = start(dataDir);
    const { numbers } = await readyFacts(last);
    expect([...acknowledged].filter((n) => !numbers.includes(n))).toEqual([]);
    await stop(last);
  },
);

test(
  'a stop while it writes loses nothing, ends the server and takes less than 10 s',
  bound,
  async () => {
    const dataDir = await readyDataFolder();
    const app = start(dataDir, 'write');
    await readyFacts(app);
    await until('it writes', () => writtenBy(app).length > 50);
    expect(await stop(app)).toBeLessThan(endsWithinMs);
    expect(processesWith(dataDir)).toEqual([]);
    const again = start(dataDir);
    const { numbers } = await readyFacts(again);
    expect(writtenBy(app).filter((n) => !numbers.includes(n))).toEqual([]);
    await stop(again);
  },
);

test(
  'a killed server is back within 10 s in the same place, with all that was acknowledged',
  bound,
  async () => {
    const dataDir = await readyDataFolder();
    const app = start(dataDir, 'write');
    let { pid } = await readyFacts(app);
    for (const signal of ['SIGKILL', 'SIGINT', 'SIGQUIT'] as const) {
      await until('it writes', () => writtenBy(app).length > 50);
      const killedAt = performance.now();
      process.kill(pid, signal);
      const before = pid;
      await until(
        `the server ended by ${signal} is back`,
        () => {
          const ups = [...app.stdout().matchAll(/^up (\d+)$/gm)].map((match) => Number(match[1]));
          pid = ups.at(-1) ?? before;
          return pid !== before;
        },
        backWithinMs,
      );
      expect(performance.now() - killedAt).toBeLessThan(backWithinMs);
      const count = writtenBy(app).length;
      await until('it writes again', () => writtenBy(app).length > count + 20);
    }
    await stop(app);
    const again = start(dataDir);
    const { numbers } = await readyFacts(again);
    expect(writtenBy(app).filter((n) => !numbers.includes(n))).toEqual([]);
    await stop(again);
  },
);

test('a stop while the server is down does not start it again', bound, async () => {
  const dataDir = await readyDataFolder();
  const app = start(dataDir);
  const { pid } = await readyFacts(app);
  process.kill(pid, 'SIGKILL');
  await app.waitFor(/^down$/m);
  expect(await stop(app)).toBeLessThan(endsWithinMs);
  expect(processesWith(dataDir)).toEqual([]);
});

test('a server that outlived its app is stopped by the next start', bound, async () => {
  const dataDir = await readyDataFolder();
  const app = start(dataDir, 'write');
  const { pid } = await readyFacts(app);
  await until('it writes', () => writtenBy(app).length > 50);
  // Without its guard, which was made to fail here, the server is orphaned by the app's death.
  for (const guard of processesWith(dataDir).filter((each) => each !== pid && each !== app.pid))
    process.kill(guard, 'SIGKILL');
  app.kill('SIGKILL');
  await app.ended();
  await sleep(200);
  expect(isRunning(pid)).toBe(true);
  const next = start(dataDir);
  const facts = await readyFacts(next);
  expect(isRunning(pid)).toBe(false);
  expect(writtenBy(app).filter((n) => !facts.numbers.includes(n))).toEqual([]);
  await stop(next);
});

test("a server's id that went to another program does not stop the next start", bound, async () => {
  const dataDir = await readyDataFolder();
  const app = start(dataDir);
  const { pid } = await readyFacts(app);
  // Everything dies at once: the frozen app cannot restart its server, which cannot tidy up.
  app.kill('SIGSTOP');
  process.kill(pid, 'SIGKILL');
  app.kill('SIGKILL');
  await app.ended();
  await until('no server is left', () => processesWith(dataDir).length === 0);
  const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
  const { uid, gid } = statSync(pidFile);
  const other: ChildProcess = spawn('sleep', ['60'], {
    stdio: 'ignore',
    ...(process.getuid?.() === 0 && { uid, gid }),
  });
  onTestFinished(() => {
    other.kill();
  });
  writeFileSync(pidFile, readFileSync(pidFile, 'utf8').replace(/^\d+/, String(other.pid)));
  const next = start(dataDir);
  await readyFacts(next);
  expect(other.exitCode).toBeNull();
  await stop(next);
});
