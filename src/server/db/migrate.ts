// Brings a database to this release's schema; safe to kill at any step and to run on two nodes at once.
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { JOB_SCHEMA, migrateJobQueue } from './job-queue.ts';

/** Any number, the same on every node: who holds this lock migrates, the others wait. */
const MIGRATION_LOCK = 7_318_001;

/**
 * Applies what is missing, all of it in one transaction; waits while another node does so.
 * @param poolConfig a role that owns the schema
 * @param folder the generated migrations
 */
export async function migrateDatabase(poolConfig: pg.PoolConfig, folder: string): Promise<void> {
  const client = new pg.Client({ ...poolConfig, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    // The session of a killed migration ends within this time even while it waits, and frees its
    // locks. A server on Windows cannot watch its client.
    await client.query("set client_connection_check_interval = '2s'").catch(() => {});
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // A migration that cannot get its lock gives up instead of queueing every reader behind it.
    await client.query("set lock_timeout = '10s'");
    await migrate(drizzle(client), { migrationsFolder: folder });
    await migrateJobQueue(client);
  } finally {
    await client.end();
  }
}

/**
 * Makes the role that the app works under on the embedded server: it reads and writes rows, owns
 * nothing, and can neither change nor remove what the ledger holds.
 */
export async function grantAppRole(poolConfig: pg.PoolConfig, role: string): Promise<void> {
  const client = new pg.Client(poolConfig);
  await client.connect();
  const name = client.escapeIdentifier(role);
  try {
    await client.query(
      `do $$ begin if not exists (select from pg_roles where rolname = ${client.escapeLiteral(role)}) then create role ${name} login; end if; end $$`,
    );
    for (const schema of ['public', JOB_SCHEMA]) {
      await client.query(`grant usage on schema ${schema} to ${name}`);
      await client.query(
        `grant select, insert, update, delete on all tables in schema ${schema} to ${name}`,
      );
    }
    await client.query(`grant usage on all sequences in schema public to ${name}`);
    await client.query(`revoke update, delete on xp_ledger from ${name}`);
  } finally {
    await client.end();
  }
}
