// One pool and one Drizzle handle; built by main.ts and handed in, never imported as a value.
import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from '#server/http/logger.ts';

export type Database = NodePgDatabase;
/** The handle inside `db.transaction`; queries take either. */
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];
export type Executor = Database | Transaction;

export interface OpenDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * Opens a pool. A lost connection is logged and replaced, it never ends the process.
 * @param poolConfig where and as whom to connect
 */
export function openDatabase(poolConfig: pg.PoolConfig, log: Logger): OpenDatabase {
  const pool = new pg.Pool({
    max: 20,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    // A statement that hangs must not hold a request for ever.
    statement_timeout: 15_000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: 'meritpath',
    ...poolConfig,
  });
  pool.on('error', (error) => log.warn({ err: error.message }, 'database connection lost'));
  return { db: drizzle(pool), pool, close: () => pool.end() };
}

/**
 * The database's clock as ms since 1970, at the start of the transaction it is asked in. Facts about
 * days and deadlines use it, so that a wrong clock on one node changes nothing.
 */
export async function databaseNow(db: Executor): Promise<number> {
  const result = await db.execute<{ ms: string }>(
    sql`select (extract(epoch from now()) * 1000)::bigint::text as ms`,
  );
  return Number(result.rows[0]!.ms);
}
