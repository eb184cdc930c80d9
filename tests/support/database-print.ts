// What a database holds, row by row, so that tests see whether anything was written.
import { createHash } from 'node:crypto';
import type { TestDatabase } from './database.ts';

/** A hash of every row for each table that the catalogue names. */
export async function databasePrint({ asOwner }: TestDatabase): Promise<Record<string, string>> {
  const tables = await asOwner<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
       order by 1`,
  );
  const print: Record<string, string> = {};
  for (const { name } of tables) {
    const rows = await asOwner<{ line: string }>(
      `select row_to_json(t)::text as line from ${name} as t order by 1`,
    );
    const hash = createHash('sha256').update(rows.map(({ line }) => line).join('\n'));
    print[name] = `${rows.length} rows ${hash.digest('hex')}`;
  }
  return print;
}
