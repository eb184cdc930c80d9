// The composition root: reads the configuration, opens the database, serves, and goes down in order.
import { existsSync, readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import type pg from 'pg';
import { currentBuild } from '#content/current-build.ts';
import { readCatalog } from '#content/read-catalog.ts';
import type { Catalog } from '#domain/catalog/catalog.ts';
import { composeApp } from './compose.ts';
import { type Config, readConfig } from './config/config.ts';
import { readEnvironment } from './config/environment.ts';
import { resolveAuthSecret } from './config/secret.ts';
import { openDatabase } from './db/database.ts';
import { diskRoom } from './db/embedded/disk-room.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './db/embedded/embedded-postgres.ts';
import { grantAppRole, migrateDatabase } from './db/migrate.ts';
import { causesOf, hasSqlState, LOCK_NOT_AVAILABLE } from './db/sql-state.ts';
import { createLogger, type Logger } from './http/logger.ts';
import { refuseRaw } from './http/raw-failures.ts';
import { collectStart } from './lifecycle/collect-start.ts';
import { createDrain } from './lifecycle/drain.ts';
import { watchParent } from './lifecycle/parent-watch.ts';

const root = join(import.meta.dirname, '../..');
const MIGRATIONS = join(root, 'drizzle');
/** Everything is closed this long after the first signal, whatever still runs. */
const SHUTDOWN_MS = 9_000;

function fail(...sentences: readonly string[]): never {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function configure(): { config: Config; secret: string } {
  const env = readEnvironment(process.env, join(root, '.env'));
  if (!env.ok) fail(...env.error.map((problem) => problem.message));
  const config = readConfig(env.value);
  if (!config.ok) fail(...config.error.map((problem) => problem.message));
  const secret = resolveAuthSecret(config.value);
  if (!secret.ok) fail(secret.error.message);
  return { config: config.value, secret: secret.value };
}

interface DatabaseAccess {
  readonly app: pg.PoolConfig;
  readonly embedded?: EmbeddedPostgres;
}

async function prepareDatabase(config: Config, log: Logger): Promise<DatabaseAccess> {
  if (config.database.kind === 'url') {
    const access = { connectionString: config.database.url };
    try {
      await migrateDatabase(access, MIGRATIONS);
    } catch (error) {
      if (hasSqlState(error, LOCK_NOT_AVAILABLE)) {
        fail(
          'DATABASE_URL names a database that another program holds a lock on: end its transaction (see pg_stat_activity) and start again.',
        );
      }
      fail(
        `DATABASE_URL cannot be used (${reasonOf(error)}): check address, account and that the server runs, or remove it to use the embedded database.`,
      );
    }
    return { app: access };
  }
  const started = await startEmbeddedPostgres({
    dataDir: config.dataDir,
    log,
    onProgress: (sentence) => process.stdout.write(`${sentence} …\n`),
  });
  if (!started.ok) fail(started.error.message);
  const embedded = started.value;
  try {
    await migrateDatabase(embedded.ownerConfig, MIGRATIONS);
    await grantAppRole(embedded.ownerConfig, embedded.appConfig.user);
  } catch (error) {
    await embedded.stop();
    fail(
      `The database in ${config.dataDir} could not be brought to this version: ${reasonOf(error)}`,
    );
  }
  return { app: embedded.appConfig, embedded };
}

function reasonOf(error: unknown): string {
  const cause = [...causesOf(error)].at(-1);
  const inner = cause instanceof AggregateError ? cause.errors[0] : undefined;
  return (inner instanceof Error ? inner.message : cause?.message) || String(error);
}

/** The content of the build, or of a folder of its own, which is checked and compiled now. */
async function openCatalog({ contentDir }: Config, builtFile: string): Promise<Catalog> {
  if (contentDir === undefined) {
    const catalog = readCatalog(builtFile);
    return catalog.ok ? catalog.value : fail(catalog.error.message);
  }
  const { compileFolder } = await import('#content/compile-folder.ts');
  const compiled = compileFolder(contentDir, new Date().toISOString().slice(0, 10));
  if (compiled.ok) return compiled.value.catalog;
  const [first] = compiled.error.problems;
  const place = first ? `${first.file}:${first.line} ${first.message}` : 'it has errors';
  return fail(
    `CONTENT_DIR cannot be used (${place}): correct it, or remove it to use the build's.`,
  );
}

async function serve(): Promise<void> {
  const { config, secret } = configure();
  const log = createLogger({
    level: config.logLevel,
    write: (line) => process.stdout.write(line),
    now: Date.now,
  });
  const { catalogFile, clientDir, templatesDir } = currentBuild(root);
  const catalog = await openCatalog(config, catalogFile);
  if (!existsSync(join(clientDir, 'index.html'))) {
    fail('The client is not built: run "npm run build" and start again.');
  }
  const access = await prepareDatabase(config, log);
  const database = openDatabase(
    { ...access.app, max: config.databasePoolSize },
    log,
    access.embedded && diskRoom(config.dataDir),
  );
  let isGoingDown = false;
  const composed = await composeApp({
    config,
    secret,
    database,
    catalog,
    build: buildLabel(),
    log,
    consoleLine: (line) => process.stdout.write(`${line}\n`),
    clientDir,
    templatesDir,
    isGoingDown: () => isGoingDown,
  });

  const server = createAdaptorServer({
    fetch: composed.app.fetch,
    // A client that sends slowly is closed instead of held.
    serverOptions: {
      headersTimeout: 10_000,
      requestTimeout: 11_000,
      connectionsCheckingInterval: 1_000,
      keepAliveTimeout: 5_000,
    },
  }) as Server;
  server.on('clientError', (error, socket) => refuseRaw(error, socket as Socket, config.isSecure));
  const drain = createDrain(server);

  const goDown = (reason: string, exitCode: number) => {
    if (isGoingDown) return;
    isGoingDown = true;
    log.info({ reason }, 'going down');
    setTimeout(() => process.exit(exitCode || 1), SHUTDOWN_MS).unref();
    void composed.endPages();
    void drain.begin().then(() => finish(exitCode));
  };
  const finish = async (exitCode: number) => {
    await composed.stop();
    await database.close();
    await access.embedded?.stop();
    process.exit(exitCode);
  };

  server.once('error', (error: NodeJS.ErrnoException) => {
    void (async () => {
      await composed.stop();
      await database.close();
      await access.embedded?.stop();
      fail(
        error.code === 'EADDRINUSE'
          ? `PORT ${config.port} is taken by another program: stop it, or set PORT to a free one.`
          : error.code === 'EACCES'
            ? `PORT ${config.port} may not be opened by this account: set PORT to one above 1023.`
            : `HOST ${config.host} and PORT ${config.port} cannot be served: ${error.message}`,
      );
    })();
  });
  collectStart();
  server.listen(config.port, config.host, () => {
    const { port } = server.address() as AddressInfo;
    process.stdout.write(`Meritpath is ready on ${config.publicUrl} (port ${port})\n`);
  });
  composed.start();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => goDown(signal, 0));
  }
  watchParent(() => goDown('parent gone', 0));
}

function buildLabel(): string {
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version;
}

await serve();
