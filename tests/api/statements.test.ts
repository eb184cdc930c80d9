import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsStatement, statement } from '#server/db/statement.ts';
import { throttles } from '#server/modules/account/throttle.table.ts';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  // One connection, so that every call meets the same.
  database = await createTestDatabase(1);
});
afterAll(() => database.drop());

let built = 0;
const findKey = statement((db) => {
  built += 1;
  return db
    .select({ key: throttles.key })
    .from(throttles)
    .where(eq(throttles.key, sql.placeholder('key')))
    .prepare('test_find_key');
});

const insertKeys = rowsStatement(['key'], (db, rows) =>
  db.insert(throttles).values(rows).prepare(`test_insert_keys_${rows.length}`),
);

const connection = async (): Promise<number> => {
  const { rows } = await database.db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
  return rows[0]!.pid;
};

test('a statement is built once for the pool and once for all transactions of a connection', async () => {
  const { db } = database;
  const before = built;
  for (const key of ['a', 'b']) expect(await findKey(db, { key })).toEqual([]);
  expect(built).toBe(before + 1);
  for (const key of ['a', 'b', 'c']) {
    expect(await db.transaction((tx) => findKey(tx, { key }))).toEqual([]);
  }
  expect(built).toBe(before + 2);
});

test('inside a transaction it sees what that wrote, and is undone with it', async () => {
  const { db } = database;
  const undone = db.transaction(async (tx) => {
    await insertKeys(tx, [{ key: 'one' }, { key: 'two' }]);
    expect(await findKey(tx, { key: 'two' })).toEqual([{ key: 'two' }]);
    await tx.transaction(async (inner) => {
      expect(await findKey(inner, { key: 'one' })).toEqual([{ key: 'one' }]);
    });
    throw new Error('undone');
  });
  await expect(undone).rejects.toThrow('undone');
  expect(await findKey(db, { key: 'one' })).toEqual([]);
});

test('rows of any number are written, each with its own values', async () => {
  const { db } = database;
  for (const keys of [['r1'], ['r2', 'r3'], ['r4', 'r5', 'r6'], ['r7', 'r8']]) {
    await insertKeys(
      db,
      keys.map((key) => ({ key })),
    );
    for (const key of keys) expect(await findKey(db, { key })).toEqual([{ key }]);
  }
});

test('a connection that was lost takes its statements with it, and the next one has them anew', async () => {
  const { db } = database;
  const lost = await connection();
  await database.asOwner('select pg_terminate_backend($1)', [lost]);
  await expect.poll(() => database.pool.totalCount).toBe(0);
  await db.transaction((tx) => findKey(tx, { key: 'r1' }));
  expect(await connection()).not.toBe(lost);
  expect(await findKey(db, { key: 'r1' })).toEqual([{ key: 'r1' }]);
});

test('a migration that adds a column under a running app disturbs no statement', async () => {
  const { db } = database;
  expect(await findKey(db, { key: 'r1' })).toEqual([{ key: 'r1' }]);
  await database.asOwner("alter table throttles add column later text not null default 'x'");
  expect(await findKey(db, { key: 'r1' })).toEqual([{ key: 'r1' }]);
  expect(await db.transaction((tx) => findKey(tx, { key: 'r2' }))).toEqual([{ key: 'r2' }]);
});

test('a value that is missing is said, not sent', async () => {
  await expect(findKey(database.db, {})).rejects.toThrow('key');
});
