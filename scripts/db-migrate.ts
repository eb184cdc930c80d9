// Brings the configured database to this release's schema, without starting the app.
import { join } from 'node:path';
import { readConfig } from '#server/config/config.ts';
import { readEnvironment } from '#server/config/environment.ts';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { grantAppRole, migrateDatabase } from '#server/db/migrate.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, 'drizzle');

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const env = readEnvironment(process.env, join(root, '.env'));
if (!env.ok) fail(env.error.map((problem) => problem.message).join('\n'));
const config = readConfig(env.value);
if (!config.ok) fail(config.error.map((problem) => problem.message).join('\n'));

if (config.value.database.kind === 'url') {
  await migrateDatabase({ connectionString: config.value.database.url }, folder);
} else {
  const quiet = { debug: () => {}, info: () => {}, warn: console.warn, error: console.error };
  const started = await startEmbeddedPostgres({ dataDir: config.value.dataDir, log: quiet });
  if (!started.ok) fail(started.error.message);
  await migrateDatabase(started.value.ownerConfig, folder);
  await grantAppRole(started.value.ownerConfig, started.value.appConfig.user);
  await started.value.stop();
}
console.log('The database is at this version.');
