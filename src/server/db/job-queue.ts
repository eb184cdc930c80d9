// The job queue's tables: made and moved on by the role that owns the schema, used by the app through its pool.
import type pg from 'pg';
import type { PgBoss } from 'pg-boss';

/** The schema that holds them, apart from the product's own tables. */
export const JOB_SCHEMA = 'pgboss';

interface Runs {
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[] }>;
}

/** Read when it is first needed: it takes memory that a command without jobs does not need. */
async function openWith(runs: Runs, isOwner: boolean): Promise<PgBoss> {
  const { PgBoss: Queue } = await import('pg-boss');
  return new Queue({
    db: { executeSql: (text, values) => runs.query(text, values) },
    schema: JOB_SCHEMA,
    migrate: isOwner,
    createSchema: isOwner,
    schedule: !isOwner,
    supervise: !isOwner,
    // Needs the owner of the indexes; these tables stay small.
    reindex: false,
    monitorVacuum: false,
  });
}

/** @returns the queue for the app, not yet started */
export const jobQueue = (pool: pg.Pool): Promise<PgBoss> => openWith(pool, false);

/** Brings the queue's tables to the library's version. @param client of a role that may make schemas */
export async function migrateJobQueue(client: pg.Client): Promise<void> {
  const queue = await openWith(client, true);
  // Its failures reach whoever called.
  queue.on('error', () => {});
  await queue.start();
  await queue.stop({ close: false, graceful: false });
}
