// A small app around the embedded database, for tests that kill it: `embedded-host.ts <folder>
// [write]`. With `write` it keeps inserting numbers and prints each one only after the commit.

import { Pool } from 'pg';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';

const [dataDir = '', mode] = process.argv.slice(2);
const print = (line: string) => process.stdout.write(`${line}\n`);
const silent = () => {};

print('starting');
const started = await startEmbeddedPostgres({
  dataDir,
  log: { debug: silent, info: silent, warn: silent, error: silent },
});
if (!started.ok) {
  process.stderr.write(`${started.error.message}\n`);
  process.exit(1);
}
const database = started.value;
const pool = new Pool({ ...database.ownerConfig, max: 2 });
pool.on('error', silent);
await pool.query('create table if not exists numbers (n bigint primary key)');
const { rows } = await pool.query<{ n: string[] }>(
  'select coalesce(array_agg(n order by n), array[]::bigint[]) as n from numbers',
);
database.onUnexpectedExit(() => print('down'));
database.onRestarted(() => print(`up ${database.pid()}`));
let isStopping = false;
process.on('SIGTERM', () => {
  isStopping = true;
  void pool
    .end()
    .then(() => database.stop())
    .then(() => process.exit(0));
});

// Last: whoever reads it may end this process at once.
print(`ready ${JSON.stringify({ pid: database.pid(), numbers: rows[0]?.n.map(Number) })}`);

let next = (rows[0]?.n.length ?? 0) + 1;
const pauseMs = 2;
const write = async () => {
  if (isStopping) return;
  try {
    await pool.query('insert into numbers values ($1)', [next]);
    print(`written ${next}`);
  } catch {
    // Not acknowledged: whether it was kept is open, so the number is not used again.
  }
  next += 1;
  setTimeout(() => void write(), pauseMs);
};
if (mode === 'write') await write();
setInterval(silent, 1000);
