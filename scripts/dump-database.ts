// Prints the database of a data folder as SQL that makes it anew: schema and rows, read through the driver,
// since the embedded server comes without pg_dump. Meritpath must not run on the folder.
//   node scripts/dump-database.ts <data folder> > database.sql
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';
import {
  type Ask,
  columnsOf,
  counterLine,
  finishingLines,
  type Row,
  SCHEMAS,
  tableLine,
  tablesOf,
} from './ops/schema-sql.ts';

const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };

/** @returns one statement a row, in the order of their text, and one that sets the counter */
async function rowLines(ask: Ask, table: string, columns: Row[]): Promise<string[]> {
  const names = columns.map(({ name }) => name).join(', ');
  const values = columns.map(({ name }) => `coalesce(quote_literal(${name}::text), 'null')`);
  const rows = await ask(
    `select concat_ws(', ', ${values.join(', ')}) as line from ${table} order by 1`,
  );
  const lines = rows.map(
    ({ line }) => `insert into ${table} (${names}) overriding system value values (${line});`,
  );
  const counter = counterLine(table, columns);
  if (counter !== undefined && rows.length > 0) lines.push(counter);
  return lines;
}

async function dump(ask: Ask): Promise<string> {
  const lines = ["set client_encoding to 'UTF8';"];
  for (const schema of SCHEMAS) lines.push(`create schema if not exists ${schema};`);
  for (const table of await tablesOf(ask)) {
    const columns = await columnsOf(ask, table);
    lines.push(tableLine(table, columns), ...(await rowLines(ask, table, columns)));
  }
  lines.push(...(await finishingLines(ask)));
  return `${lines.join('\n')}\n`;
}

const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('Name the data folder.');
const started = await startEmbeddedPostgres({ dataDir, log: quiet });
if (!started.ok) throw new Error(started.error.message);
const client = new pg.Client(started.value.ownerConfig);
await client.connect();
try {
  // Names come with their schema, whatever the reader's path is.
  await client.query("set search_path to ''");
  process.stdout.write(
    await dump(async (query, values = []) => (await client.query<Row>(query, values)).rows),
  );
} finally {
  await client.end();
  await started.value.stop();
}
