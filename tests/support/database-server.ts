// One PostgreSQL a test run, with a migrated template that every test file clones.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';
import { grantAppRole, migrateDatabase } from '#server/db/migrate.ts';
import { makeReadyDataFolder } from './data-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    owner: { host: string; port: number; user: string; database: string };
    app: { host: string; port: number; user: string; database: string };
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await makeReadyDataFolder();
  const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  const started = await startEmbeddedPostgres({ dataDir, log: silent, isForgetful: true });
  if (!started.ok) throw new Error(started.error.message);
  const { ownerConfig, appConfig } = started.value;
  await migrateDatabase(ownerConfig, join(import.meta.dirname, '../../drizzle'));
  await grantAppRole(ownerConfig, appConfig.user);
  const { host, port, user, database } = ownerConfig;
  project.provide('owner', { host, port, user, database });
  project.provide('app', { host, port, user: appConfig.user, database });
  return async () => {
    await started.value.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
