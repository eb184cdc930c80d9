// A database as the first release left it: made by its own code, kept as SQL (scripts/dump-database.ts).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';
import { grantAppRole, migrateDatabase } from '#server/db/migrate.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';

const root = join(import.meta.dirname, '..');

/** Who the rows belong to; she reads German and studies for the real world of a hospital. */
export const ada = { email: 'ada@example.org', password: 'river-crossing-7' };

export interface FirstReleaseDatabase extends TestDatabase {
  /** Every row of every table of the first release, before this release opened the database. */
  readonly rowsBefore: Readonly<Record<string, readonly string[]>>;
}

export async function rowsOf(ask: (query: string) => Promise<{ line: string }[]>, table: string) {
  const rows = await ask(`select row_to_json(t)::text as line from ${table} as t order by 1`);
  return rows.map(({ line }) => line);
}

/** The database after this release has migrated it. */
export async function firstReleaseDatabase(): Promise<FirstReleaseDatabase> {
  const name = `first_release_${process.pid}`;
  const admin = new pg.Client({ ...inject('owner'), database: 'postgres' });
  await admin.connect();
  await admin.query(`create database ${name}`);
  const config = { ...inject('owner'), database: name };
  const rowsBefore = await load(config);
  await migrateDatabase(config, join(root, '../drizzle'));
  await grantAppRole(config, inject('app').user);
  const database = await createTestDatabase(20, name);
  return {
    ...database,
    rowsBefore,
    drop: async () => {
      await database.drop();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

async function load(config: pg.ClientConfig) {
  const client = new pg.Client(config);
  await client.connect();
  await client.query(readFileSync(join(root, 'first-release/database.sql'), 'utf8'));
  // A deadline is an hour: the attempt that runs began ten minutes ago, whenever this is read.
  await client.query(
    `update public.exam_attempts set started_at = now() - interval '10 minutes',
       deadline_at = deadline_at - started_at + now() - interval '10 minutes' where state = 'open'`,
  );
  const ask = async (query: string) => (await client.query<{ line: string }>(query)).rows;
  const tables = await ask(
    "select 'public.' || tablename as line from pg_tables where schemaname = 'public'",
  );
  const rows: Record<string, string[]> = {};
  for (const { line: table } of tables) rows[table] = await rowsOf(ask, table);
  await client.end();
  return rows;
}
