// Programs under test: started, listened to, killed, and looked for afterwards.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, onTestFinished } from 'vitest';
import { makeDataFolder, makeReadyDataFolder } from './data-folder.ts';

export { freePort } from './free-port.ts';

export const projectRoot = join(import.meta.dirname, '..', '..');

/** Rounds of a repeated fault: few in every test run, many in `npm run test:faults`. */
export const rounds = (short: number, full: number): number =>
  process.env.FAULTS === 'full' ? full : short;

/**
 * A bound in milliseconds: what a requirement asks for in `npm run test:faults`, and what a machine
 * with other work shows as well in every test run.
 */
export const boundMs = (loose: number, required: number): number => rounds(loose, required);

/** A folder of its own for the running test, removed when the test ends. */
export const temporaryFolder = (): string => untilTestEnds(openFolder());

/** One for a database that a test makes. Nothing in it can be executed. */
export const temporaryDataFolder = (): string => untilTestEnds(makeDataFolder());

/** One with a database that is ready, for tests that are not about making it. */
export const readyDataFolder = async (): Promise<string> =>
  untilTestEnds(await makeReadyDataFolder());

function untilTestEnds(folder: string): string {
  onTestFinished(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

/** A folder for all tests of a file, such as the TMPDIR of programs that leave sockets behind. */
export function temporaryFolderOfFile(): string {
  const folder = openFolder();
  afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

// Open to others as a checkout usually is: under root the database runs as another account.
function openFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'meritpath-test-'));
  chmodSync(folder, 0o755);
  return folder;
}

export type Program = {
  readonly child: ChildProcess;
  readonly pid: number;
  /** Everything printed so far, on stdout. */
  stdout(): string;
  stderr(): string;
  /** Waits until stdout matches and answers the match; fails if it ends before or takes longer. */
  waitFor(pattern: RegExp, limitMs?: number): Promise<RegExpMatchArray>;
  /** Waits until it has ended and answers its exit code (128 + n for a signal is not made up). */
  ended(limitMs?: number): Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
  kill(signal: NodeJS.Signals): void;
};

const pollMs = 10;

/** Waits until `condition` holds; fails with `what` when it does not within the limit. */
export async function until(
  what: string,
  condition: () => boolean,
  limitMs = 60_000,
): Promise<void> {
  const deadline = Date.now() + limitMs;
  while (!condition()) {
    if (Date.now() > deadline) throw new Error(`Waited ${limitMs} ms in vain: ${what}`);
    await sleep(pollMs);
  }
}

interface Start {
  readonly command?: string;
  readonly cwd?: string;
  readonly env?: NodeJS.ProcessEnv;
  /** Takes what ends it, where it is to outlive the running test. */
  readonly whenOver?: (end: () => void) => void;
}

/** Starts a program; whatever is left of it when the test ends is killed. */
export function startProgram(
  args: readonly string[],
  {
    command = process.execPath,
    cwd = projectRoot,
    env = {},
    whenOver = onTestFinished,
  }: Start = {},
): Program {
  // npm's own variables would make a program believe that npm started it.
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith('npm_'));
  const child = spawn(command, args, {
    cwd,
    env: { ...Object.fromEntries(inherited), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const printed = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk) => {
    printed.stdout += chunk;
  });
  child.stderr.on('data', (chunk) => {
    printed.stderr += chunk;
  });
  let isClosed = false;
  child.on('close', () => {
    isClosed = true;
  });
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
  whenOver(() => {
    if (!hasEnded()) child.kill('SIGKILL');
  });
  return {
    child,
    pid: child.pid ?? 0,
    stdout: () => printed.stdout,
    stderr: () => printed.stderr,
    async waitFor(pattern, limitMs = 120_000) {
      const found = () => printed.stdout.match(pattern);
      await until(
        `${args.join(' ')} prints ${pattern}`,
        () => found() !== null || isClosed,
        limitMs,
      );
      const match = found();
      if (match === null) throw new Error(`Ended before ${pattern}: ${JSON.stringify(printed)}`);
      return match;
    },
    async ended(limitMs = 120_000) {
      await until(`${args.join(' ')} ends`, hasEnded, limitMs);
      // The last output may arrive after the exit; a grandchild may also keep the pipe open.
      for (let waited = 0; !isClosed && waited < 500; waited += pollMs) await sleep(pollMs);
      return { code: child.exitCode, signal: child.signalCode };
    },
    kill(signal) {
      child.kill(signal);
    },
  };
}

/** Ids of living processes whose command line contains the text (zombies have none). */
export function processesWith(text: string): number[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,stat=,args='], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(\S+)\s+(.*)$/.exec(line))
    .filter((match) => match !== null && !match[2]?.startsWith('Z') && match[3]?.includes(text))
    .map((match) => Number(match?.[1]));
}

/** Ids of the processes that a process has started. */
export function childrenOf(parent: number): number[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid=,ppid='], { encoding: 'utf8' });
  const pairs = stdout.split('\n').map((line) => line.trim().split(/\s+/).map(Number));
  return pairs.filter(([, ppid]) => ppid === parent).map(([pid = 0]) => pid);
}
