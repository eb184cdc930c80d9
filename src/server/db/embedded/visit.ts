// A command's way to the embedded database: through the server of the app that runs, or one of its own.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Client } from 'pg';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { clusterIn, inspectCluster } from './cluster.ts';
import {
  appRole,
  type ConnectionConfig,
  connectAs,
  ownerRole,
  passwordFile,
} from './connection.ts';
import { type EmbeddedOptions, startEmbeddedPostgres } from './embedded-postgres.ts';
import { type EmbeddedProblem, problem } from './problems.ts';

export interface DatabaseVisit {
  /** As the app's role. */
  readonly appConfig: ConnectionConfig;
  /** As the owner of the tables. */
  readonly ownerConfig: ConnectionConfig;
  /** Leaves a server that was running as it was, and stops one that was started for the visit. */
  end(): Promise<void>;
}

/** Reaches the database of a data folder; makes none where there is none. */
export async function visitEmbeddedPostgres(
  options: EmbeddedOptions,
): Promise<Result<DatabaseVisit, EmbeddedProblem>> {
  const dataDir = resolve(options.dataDir);
  const running = await runningServer(dataDir);
  if (running) return ok({ ...running, end: async () => {} });
  const isThere = inspectCluster(clusterIn(dataDir));
  if (!isThere.ok) return isThere;
  if (!isThere.value) {
    const message = `There is no database in ${dataDir} yet: start Meritpath once, or set DATA_DIR or DATABASE_URL to where it is.`;
    return err(problem('embedded.data_unusable', message));
  }
  const started = await startEmbeddedPostgres(options);
  if (!started.ok) return started;
  const { appConfig, ownerConfig } = started.value;
  return ok({ appConfig, ownerConfig, end: () => started.value.stop() });
}

/** PostgreSQL keeps its port and its socket's folder in the fourth and fifth line of its own lock. */
async function runningServer(dataDir: string): Promise<Omit<DatabaseVisit, 'end'> | undefined> {
  let lines: string[];
  try {
    lines = readFileSync(join(clusterIn(dataDir), 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return undefined;
  }
  const [port, socketFolder, address] = lines.slice(3, 6).map((line) => line.trim());
  const host = socketFolder || address;
  if (!port || !host) return undefined;
  const password = socketFolder ? undefined : readFileSync(passwordFile(dataDir), 'utf8').trim();
  const endpoint = { host, port: Number(port), ...(password !== undefined && { password }) };
  const config = connectAs(endpoint, appRole);
  const client = new Client({ ...config, connectionTimeoutMillis: 2_000 });
  client.on('error', () => {});
  try {
    await client.connect();
    return { appConfig: config, ownerConfig: connectAs(endpoint, ownerRole) };
  } catch {
    // A killed server leaves its lock: nobody answers there.
    return undefined;
  } finally {
    await client.end().catch(() => {});
  }
}
