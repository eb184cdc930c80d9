// Starts a program that must not outlive us: it hangs on a pipe whose other end only we hold.

import { type ChildProcessByStdio, spawn } from 'node:child_process';
import type { Readable, Writable } from 'node:stream';
import { type Account, spawnAs } from './account.ts';

export type GuardedProcess = {
  readonly pid: number | undefined;
  /** Resolves once, when the program has ended or could not be started. */
  readonly exited: Promise<{ code: number | null; signal: NodeJS.Signals | null; error?: Error }>;
  signal(signal: NodeJS.Signals): void;
};

// The watcher reads the pipe until it closes, however that comes about, then ends the program at
// once; after a crash PostgreSQL recovers from its log. It is started by a shell in between, so that
// PostgreSQL, which takes this shell's place, does not find a child that it never made.
const guard = `
exec 3<&0 </dev/null
( ( while read -r _; do :; done <&3; kill -s QUIT $$ ) >/dev/null 2>&1 & )
exec 3<&-
exec "$@"
`;

// Nothing of our environment: it holds secrets, and variables that would change PostgreSQL's mind.
function environment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'SystemRoot', 'windir', 'TEMP', 'TMP', 'TMPDIR'];
  const entries = kept.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...Object.fromEntries(entries), LC_ALL: 'C', TZ: 'UTC' };
}

/** Runs a program under an account; `onLine` gets its output line by line. */
export function startGuarded({
  program,
  args,
  account,
  onLine,
}: {
  program: string;
  args: readonly string[];
  account: Account | undefined;
  onLine: (line: string) => void;
}): GuardedProcess {
  const isWindows = process.platform === 'win32';
  const { prefix, ids } = spawnAs(account);
  const command = isWindows
    ? [program, ...args]
    : [...prefix, '/bin/sh', '-c', guard, 'meritpath-guard', program, ...args];
  const [first = program, ...rest] = command;
  const child = spawn(first, rest, {
    ...ids,
    cwd: isWindows ? undefined : '/',
    env: environment(),
    // A session of its own: Ctrl-C must reach the app first, the database only when it is drained.
    detached: !isWindows,
    windowsHide: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  }) satisfies ChildProcessByStdio<Writable, Readable, Readable>;
  child.stdin.on('error', () => {});
  for (const stream of [child.stdout, child.stderr]) readLines(stream, onLine);
  const exited = new Promise<Awaited<GuardedProcess['exited']>>((resolve) => {
    child.once('error', (error) => resolve({ code: null, signal: null, error }));
    child.once('exit', (code, signal) => {
      child.stdin.destroy();
      resolve({ code, signal });
    });
  });
  return {
    pid: child.pid,
    exited,
    signal: (signal) => {
      child.kill(signal);
    },
  };
}

function readLines(stream: Readable, onLine: (line: string) => void): void {
  let rest = '';
  stream.setEncoding('utf8');
  stream.on('data', (chunk: string) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') onLine(line.trimEnd());
  });
  stream.on('error', () => {});
}
