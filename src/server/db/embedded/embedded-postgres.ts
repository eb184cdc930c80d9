// The embedded database as the app sees it: started, watched over, restarted, stopped.

import { chmodSync, existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { makeFolder } from '#server/lifecycle/make-folder.ts';
import { chooseAccount, handOver } from './account.ts';
import { findBinaries, prepareBinaries } from './binaries.ts';
import { clusterIn, createCluster, inspectCluster, removeDrafts } from './cluster.ts';
import {
  appRole,
  type ConnectionConfig,
  connectAs,
  databaseName,
  makeEndpoint,
  ownerRole,
  removeEndpoint,
} from './connection.ts';
import { type DataLock, lockData } from './data-lock.ts';
import type { GuardedProcess } from './guarded-process.ts';
import { type EmbeddedProblem, problem, unwritableData } from './problems.ts';
import {
  type EmbeddedLog,
  type LaunchOptions,
  launchServer,
  stopServer,
} from './server-process.ts';

export type EmbeddedPostgres = {
  /** As the owner of the database: for migrations. */
  readonly ownerConfig: ConnectionConfig;
  /** As the app's role: for everything else. */
  readonly appConfig: ConnectionConfig;
  /** Process id of the running server, undefined while it is down. */
  pid(): number | undefined;
  /** Called each time the server ended by itself; the restart is under way already. */
  onUnexpectedExit(listener: (reason: string) => void): void;
  /** Called each time it answers again after that. */
  onRestarted(listener: () => void): void;
  /** Ends the server, everything written, within `limitMs` (5 s); call it after HTTP has drained. */
  stop(limitMs?: number): Promise<void>;
};

export type EmbeddedOptions = {
  readonly dataDir: string;
  /** Where postgres and initdb are; by default in the package of this platform. */
  readonly binDir?: string;
  readonly log: EmbeddedLog;
  /** Its data may be gone after a power cut, and nothing waits for the disk: for tests. */
  readonly isForgetful?: boolean;
  /** Gets a sentence for the operator when a step takes a while. */
  readonly onProgress?: (sentence: string) => void;
};

const firstRestartMs = 100;
const longestRestartMs = 5000;

/** Starts the database in `dataDir`, making it if it is not there; fails with one sentence. */
export async function startEmbeddedPostgres(
  options: EmbeddedOptions,
): Promise<Result<EmbeddedPostgres, EmbeddedProblem>> {
  const dataDir = resolve(options.dataDir);
  const binaries = options.binDir === undefined ? findBinaries() : ok(options.binDir);
  if (!binaries.ok) return binaries;
  const prepared = prepareBinaries(binaries.value);
  if (!prepared.ok) return prepared;
  let lock: Result<DataLock, EmbeddedProblem>;
  try {
    makeDataFolder(dataDir);
    lock = await lockData(dataDir);
  } catch (error) {
    return err(unwritableData(dataDir, error));
  }
  if (!lock.ok) return lock;
  const started = await open(dataDir, binaries.value, options, lock.value);
  if (!started.ok) lock.value.release();
  return started;
}

function makeDataFolder(dataDir: string): void {
  if (existsSync(dataDir)) return;
  makeFolder(dataDir);
  // The server's account passes through here on its way, whatever umask root has.
  if (process.getuid?.() === 0) chmodSync(dataDir, 0o711);
}

async function open(
  dataDir: string,
  binDir: string,
  { log, isForgetful = false, onProgress = () => {} }: EmbeddedOptions,
  lock: DataLock,
): Promise<Result<EmbeddedPostgres, EmbeddedProblem>> {
  const cluster = clusterIn(dataDir);
  const account = chooseAccount({ dataDir, cluster, binDir });
  if (!account.ok) return account;
  const stopping = new AbortController();
  let launch: LaunchOptions;
  try {
    const isThere = inspectCluster(cluster);
    if (!isThere.ok) return isThere;
    await removeDrafts(dataDir);
    const endpoint = await makeEndpoint(dataDir, account.value);
    if (!isThere.value) {
      onProgress('Making the database (only at the first start)');
      const made = await createCluster({ dataDir, binDir, account: account.value });
      if (!made.ok) return made;
    }
    handOver(cluster, account.value);
    const signal = stopping.signal;
    launch = {
      ...{ cluster, binDir, account: account.value, endpoint },
      ...{ isLasting: !isForgetful, log, onProgress, signal },
    };
  } catch (error) {
    return err(unwritableData(dataDir, error));
  }
  const first = await launchServer(launch);
  if (!first.ok) return first;
  const prepared = await ensureDatabase(launch);
  if (!prepared.ok) {
    await stopServer(first.value, 5000);
    return prepared;
  }
  return ok(watchOver(first.value, launch, lock, stopping));
}

/** Makes the database and the app's role where they are missing; safe to repeat. */
async function ensureDatabase({
  endpoint,
  cluster,
}: LaunchOptions): Promise<Result<void, EmbeddedProblem>> {
  const client = new Client(connectAs(endpoint, ownerRole, 'postgres'));
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query<{ has_role: boolean; has_database: boolean }>(
      'select exists (select from pg_roles where rolname = $1) as has_role, exists (select from pg_database where datname = $2) as has_database',
      [appRole, databaseName],
    );
    if (rows[0]?.has_role !== true) await client.query(`create role ${appRole} login`);
    if (endpoint.password !== undefined) {
      const password = client.escapeLiteral(endpoint.password);
      await client.query(`alter role ${appRole} password ${password}`);
    }
    if (rows[0]?.has_database !== true) await client.query(`create database ${databaseName}`);
    return ok(undefined);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return err(
      problem(
        'embedded.start_failed',
        `The embedded database in ${cluster} could not be prepared (${reason}): correct that and start again, or set DATABASE_URL.`,
      ),
    );
  } finally {
    await client.end().catch(() => {});
  }
}

function watchOver(
  first: GuardedProcess,
  launch: LaunchOptions,
  lock: DataLock,
  stopping: AbortController,
): EmbeddedPostgres {
  let server: GuardedProcess | undefined;
  let restarting: Promise<void> = Promise.resolve();
  let stopped: Promise<void> | undefined;
  const exitListeners: ((reason: string) => void)[] = [];
  const restartListeners: (() => void)[] = [];

  const adopt = (next: GuardedProcess) => {
    server = next;
    void next.exited.then(({ code, signal }) => {
      server = undefined;
      if (stopping.signal.aborted) return;
      const reason = signal === null ? `exit code ${code}` : `ended by ${signal}`;
      launch.log.error({ reason }, 'the embedded database stopped and is being restarted');
      for (const listener of exitListeners) listener(reason);
      restarting = restart();
    });
  };

  const restart = async () => {
    for (let delayMs = firstRestartMs; ; delayMs = Math.min(delayMs * 2, longestRestartMs)) {
      const next = await launchServer(launch);
      if (next.ok) {
        adopt(next.value);
        if (stopping.signal.aborted) return;
        launch.log.info({}, 'the embedded database is back');
        for (const listener of restartListeners) listener();
        return;
      }
      if (stopping.signal.aborted) return;
      launch.log.error({}, next.error.message);
      await sleep(delayMs, undefined, { signal: stopping.signal }).catch(() => {});
    }
  };

  const stop = async (limitMs: number) => {
    stopping.abort();
    await restarting;
    if (server !== undefined) await stopServer(server, limitMs);
    removeEndpoint(launch.endpoint);
    lock.release();
  };

  adopt(first);
  return {
    ownerConfig: connectAs(launch.endpoint, ownerRole),
    appConfig: connectAs(launch.endpoint, appRole),
    pid: () => server?.pid,
    onUnexpectedExit: (listener) => {
      exitListeners.push(listener);
    },
    onRestarted: (listener) => {
      restartListeners.push(listener);
    },
    stop(limitMs = 5000) {
      stopped ??= stop(limitMs);
      return stopped;
    },
  };
}
