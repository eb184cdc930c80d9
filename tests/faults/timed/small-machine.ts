// A small disk and little memory for one app, where this machine and account can make them.

import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { temporaryFolder } from '#tests/support/processes.ts';

export const NO_SMALL_DISK =
  'SKIPPED: a small disk needs Linux and an account that may mount a tmpfs, such as root';
export const NO_LITTLE_MEMORY =
  'SKIPPED: little memory needs Linux and an account that may make a control group, such as root';

/** A folder on a disk of its own; undefined where none can be made. It goes with the test. */
export function aSmallDisk(mebibytes: number): string | undefined {
  const folder = join(temporaryFolder(), 'disk');
  mkdirSync(folder);
  const { status } = spawnSync('mount', [
    '-t',
    'tmpfs',
    '-o',
    `size=${mebibytes}m`,
    'tmpfs',
    folder,
  ]);
  if (status !== 0) return undefined;
  // Lazily: what a killed app leaves is still ending.
  onTestFinished(() => {
    spawnSync('umount', ['--lazy', folder]);
  });
  chmodSync(folder, 0o755);
  return folder;
}

/** A control group: whatever a program in it starts counts too. */
export interface LittleMemory {
  /** A command and arguments that run a program inside. */
  inside(command: string, args: readonly string[]): { command: string; args: string[] };
  /** How many of its processes the system has killed for want of memory. */
  kills(): number;
}

const ROOT = '/sys/fs/cgroup';

/** Memory and swap of the first version are two files; those of the second stand in one tree. */
const versions = [
  { parent: join(ROOT, 'memory'), limit: 'memory.limit_in_bytes', events: 'memory.oom_control' },
  { parent: ROOT, limit: 'memory.max', events: 'memory.events' },
];

/** Undefined where no group with a limit can be made. It goes with the test. */
export function littleMemory(bytes: number): LittleMemory | undefined {
  for (const { parent, limit, events } of versions) {
    const group = join(parent, `meritpath-${process.pid}`);
    if (!existsSync(join(parent, 'cgroup.procs'))) continue;
    try {
      mkdirSync(group);
    } catch {
      continue;
    }
    onTestFinished(() => {
      try {
        rmdirSync(group);
      } catch {
        // A process that is still ending holds it; it is empty and costs nothing.
      }
    });
    try {
      writeFileSync(join(group, limit), String(bytes), { flag: 'r+' });
      const isLimited = Number(readFileSync(join(group, limit), 'utf8')) <= bytes;
      if (!isLimited) continue;
    } catch {
      continue;
    }
    return {
      inside: (command, args) => ({
        command: 'sh',
        args: ['-c', `echo $$ > "${group}/cgroup.procs" && exec "$0" "$@"`, command, ...args],
      }),
      kills: () =>
        Number(
          /^oom_kill (\d+)$/m.exec(readFileSync(join(group, events), 'utf8'))?.[1] ?? Number.NaN,
        ),
    };
  }
  return undefined;
}
