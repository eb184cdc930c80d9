// One more node of the played week, as a process that a test can kill: `week-host.ts <connection as JSON>`.
import { composeApp } from '#server/compose.ts';
import { readConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { createLogger } from '#server/http/logger.ts';
import { WEEK_JOBS, weekCatalog } from './week-events.ts';

const [connection = '{}'] = process.argv.slice(2);
const config = readConfig({ DEMO: 'true' });
if (!config.ok) throw new Error(config.error.map((problem) => problem.message).join(' '));
const log = createLogger({
  level: 'silent',
  write: (line) => process.stdout.write(line),
  now: Date.now,
});
const { jobs } = await composeApp({
  config: config.value,
  secret: 'a-secret-that-only-tests-use-0123456789',
  database: openDatabase({ ...JSON.parse(connection), application_name: 'doomed' }, log),
  catalog: weekCatalog(),
  build: 'test',
  log,
  consoleLine: () => {},
  isGoingDown: () => false,
});
for (const name of WEEK_JOBS) await jobs.run(name);
process.stdout.write('all done\n');
// Until it is killed.
setInterval(() => {}, 60_000);
