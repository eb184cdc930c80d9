// One install or build at a time. The lock is a file made complete in one step (a hard link), so
// nobody ever reads half of it; it names its holder and what the holder does.

import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { identify, isAlive } from './processes.mjs';
import { Stop, say } from './say.mjs';

const pollMs = 200;
const reminderMs = 15_000;

function readHolder(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    // A lock that cannot be read names nobody that could be waited for.
    return { pid: 0, what: 'an unknown step' };
  }
}

function tryCreate(path, record) {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, JSON.stringify(record));
  try {
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    // No hard links on this file system: an exclusive create is the next best.
    try {
      writeFileSync(path, JSON.stringify(record), { flag: 'wx' });
      return true;
    } catch (second) {
      if (second.code === 'EEXIST') return false;
      throw second;
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Moves a dead holder's lock aside. */
function clearStale(path, holder) {
  const aside = `${path}.stale.${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  const moved = readHolder(aside);
  if (JSON.stringify(moved) !== JSON.stringify(holder) && isAlive(moved ?? {})) {
    // Somebody else took the lock over between our look and our move: give it back.
    try {
      linkSync(aside, path);
    } catch {
      // A third one holds it by now; it will find the same processes alive.
    }
  }
  rmSync(aside, { force: true });
}

/** Runs `work` while holding the lock; waits for a living holder, takes over from a dead one. */
export async function withLock(path, what, work) {
  const record = { ...identify(process.pid), what };
  let lastReminder = 0;
  try {
    mkdirSync(dirname(path), { recursive: true });
    while (!tryCreate(path, record)) {
      const holder = readHolder(path);
      if (holder !== undefined && !isAlive(holder)) {
        clearStale(path, holder);
        continue;
      }
      if (holder !== undefined && Date.now() - lastReminder > reminderMs) {
        lastReminder = Date.now();
        say(`Another start (process ${holder.pid}) is busy with ${holder.what}: waiting for it.`);
      }
      await sleep(pollMs);
    }
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS', 'ENOSPC'].includes(error.code)) {
      throw new Stop(
        `The folder ${dirname(path)} cannot be written (${error.code}): make the project's folder ` +
          'writable for this account and run the command again.',
      );
    }
    throw error;
  }
  try {
    return await work();
  } finally {
    try {
      unlinkSync(path);
    } catch {
      // Removed by hand: nothing left to release.
    }
  }
}
