// One pool and one Drizzle handle; built by serve.ts and handed in, never imported as a value.
import type { Socket } from 'node:net';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from '#server/http/logger.ts';
import { nowMs } from './columns.ts';
import type { Database, Executor, Transaction } from './executor.ts';
import { keepToOpenConnections } from './open-connections.ts';
import { prepareStatements } from './prepared-statements.ts';
import { DISK_FULL, hasSqlState } from './sql-state.ts';
import { worksOn } from './statement.ts';

export type { Database, Executor, Transaction };
/** Runs a write in a transaction: whoever hands this out has opened it, or opens it now. */
export type Write = <T>(work: (tx: Transaction) => Promise<T>) => Promise<T>;

export interface OpenDatabase {
  readonly db: Database;
  readonly pool: pg.Pool;
  close(): Promise<void>;
}

/**
 * After the database said that its disk is full, transactions are refused for so long without asking it:
 * each try fills a little of its log, and with that full as well it could not even be read.
 */
const DISK_FULL_MS = 2_000;
/** A statement that hangs must not hold a request for ever. */
const STATEMENT_MS = 15_000;
/** By then a server that lives has answered or given up: the connection is dead, whatever it looks like. */
const silenceAfter = (statementMs: number) => statementMs + 2_000;

/** Of connections that nobody needs, so many stay: a full disk may allow no new one. */
const KEPT_OPEN = 2;

/**
 * Opens a pool. A lost connection is logged and replaced, it never ends the process.
 * @param poolConfig where and as whom to connect
 * @param hasRoom whether writes may be sent, where the app can see the database's disk
 */
export function openDatabase(
  poolConfig: pg.PoolConfig,
  log: Logger,
  hasRoom: () => boolean = () => true,
): OpenDatabase {
  const pool = new pg.Pool({
    max: 20,
    min: KEPT_OPEN,
    connectionTimeoutMillis: 3_000,
    idleTimeoutMillis: 30_000,
    statement_timeout: STATEMENT_MS,
    idle_in_transaction_session_timeout: STATEMENT_MS,
    application_name: 'meritpath',
    ...poolConfig,
  });
  const silenceMs = silenceAfter(Number(poolConfig.statement_timeout || STATEMENT_MS));
  surviveLosses(pool, log, silenceMs);
  prepareStatements(pool);
  keepToOpenConnections(pool);
  const db = drizzle(pool);
  db.transaction = transactionsOf(pool, silenceMs, hasRoom);
  return { db, pool, close: () => pool.end() };
}

const streamOf = (client: pg.PoolClient): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

function surviveLosses(pool: pg.Pool, log: Logger, silenceMs: number): void {
  const busy = new WeakSet<pg.PoolClient>();
  pool.on('acquire', (client) => busy.add(client));
  pool.on('release', (_error, client) => busy.delete(client));
  // One that is in use and between two statements has nobody else who hears of its loss.
  const lost = (error: Error) => log.warn({ err: error.message }, 'database connection lost');
  pool.on('error', lost);
  pool.on('connect', (client) => {
    client.on('error', (error) => {
      if (busy.has(client)) lost(error);
    });
    const stream = streamOf(client);
    stream.setTimeout(silenceMs, () => {
      if (busy.has(client)) stream.destroy();
    });
  });
}

/** The connections of transactions that are open. */
const clients = new WeakMap<Transaction, pg.PoolClient>();

/** Gives the statements of this transaction more time than those of a request have. */
export async function allowLonger(tx: Transaction, statementMs: number): Promise<void> {
  await tx.execute(sql`select set_config('statement_timeout', ${String(statementMs)}, true)`);
  const client = clients.get(tx);
  if (client) streamOf(client).setTimeout(silenceAfter(statementMs));
}

/** Drizzle's own would keep the connection for ever when even `begin` fails on it. */
function transactionsOf(
  pool: pg.Pool,
  silenceMs: number,
  hasRoom: () => boolean,
): Database['transaction'] {
  const handles = new WeakMap<pg.PoolClient, Database>();
  const handleOf = (client: pg.PoolClient): Database => {
    const handle = handles.get(client) ?? drizzle(client);
    handles.set(client, handle);
    return handle;
  };
  let refusedUntil = 0;
  return async (work, config) => {
    const isRefused = performance.now() < refusedUntil || !hasRoom();
    if (config?.accessMode !== 'read only' && isRefused) {
      throw Object.assign(new Error('The disk was full a moment ago.'), { code: DISK_FULL });
    }
    const client = await pool.connect();
    const handle = handleOf(client);
    try {
      return await handle.transaction((tx) => {
        worksOn(tx, handle);
        clients.set(tx, client);
        return work(tx);
      }, config);
    } catch (error) {
      if (hasSqlState(error, DISK_FULL)) refusedUntil = performance.now() + DISK_FULL_MS;
      throw error;
    } finally {
      streamOf(client).setTimeout(silenceMs);
      client.release();
    }
  };
}

/**
 * The database's clock as ms since 1970, at the start of the transaction it is asked in. Facts about
 * days and deadlines use it, so that a wrong clock on one node changes nothing.
 */
export async function databaseNow(db: Executor): Promise<number> {
  const result = await db.execute<{ ms: string }>(sql`select ${nowMs} as ms`);
  return Number(result.rows[0]!.ms);
}
