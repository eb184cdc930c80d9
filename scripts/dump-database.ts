// Prints the database of a data folder as SQL that makes it anew: schema and rows, read through the driver,
// since the embedded server comes without pg_dump. Meritpath must not run on the folder.
//   node scripts/dump-database.ts <data folder> > database.sql
import pg from 'pg';
import { startEmbeddedPostgres } from '#server/db/embedded/embedded-postgres.ts';

const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
/** What a release keeps its tables in. */
const SCHEMAS = ['public', 'drizzle'];

type Row = Record<string, string>;
type Ask = (query: string, values?: unknown[]) => Promise<Row[]>;

const columnsOf = (ask: Ask, table: string) =>
  ask(
    `select quote_ident(attname) as name, format_type(atttypid, atttypmod) as type, attidentity as identity,
       case when attnotnull then ' not null' else '' end as required,
       coalesce(' default ' || pg_get_expr(adbin, adrelid), '') as preset
     from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
     where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table],
  );

function tableLine(table: string, columns: Row[]): string {
  const lines = columns.map(({ name, type, identity, required, preset }) => {
    const serial = preset?.startsWith(' default nextval(') === true;
    const ours = identity === 'a' ? ' generated always as identity' : '';
    return `  ${name} ${serial ? 'serial' : `${type}${ours}${required}${preset}`}`;
  });
  return `create table ${table} (\n${lines.join(',\n')}\n);`;
}

/** @returns one statement a row, in the order of their text, and one that sets the counter */
async function rowLines(ask: Ask, table: string, columns: Row[]): Promise<string[]> {
  const names = columns.map(({ name }) => name).join(', ');
  const values = columns.map(({ name }) => `coalesce(quote_literal(${name}::text), 'null')`);
  const rows = await ask(
    `select concat_ws(', ', ${values.join(', ')}) as line from ${table} order by 1`,
  );
  const counted = columns.find(
    ({ identity, preset }) => identity === 'a' || preset?.startsWith(' default nextval('),
  );
  const lines = rows.map(
    ({ line }) => `insert into ${table} (${names}) overriding system value values (${line});`,
  );
  if (counted !== undefined && rows.length > 0) {
    const counter = `pg_get_serial_sequence('${table}', '${counted.name}')`;
    lines.push(`select setval(${counter}, (select max(${counted.name}) from ${table}));`);
  }
  return lines;
}

/** Each of these queries answers statements in one column. */
const afterRows = [
  `select format('alter table %s add constraint %I %s;', conrelid::regclass, conname, pg_get_constraintdef(oid)) as line
     from pg_constraint where connamespace = any($1::regnamespace[]) and contype in ('p', 'u', 'c', 'f')
     order by contype = 'f', conrelid::regclass::text, conname`,
  `select pg_get_indexdef(indexrelid) || ';' as line from pg_index join pg_class on oid = indexrelid
     where relnamespace = any($1::regnamespace[])
       and not exists (select from pg_constraint where conindid = indexrelid) order by 1`,
  `select pg_get_functiondef(oid) || ';' as line from pg_proc where pronamespace = any($1::regnamespace[]) order by 1`,
  `select pg_get_triggerdef(pg_trigger.oid) || ';' as line from pg_trigger join pg_class on pg_class.oid = tgrelid
     where relnamespace = any($1::regnamespace[]) and not tgisinternal order by 1`,
];

async function dump(ask: Ask): Promise<string> {
  const lines = ["set client_encoding to 'UTF8';"];
  for (const schema of SCHEMAS) lines.push(`create schema if not exists ${schema};`);
  const tables = await ask(
    `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
       where schemaname = any($1) order by 1`,
    [SCHEMAS],
  );
  for (const { name = '' } of tables) {
    const columns = await columnsOf(ask, name);
    lines.push(tableLine(name, columns), ...(await rowLines(ask, name, columns)));
  }
  for (const query of afterRows) {
    for (const { line = '' } of await ask(query, [SCHEMAS])) lines.push(line);
  }
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
