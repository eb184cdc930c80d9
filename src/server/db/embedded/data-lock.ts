// One process owns a data folder. The lock names its holder and is touched while the holder lives,
// because in another container with the same folder the holder's process id says nothing.

import {
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { type EmbeddedProblem, problem } from './problems.ts';
import { identify, isAlive } from './process-identity.ts';

const heartbeatMs = 2000;
const silenceMs = 3 * heartbeatMs;
const attempts = 5;

type Holder = { pid: number; startedAt?: string | undefined; host: string };

export type DataLock = { release(): void };

function readHolder(path: string): Holder | undefined {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as Holder;
  } catch {
    return undefined;
  }
}

function modifiedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

function tryCreate(path: string, holder: Holder): boolean {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(holder));
  try {
    // A hard link appears complete or not at all: nobody reads half a lock.
    linkSync(draft, path);
    return true;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : '';
    if (code === 'EEXIST') return false;
    if (code !== 'EPERM' && code !== 'ENOTSUP' && code !== 'ENOSYS') throw error;
    try {
      writeFileSync(path, JSON.stringify(holder), { flag: 'wx' });
      return true;
    } catch (second) {
      if (second instanceof Error && 'code' in second && second.code === 'EEXIST') return false;
      throw second;
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Whether the lock's holder lives: by its process here, by its heartbeat on another host. */
async function isHeld(path: string, holder: Holder): Promise<boolean> {
  if (holder.host === hostname()) return isAlive(holder);
  const before = modifiedAt(path);
  await sleep(silenceMs);
  return modifiedAt(path) !== before;
}

function removeStale(path: string, stale: Holder | undefined): void {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch {
    return;
  }
  const moved = readHolder(aside);
  // Between our look and our move another start may have taken the lock over: give it back.
  const isAnother = JSON.stringify(moved) !== JSON.stringify(stale);
  if (moved !== undefined && isAnother && isAlive(moved)) {
    try {
      linkSync(aside, path);
    } catch {
      // A third start holds it by now.
    }
  }
  rmSync(aside, { force: true });
}

/** Takes the data folder for this process, or says which process has it. The folder must exist. */
export async function lockData(dataDir: string): Promise<Result<DataLock, EmbeddedProblem>> {
  const path = join(dataDir, 'lock');
  const own: Holder = { ...identify(process.pid), host: hostname() };
  for (let attempt = 0; attempt < attempts && !tryCreate(path, own); attempt += 1) {
    const holder = readHolder(path);
    if (holder !== undefined && (await isHeld(path, holder))) return err(inUse(dataDir, holder));
    removeStale(path, holder);
  }
  const holder = readHolder(path);
  if (holder?.pid !== own.pid || holder.host !== own.host) return err(inUse(dataDir, holder));
  const heartbeat = setInterval(() => {
    try {
      const now = new Date();
      utimesSync(path, now, now);
    } catch {
      // Removed by hand: PostgreSQL's own lock still guards the cluster.
    }
  }, heartbeatMs);
  heartbeat.unref();
  return ok({
    release() {
      clearInterval(heartbeat);
      try {
        unlinkSync(path);
      } catch {
        // Removed by hand.
      }
    },
  });
}

function inUse(dataDir: string, holder: Holder | undefined): EmbeddedProblem {
  const who = holder === undefined ? 'another process' : `process ${holder.pid}`;
  const where = holder === undefined || holder.host === hostname() ? '' : ` on ${holder.host}`;
  return problem(
    'embedded.data_in_use',
    `The data in ${dataDir} is in use by another Meritpath (${who}${where}): stop that one first, or give this one its own folder with DATA_DIR.`,
  );
}
