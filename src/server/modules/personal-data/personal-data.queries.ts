// Which tables hold something about a learner: asked of the database's own catalogue, so that none is forgotten.
import { sql } from 'drizzle-orm';
import type { Executor } from '#server/db/database.ts';

interface Reference extends Record<string, unknown> {
  readonly table: string;
  readonly column: string;
  readonly parent: string;
  readonly parentColumn: string;
}

export interface KeyedTable {
  readonly name: string;
  /** Holds the learner's id. */
  readonly key: string;
  readonly columns: readonly { readonly name: string; readonly type: string }[];
}

/** Foreign keys of the schema, one row for each of their columns. */
async function references(db: Executor): Promise<readonly Reference[]> {
  const { rows } = await db.execute<Reference>(sql`
    select child.relname as "table", own.attname as "column",
           parent.relname as "parent", theirs.attname as "parentColumn"
    from pg_constraint fk
    cross join lateral unnest(fk.conkey, fk.confkey) as pair (own, theirs)
    join pg_class child on child.oid = fk.conrelid
    join pg_class parent on parent.oid = fk.confrelid
    join pg_attribute own on own.attrelid = fk.conrelid and own.attnum = pair.own
    join pg_attribute theirs on theirs.attrelid = fk.confrelid and theirs.attnum = pair.theirs
    where fk.contype = 'f' and fk.connamespace = 'public'::regnamespace
    order by 1, 2`);
  return rows;
}

async function columnsOf(db: Executor, table: string): Promise<KeyedTable['columns']> {
  const { rows } = await db.execute<{ name: string; type: string }>(sql`
    select attname as name, format_type(atttypid, atttypmod) as type from pg_attribute
    where attrelid = ${`public.${table}`}::regclass and attnum > 0 and not attisdropped
    order by attnum`);
  return rows.map(({ name, type }) => ({ name, type }));
}

/** Every table with a column that holds the id of an account, straight or by way of another table. */
export async function findKeyedTables(db: Executor): Promise<readonly KeyedTable[]> {
  const keys = new Map([['users', 'id']]);
  const all = await references(db);
  for (let before = 0; before !== keys.size; ) {
    before = keys.size;
    for (const { table, column, parent, parentColumn } of all) {
      if (!keys.has(table) && keys.get(parent) === parentColumn) keys.set(table, column);
    }
  }
  const tables: KeyedTable[] = [];
  for (const [name, key] of [...keys].toSorted()) {
    tables.push({ name, key, columns: await columnsOf(db, name) });
  }
  return tables;
}

/** The rows of a learner, every value as PostgreSQL writes it, in the order of the given columns. */
export async function readRows(
  db: Executor,
  { name, key }: KeyedTable,
  columns: readonly { readonly name: string; readonly isWithheld: boolean }[],
  learnerId: string,
): Promise<(string | null)[][]> {
  const values = columns.map((column, at) => {
    const value = column.isWithheld ? sql`null` : sql.identifier(column.name);
    return sql`${value}::text as ${sql.identifier(`c${at}`)}`;
  });
  const { rows } = await db.execute<Record<string, string | null>>(sql`
    select ${sql.join(values, sql`, `)} from ${sql.identifier(name)}
    where ${sql.identifier(key)} = ${learnerId} order by 1, 2`);
  return rows.map((row) => columns.map((_, at) => row[`c${at}`] ?? null));
}
