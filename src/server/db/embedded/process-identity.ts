// Who is alive: ids are reused (in containers almost at once), so a process is known by its start too.

import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export type ProcessIdentity = { readonly pid: number; readonly startedAt?: string | undefined };

function linuxStat(pid: number): { state: string; startedAt: string } | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    return { state: fields[0] ?? '', startedAt: fields[19] ?? '' };
  } catch {
    return undefined;
  }
}

/** What to write down about a process to recognise it later. */
export function identify(pid: number): ProcessIdentity {
  return { pid, startedAt: linuxStat(pid)?.startedAt };
}

/** Whether exactly this process is still running; one that is dead but not yet reaped is not. */
export function isAlive({ pid, startedAt }: ProcessIdentity): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPERM')) return false;
  }
  const stat = linuxStat(pid);
  if (stat?.state === 'Z') return false;
  return startedAt === undefined || stat?.startedAt === startedAt;
}

/** The command line of a process, or '' when it is gone. */
export function commandLine(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    if (process.platform === 'linux') return '';
    const ps = spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' });
    return ps.status === 0 ? ps.stdout.trim() : '';
  }
}
