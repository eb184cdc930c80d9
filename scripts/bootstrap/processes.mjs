// Who is alive: a process is known by its id and, where the system tells it, by its start time,
// because ids are reused (in containers almost at once).

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** State letter, parent and start time of a process on Linux; undefined elsewhere or when gone. */
function linuxStat(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0], parent: Number(fields[1]), startedAt: fields[19] };
  } catch {
    return undefined;
  }
}

/** What to write down about a process to recognise it later. */
export function identify(pid) {
  return { pid, startedAt: linuxStat(pid)?.startedAt };
}

/** Whether exactly the process written down is still running; a zombie counts as gone. */
export function isAlive({ pid, startedAt }) {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code !== 'EPERM') return false;
  }
  if (startedAt === undefined) return true;
  const stat = linuxStat(pid);
  return stat !== undefined && stat.state !== 'Z' && stat.startedAt === startedAt;
}

/** Sends a signal to a process started with its own group, and to all it started. */
export function signalGroup(pid, signal) {
  try {
    if (process.platform === 'win32') {
      spawnSync('taskkill', ['/pid', String(pid), '/T', '/F'], { stdio: 'ignore' });
    } else {
      process.kill(-pid, signal);
    }
  } catch {
    // Gone already.
  }
}

/** A process's parent, where the system tells it cheaply. */
export function parentOf(pid) {
  return linuxStat(pid)?.parent;
}

/** Whether a process calls itself npm, which gives itself such a name. */
export function isNpm(pid) {
  try {
    return readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('npm');
  } catch {
    return false;
  }
}
