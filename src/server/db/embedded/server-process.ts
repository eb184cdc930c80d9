// One run of the server, from its start to its exit.

import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import type { Logger } from '#server/http/logger.ts';
import type { Account } from './account.ts';
import { programIn } from './binaries.ts';
import { clearEndpoint, connectAs, type Endpoint, ownerRole } from './connection.ts';
import { type GuardedProcess, startGuarded } from './guarded-process.ts';
import { endOrphan } from './orphan.ts';
import { type EmbeddedProblem, problem } from './problems.ts';
import { serverSettings } from './settings.ts';

export type EmbeddedLog = Pick<Logger, 'debug' | 'info' | 'warn' | 'error'>;

export type LaunchOptions = {
  readonly cluster: string;
  readonly binDir: string;
  readonly account: Account | undefined;
  readonly endpoint: Endpoint;
  /** Whether what is acknowledged has to outlive a power cut. */
  readonly isLasting: boolean;
  readonly log: EmbeddedLog;
  /** Tells every few seconds that a long recovery is going on. */
  readonly onProgress: (sentence: string) => void;
  /** Ends the attempts to start. */
  readonly signal: AbortSignal;
};

const pollMs = 20;
const readyLimitMs = 120_000;
const reminderMs = 5000;
const retryForMs = 10_000;
const longestRetryMs = 1000;
const keptLines = 20;

// What every connection is told while it starts or stops; the app sees it as its own failure.
const expected = /the database system is (starting up|shutting down|in recovery mode)/;

// A predecessor that is dead but not yet reaped, or whose children still end, passes within seconds.
const passing = /already exists|still in use|Is another postmaster|Address already in use/;

async function answers(endpoint: Endpoint): Promise<boolean> {
  const client = new Client({
    ...connectAs(endpoint, ownerRole, 'postgres'),
    connectionTimeoutMillis: 2000,
  });
  client.on('error', () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Waits until the server answers; an exit comes back as the text of its last lines. */
async function waitReady(
  server: GuardedProcess,
  { endpoint, onProgress, signal }: LaunchOptions,
): Promise<'ready' | 'exited' | 'timeout'> {
  let exited = false;
  void server.exited.then(() => {
    exited = true;
  });
  const startedAt = Date.now();
  let remindedAt = startedAt;
  while (!exited && !signal.aborted) {
    if (await answers(endpoint)) return 'ready';
    if (Date.now() - startedAt > readyLimitMs) return 'timeout';
    if (Date.now() - remindedAt > reminderMs) {
      remindedAt = Date.now();
      onProgress('The database is recovering from its log');
    }
    await sleep(pollMs);
  }
  return 'exited';
}

async function launchOnce(
  options: LaunchOptions,
): Promise<{ server?: GuardedProcess; reason: string }> {
  const { binDir, cluster, account, endpoint, log } = options;
  const lines: string[] = [];
  clearEndpoint(endpoint);
  const server = startGuarded({
    program: programIn(binDir, 'postgres'),
    args: ['-D', cluster, ...serverSettings(endpoint, options)],
    account,
    onLine: (line) => {
      if (expected.test(line)) return;
      lines.push(line);
      if (lines.length > keptLines) lines.shift();
      if (/^(FATAL|PANIC):/.test(line)) log.warn({ line }, 'PostgreSQL says');
      else log.debug({ line }, 'PostgreSQL says');
    },
  });
  const outcome = await waitReady(server, options);
  if (outcome === 'ready') return { server, reason: '' };
  if (outcome === 'timeout' || options.signal.aborted) server.signal('SIGQUIT');
  const { error, code, signal } = await server.exited;
  const last = lines.filter((line) => /^(FATAL|PANIC|ERROR):/.test(line)).at(-1) ?? lines.at(-1);
  const ending = signal === null ? `exit code ${code}` : `ended by ${signal}`;
  const reason = outcome === 'timeout' ? 'no answer within two minutes' : (last ?? ending);
  return { reason: error?.message ?? reason };
}

/** Starts the server and waits until it answers; waits for a predecessor that is still ending. */
export async function launchServer(
  options: LaunchOptions,
): Promise<Result<GuardedProcess, EmbeddedProblem>> {
  const deadline = Date.now() + retryForMs;
  for (let delayMs = 50; ; delayMs = Math.min(delayMs * 2, longestRetryMs)) {
    const orphan = await endOrphan(options.cluster);
    if (orphan !== undefined)
      options.log.warn({ pid: orphan }, 'stopped a database that was left behind');
    const { server, reason } = await launchOnce(options);
    if (server !== undefined) return ok(server);
    if (options.signal.aborted || !passing.test(reason) || Date.now() + delayMs > deadline)
      return err(
        problem(
          'embedded.start_failed',
          `The embedded database in ${options.cluster} could not be started (${reason}): correct that and start again, or set DATABASE_URL.`,
        ),
      );
    await sleep(delayMs);
  }
}

/** Ends the server: connections are closed, everything is written, then it exits. */
export async function stopServer(server: GuardedProcess, limitMs: number): Promise<void> {
  const timers = [
    setTimeout(() => server.signal('SIGQUIT'), limitMs),
    setTimeout(() => server.signal('SIGKILL'), limitMs + 1500),
  ];
  server.signal('SIGINT');
  await server.exited;
  for (const timer of timers) clearTimeout(timer);
}
