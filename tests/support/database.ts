// A database of its own for each test file, cloned from the migrated template in under 100 ms.
import pg from 'pg';
import { inject } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/db/database.ts';
import { createLogger } from '#server/http/logger.ts';

let count = 0;

export interface TestDatabase extends OpenDatabase {
  /** A query as the owner, for looking behind the app's back. */
  asOwner<T extends pg.QueryResultRow>(query: string, values?: unknown[]): Promise<T[]>;
  /** Where and as whom the app connects. */
  readonly appConfig: pg.PoolConfig;
  drop(): Promise<void>;
}

/** @param template the database that is cloned: the empty one of this release where it is left out */
export async function createTestDatabase(
  max = 20,
  template: string = inject('owner').database,
): Promise<TestDatabase> {
  const owner = inject('owner');
  const app = inject('app');
  count += 1;
  const name = `test_${process.pid}_${count}`;
  const admin = new pg.Client({ ...owner, database: 'postgres' });
  await admin.connect();
  // Clones of one template cannot be made at the same time: each waits for the other.
  await admin.query('select pg_advisory_lock(7318002)');
  await admin.query(`create database ${name} template ${template}`);
  await admin.query('select pg_advisory_unlock(7318002)');
  const log = createLogger({ level: 'silent', write: () => {}, now: () => 0 });
  // On a busy machine the bursts of a test wait longer for a connection than learners do.
  const appConfig = { ...app, database: name, connectionTimeoutMillis: 30_000 };
  const open = openDatabase({ ...appConfig, max }, log);
  const asOwner = new pg.Pool({ ...owner, database: name, max: 4 });
  // A dropped database ends connections that were about to end anyway.
  asOwner.on('error', () => {});
  return {
    ...open,
    appConfig,
    asOwner: async <T extends pg.QueryResultRow>(query: string, values: unknown[] = []) =>
      (await asOwner.query<T>(query, values)).rows,
    drop: async () => {
      await open.close();
      await asOwner.end();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}
