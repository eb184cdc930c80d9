// Start-up cold and warm, memory at rest and under load, and what a sign-in costs beside its hash.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import autocannon from 'autocannon';
import { createPasswordHasher } from '#server/auth/password-hash.ts';
import { type Figure, median } from './figures.ts';
import { printed } from './printed.ts';
import type { Stage } from './stage.ts';

const root = join(import.meta.dirname, '..');
const PASSWORD = 'river-crossing-7';
const AT_REST_MS = 60_000;

async function timeUntil(args: readonly string[], env: Record<string, string>, word: string) {
  const started = performance.now();
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'silent', ...env },
  });
  await printed(child, word);
  const seconds = (performance.now() - started) / 1000;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
  return seconds;
}

/** `npm start` from a fresh data folder and from one that is there, against a bare Node that says a word. */
export async function startFigures(port: number): Promise<Figure[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'meritpath-start-'));
  const start = () =>
    timeUntil(['scripts/run.mjs', 'start'], { PORT: String(port), DATA_DIR: dataDir }, 'is ready');
  const node = () =>
    timeUntil(['-e', 'console.log("word"); setInterval(() => {}, 1000)'], {}, 'word');
  const warm: number[] = [];
  const bare: number[] = [];
  const cold = await start();
  for (let round = 0; round < 5; round += 1) {
    warm.push(await start());
    bare.push(await node());
  }
  rmSync(dataDir, { recursive: true, force: true });
  const baseline = { name: 'a bare Node process', value: median(bare) };
  return [
    { name: 'start with a new database (installed and built)', value: cold, unit: 's', baseline },
    { name: 'second start', value: median(warm), unit: 's', baseline, aim: 'ready within 3 s' },
  ];
}

const residentMiB = (pid: number): number => {
  const status = `/proc/${pid}/status`;
  if (!existsSync(status)) return Number.NaN;
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(status, 'utf8'))?.[1]) / 1024;
};

/** Resident memory of the app before and after a minute's worth of requests, against a bare Node. */
export async function memoryFigures(stage: Stage): Promise<Figure[]> {
  const bare = spawn(process.execPath, ['-e', 'console.log("word"); setInterval(() => {}, 1000)'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(bare.stdout!, 'data');
  const baseline = { name: 'a bare Node process', value: residentMiB(bare.pid!) };
  // The aim names this moment.
  await setTimeout(AT_REST_MS);
  const atRest = residentMiB(stage.app.pid);
  await autocannon({
    url: `${stage.app.origin}/api/courses/togaf/dashboard`,
    connections: 32,
    amount: 8_000,
    headers: stage.headersOf(9_999),
    setupClient: (client) => {
      let turn = 0;
      client.on('response', () => {
        turn += 1;
        client.setHeaders(stage.headersOf((turn % 9_000) + 1));
      });
    },
  });
  const underLoad = residentMiB(stage.app.pid);
  bare.kill();
  return [
    {
      name: 'memory of the app at rest, 60 s after its start and more',
      value: atRest,
      unit: 'MiB',
      baseline,
      aim: 'at most 220 MiB',
    },
    { name: 'memory of the app after 8,000 dashboards', value: underLoad, unit: 'MiB', baseline },
  ];
}

/** Sign-ins one after the other against the password hash alone. */
export async function signInFigure(stage: Stage): Promise<Figure> {
  const headers = { 'content-type': 'application/json', 'x-forwarded-for': '10.9.9.9' };
  const post = async (path: string, body: object): Promise<void> => {
    const response = await fetch(`${stage.app.origin}${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  };
  const email = `sign-in@example.org`;
  await post('/api/account/sign-up', {
    email,
    password: PASSWORD,
    firstName: 'Bench',
    lastName: 'Learner',
  });
  const hasher = createPasswordHasher();
  const hash = await hasher.hash(PASSWORD);
  const signIns: number[] = [];
  const hashes: number[] = [];
  for (let round = 0; round < 25; round += 1) {
    let started = performance.now();
    await post('/api/account/sign-in', { email, password: PASSWORD });
    signIns.push(performance.now() - started);
    started = performance.now();
    await hasher.verify({ hash, password: PASSWORD });
    hashes.push(performance.now() - started);
  }
  return {
    name: 'sign-in',
    value: median(signIns),
    unit: 'ms',
    baseline: { name: 'the Argon2id hash alone', value: median(hashes) },
  };
}
