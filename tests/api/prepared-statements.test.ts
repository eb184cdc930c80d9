import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '#tests/support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase(1);
});
afterAll(() => database.drop());

const plans = async (): Promise<number> => {
  const { rows } = await database.db.execute<{ n: number }>(
    sql`select count(*)::int as n from pg_prepared_statements`,
  );
  return rows[0]!.n;
};

const ask = async (value: number, width = 1): Promise<unknown> => {
  const list = sql.join(Array(width).fill(sql`${value}::int`), sql`, `);
  const { rows } = await database.db.execute(sql`select array[${list}] as got`);
  return rows[0]!.got;
};

test('a statement is planned once a connection, whatever its values', async () => {
  const before = await plans();
  for (const value of [1, 2, 3]) expect(await ask(value)).toEqual([value]);
  expect(await plans()).toBe(before + 1);
});

test('a statement that failed works when it is asked again', async () => {
  const divide = (by: number) =>
    database.db.execute<{ got: number }>(sql`select (6 / ${by}::int) as got`);
  await expect(divide(0)).rejects.toThrow();
  expect((await divide(2)).rows).toEqual([{ got: 3 }]);
});

test('texts without end are all answered, and no more than 256 of them are kept', async () => {
  for (let width = 1; width <= 300; width += 1) {
    expect(await ask(7, width)).toEqual(Array(width).fill(7));
  }
  expect(await plans()).toBe(256);
});
