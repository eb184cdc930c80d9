// A site beyond one machine, on this one: `node scripts/cluster.ts`. Ctrl-C ends it and removes what it wrote.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startCluster } from './cluster/cluster.ts';
import { findPrograms, INSTALL } from './cluster/programs.ts';

const programs = findPrograms();
if (programs === undefined) {
  console.error(`It needs programs that are not installed here: ${INSTALL}`);
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'meritpath-cluster-'));
const cluster = await startCluster(programs, folder);
console.log(`Two apps behind haproxy: ${cluster.origin}`);
console.log(`The primary, whichever it is: ${cluster.databaseUrl}`);
console.log(`Settings and output of all programs: ${folder}`);
process.once('SIGINT', () => {
  void cluster.stop().finally(() => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  });
});
