import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allowLonger, type OpenDatabase, openDatabase } from '#server/db/database.ts';
import { hasSqlState } from '#server/db/sql-state.ts';
import { createLogger } from '#server/http/logger.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

/** Statements have 0.3 s here, and a connection that says nothing for 2.3 s is given up. */
const STATEMENT_MS = 300;
const LONGER_THAN_SILENCE_S = 2.8;

let database: TestDatabase;
let short: OpenDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  const log = createLogger({ level: 'silent', write: () => {}, now: () => 0 });
  short = openDatabase({ ...database.appConfig, max: 1, statement_timeout: STATEMENT_MS }, log);
});
afterAll(async () => {
  await short.close();
  await database.drop();
});

const sleep = (seconds: number) => sql`select pg_backend_pid() as pid, pg_sleep(${seconds})`;

test('a transaction that asks for it works longer than a request may, and only that one', async () => {
  const { db } = short;
  const [before, after] = await db.transaction(async (tx) => {
    await allowLonger(tx, 20_000);
    return [await tx.execute(sleep(0)), await tx.execute(sleep(LONGER_THAN_SILENCE_S))];
  });
  expect(after?.rows[0]?.pid).toBe(before?.rows[0]?.pid);
  const tooLong = await db.execute(sleep(2)).then(
    () => 'done',
    (error: unknown) => hasSqlState(error, '57014'),
  );
  expect(tooLong).toBe(true);
});
