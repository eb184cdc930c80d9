// Which Node runs the project: the one pinned among the packages, whatever Node started us.

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Stop } from './say.mjs';

const needed = [24, 7];

/** Places where the platform's package keeps its program, relative to the project. */
function candidates() {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const program = process.platform === 'win32' ? 'node.exe' : 'node';
  return [`node-${platform}-${process.arch}`, `node-bin-${platform}-${process.arch}`].map((name) =>
    join('node_modules', name, 'bin', program),
  );
}

/** Whether a version such as '24.7.1' is new enough to run the project. */
export function isNewEnough(version) {
  const [major, minor] = version.split('.').map(Number);
  return major > needed[0] || (major === needed[0] && minor >= needed[1]);
}

function runs(program) {
  const answer = spawnSync(program, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return answer.status === 0 && isNewEnough(answer.stdout.trim().replace(/^v/, ''));
}

/**
 * Picks the Node to run the project with, trying it once (a package for glibc does not run on musl).
 * Answers a path relative to the project, or '' for the Node that is running now.
 */
export function pickNode(root) {
  for (const path of candidates()) {
    if (existsSync(join(root, path)) && runs(join(root, path))) return path;
  }
  if (isNewEnough(process.versions.node)) return '';
  throw new Stop(
    `No Node ${needed.join('.')} came with the packages for ${process.platform}-${process.arch}, ` +
      `and this Node is ${process.versions.node}: install Node 24 from https://nodejs.org and run ` +
      'the command again.',
  );
}
