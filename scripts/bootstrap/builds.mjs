// Builds stand beside each other in dist/builds, each in a folder of its own: a server goes on with the
// one that it started with. Those that nobody uses any more are removed.

import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { identify, isAlive } from './processes.mjs';

const usePrefix = '.used-by-';

/** The folder of the newest whole build; undefined where there is none. */
export function currentBuild(root) {
  try {
    return join(root, 'dist', readFileSync(join(root, 'dist', 'current'), 'utf8').trim());
  } catch {
    return undefined;
  }
}

/** Notes that this process uses the newest build; answers a function that takes the note back. */
export function holdCurrentBuild(root) {
  const note = join(currentBuild(root), `${usePrefix}${process.pid}`);
  writeFileSync(note, JSON.stringify(identify(process.pid)));
  return () => rmSync(note, { force: true });
}

function isUsed(folder) {
  return readdirSync(folder)
    .filter((name) => name.startsWith(usePrefix))
    .some((name) => {
      try {
        return isAlive(JSON.parse(readFileSync(join(folder, name), 'utf8')));
      } catch {
        return false;
      }
    });
}

/** Removes the builds that are neither kept nor used by a process that runs. */
export function removeOldBuilds(root, kept) {
  const builds = join(root, 'dist', 'builds');
  for (const name of readdirSync(builds)) {
    const folder = join(builds, name);
    if (kept.includes(folder) || isUsed(folder)) continue;
    rmSync(folder, { recursive: true, force: true });
  }
  // Where builds stood before they had folders of their own.
  for (const name of ['client', 'content']) {
    rmSync(join(root, 'dist', name), { recursive: true, force: true });
  }
}
