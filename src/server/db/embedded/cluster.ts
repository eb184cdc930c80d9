// The cluster's folder: made in one step, and refused when it is not of our kind.

import {
  chmodSync,
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { type Account, handOver } from './account.ts';
import { programIn, serverMajor } from './binaries.ts';
import { ownerRole, passwordFile } from './connection.ts';
import { startGuarded } from './guarded-process.ts';
import { type EmbeddedProblem, problem, unwritableData } from './problems.ts';

const draftPrefix = 'postgres.new-';
const removalAttempts = 50;
const removalPauseMs = 100;

/** Where the cluster lives below the data folder. */
export const clusterIn = (dataDir: string): string => join(dataDir, 'postgres');

/** Whether a cluster is there: true, false, or the reason why what is there cannot be used. */
export function inspectCluster(cluster: string): Result<boolean, EmbeddedProblem> {
  const versionFile = join(cluster, 'PG_VERSION');
  if (!existsSync(versionFile)) {
    if (!existsSync(cluster)) return ok(false);
    if (readdirSync(cluster).length > 0)
      return err(
        problem(
          'embedded.data_unusable',
          `The folder ${cluster} holds files but no database: move them away, or set DATA_DIR to another folder.`,
        ),
      );
    rmdirSync(cluster);
    return ok(false);
  }
  const major = readFileSync(versionFile, 'utf8').trim();
  if (major === String(serverMajor)) return ok(true);
  return err(
    problem(
      'embedded.data_of_other_major',
      `The data in ${cluster} belongs to PostgreSQL ${major} and this Meritpath brings ${serverMajor}: move it with PostgreSQL's pg_upgrade (or pg_dump of ${major} and psql), open it with a server of ${major} by DATABASE_URL, or set DATA_DIR to an empty folder.`,
    ),
  );
}

/** Removes what killed first starts left; what cannot be removed does no harm. */
export async function removeDrafts(dataDir: string): Promise<void> {
  const hasDrafts = () => readdirSync(dataDir).some((name) => name.startsWith(draftPrefix));
  // A killed initdb may take a moment to end, and writes meanwhile.
  for (let attempt = 0; attempt < removalAttempts && hasDrafts(); attempt += 1) {
    if (attempt > 0) await sleep(removalPauseMs);
    for (const name of readdirSync(dataDir)) {
      if (name.startsWith(draftPrefix)) removeQuietly(join(dataDir, name));
    }
  }
}

function removeQuietly(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true });
  } catch {
    // Tried again, at the latest at the next start.
  }
}

/** Makes the cluster. A start killed at any moment of it leaves no cluster or a whole one. */
export async function createCluster({
  dataDir,
  binDir,
  account,
}: {
  dataDir: string;
  binDir: string;
  account: Account | undefined;
}): Promise<Result<void, EmbeddedProblem>> {
  const draft = join(dataDir, `${draftPrefix}${process.pid}-${Date.now()}`);
  const lines: string[] = [];
  try {
    mkdirSync(draft, { mode: 0o700 });
    chmodSync(draft, 0o700);
    handOver(draft, account);
    const isWindows = process.platform === 'win32';
    const initdb = startGuarded({
      program: programIn(binDir, 'initdb'),
      args: [
        `--pgdata=${draft}`,
        `--username=${ownerRole}`,
        '--encoding=UTF8',
        '--locale=C',
        '--auth-local=trust',
        `--auth-host=${isWindows ? 'scram-sha-256' : 'reject'}`,
        '--no-instructions',
        ...(isWindows ? [`--pwfile=${passwordFile(dataDir)}`] : []),
      ],
      account,
      onLine: (line) => lines.push(line),
    });
    const { code, error } = await initdb.exited;
    if (code !== 0) return err(initFailed(dataDir, error?.message ?? reasonIn(lines)));
    renameSync(draft, clusterIn(dataDir));
    syncFolder(dirname(clusterIn(dataDir)));
    return ok(undefined);
  } catch (error) {
    return err(unwritableData(dataDir, error));
  } finally {
    removeQuietly(draft);
  }
}

function reasonIn(lines: readonly string[]): string {
  const at = lines.findIndex((line) => /error|FATAL|PANIC|could not/.test(line));
  const reason = lines[at]?.replace(/^.*?(?=FATAL|PANIC)/, '') ?? lines.at(-1) ?? 'no reason given';
  const hint = lines.slice(at + 1).find((line) => line.includes('HINT:'));
  return hint === undefined ? reason : `${reason}; ${hint.replace(/^.*HINT:\s*/, '')}`;
}

function initFailed(dataDir: string, reason: string): EmbeddedProblem {
  return problem(
    'embedded.init_failed',
    `The database could not be made in ${dataDir} (${reason}): correct that and start again, or set DATABASE_URL.`,
  );
}

function syncFolder(path: string): void {
  if (process.platform === 'win32') return;
  const folder = openSync(path, 'r');
  try {
    fsyncSync(folder);
  } finally {
    closeSync(folder);
  }
}
