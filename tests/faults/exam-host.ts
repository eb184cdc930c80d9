// The app with the sample papers on a given database, as a process that a test can kill:
// `exam-host.ts <port> <connection as JSON> [<ms between two looks for overdue attempts>]`.
import { serve } from '@hono/node-server';
import { composeApp } from '#server/compose.ts';
import { readConfig } from '#server/config/config.ts';
import { openDatabase } from '#server/db/database.ts';
import { createLogger } from '#server/http/logger.ts';
import { catalogWithExams } from '#tests/support/exam-catalog.ts';

const [port = '', connection = '{}', lookEveryMs] = process.argv.slice(2);
const config = readConfig({ DEMO: 'true', PORT: port, TRUST_PROXY: '1' });
if (!config.ok) throw new Error(config.error.map((problem) => problem.message).join(' '));
const log = createLogger({
  level: 'error',
  write: (line) => process.stdout.write(line),
  now: Date.now,
});
const { app, jobs } = await composeApp({
  config: config.value,
  secret: 'a-secret-that-only-tests-use-0123456789',
  database: openDatabase(JSON.parse(connection), log),
  catalog: catalogWithExams(),
  build: 'test',
  log,
  consoleLine: () => {},
  isGoingDown: () => false,
});
if (lookEveryMs !== undefined)
  setInterval(() => void jobs.run('overdue-attempts'), Number(lookEveryMs));
serve({ fetch: app.fetch, port: Number(port) }, () => {
  process.stdout.write(`Meritpath is ready on http://localhost:${port}\n`);
});
