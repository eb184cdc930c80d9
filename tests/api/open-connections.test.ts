// The database takes no further connection, as on a full disk or where many share it: those that are open do the work.
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OpenDatabase, openDatabase } from '#server/db/database.ts';
import { createLogger } from '#server/http/logger.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

const ALLOWED = 3;

let database: TestDatabase;
let open: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const { database: name } = database.appConfig;
  await database.asOwner(`alter database ${name} connection limit ${ALLOWED}`);
  const log = createLogger({ level: 'silent', write: () => {}, now: () => 0 });
  open = openDatabase({ ...database.appConfig, max: 12 }, log);
});
afterAll(async () => {
  await open.close();
  await database.drop();
});

/** Waits a little, so that whoever comes next needs a connection of its own. */
const pause = sql`select pg_backend_pid() as pid from pg_sleep(0.1)`;

test('who needs a connection that the database refuses waits for one that is open', async () => {
  const { db, pool } = open;
  await db.execute(pause);
  const reads = await Promise.all(Array.from({ length: 24 }, () => db.execute(pause)));
  const writes = await Promise.all(
    Array.from({ length: 24 }, () => db.transaction((tx) => tx.execute(pause))),
  );
  const pids = [...reads, ...writes].map(({ rows }) => rows[0]?.pid);
  expect(pids).toHaveLength(48);
  // The owner's connection counts too.
  expect(new Set(pids).size).toBeLessThanOrEqual(ALLOWED);
  expect(pool.waitingCount).toBe(0);
});
