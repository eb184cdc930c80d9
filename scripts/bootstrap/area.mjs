// The tests of one area: files whose path holds its name.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Stop } from './say.mjs';

/** Where tests stand, and what tells one; fault tests have a command of their own. */
const places = [
  { kind: 'vitest', folders: ['src', 'scripts', 'tests'], ending: /\.test\.tsx?$/ },
  { kind: 'playwright', folders: ['tests/e2e'], ending: /\.spec\.ts$/ },
];
const elsewhere = 'tests/faults/';

function filesIn(root, folder) {
  return readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
    .map((path) => path.slice(root.length + 1).replaceAll('\\', '/'));
}

/** @returns each kind's files that hold one of the names in their path, such as `exam` or `outbox` */
export function filesOfAreas(root, areas) {
  const found = places.map(({ kind, folders, ending }) => {
    const files = folders
      .flatMap((folder) => filesIn(root, folder))
      .filter((path) => ending.test(path) && !path.startsWith(elsewhere))
      .filter((path) => areas.some((area) => path.includes(area)));
    return [kind, files.sort()];
  });
  if (found.every(([, files]) => files.length === 0)) {
    throw new Stop(
      `No test file has "${areas.join('" or "')}" in its path. Fault tests: npm run test:faults -- <name>.`,
    );
  }
  return Object.fromEntries(found);
}
