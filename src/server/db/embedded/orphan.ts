// A server that outlived its app (the guard itself was killed, or the machine froze) is stopped
// before a new one opens the same folder. Only for the holder of the data lock.

import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { commandLine, identify, isAlive } from './process-identity.ts';

const pollMs = 50;
const steps = [
  ['SIGINT', 5000],
  ['SIGQUIT', 3000],
  ['SIGKILL', 2000],
] as const;

function readPid(cluster: string): number | undefined {
  try {
    const pid = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0]);
    return Number.isInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** Stops a live server of this cluster and answers its process id, undefined if there was none. */
export async function endOrphan(cluster: string): Promise<number | undefined> {
  const pid = readPid(cluster);
  if (pid === undefined || process.platform === 'win32') return undefined;
  const server = identify(pid);
  if (!isAlive(server)) return undefined;
  const command = commandLine(pid);
  if (!command.includes('postgres') || !command.includes(cluster)) {
    // The id went to some other program; PostgreSQL would take that one for its predecessor.
    rmSync(join(cluster, 'postmaster.pid'), { force: true });
    return undefined;
  }
  for (const [signal, limitMs] of steps) {
    process.kill(pid, signal);
    for (let waited = 0; waited < limitMs; waited += pollMs) {
      if (!isAlive(server)) return pid;
      await sleep(pollMs);
    }
  }
  return pid;
}
