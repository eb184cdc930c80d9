// A schema as the statements that make it anew, read from the database's catalogue: the embedded server
// comes without pg_dump.

/** What a release keeps its tables in. */
export const SCHEMAS = ['public', 'drizzle'];

export type Row = Record<string, string>;
export type Ask = (query: string, values?: unknown[]) => Promise<Row[]>;

/** The tables with their schema, quoted where they need it, by name. */
export const tablesOf = async (ask: Ask): Promise<string[]> =>
  (
    await ask(
      `select quote_ident(schemaname) || '.' || quote_ident(tablename) as name from pg_tables
       where schemaname = any($1) order by 1`,
      [SCHEMAS],
    )
  ).map(({ name = '' }) => name);

export const columnsOf = (ask: Ask, table: string): Promise<Row[]> =>
  ask(
    `select quote_ident(attname) as name, format_type(atttypid, atttypmod) as type, attidentity as identity,
       case when attnotnull then ' not null' else '' end as required,
       coalesce(' default ' || pg_get_expr(adbin, adrelid), '') as preset
     from pg_attribute left join pg_attrdef on adrelid = attrelid and adnum = attnum
     where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [table],
  );

const isSerial = ({ preset }: Row): boolean => preset?.startsWith(' default nextval(') === true;

/** The statement that makes a table, without its constraints. */
export function tableLine(table: string, columns: readonly Row[]): string {
  const lines = columns.map((column) => {
    const { name, type, identity, required, preset } = column;
    const ours = identity === 'a' ? ' generated always as identity' : '';
    return `  ${name} ${isSerial(column) ? 'serial' : `${type}${ours}${required}${preset}`}`;
  });
  return `create table ${table} (\n${lines.join(',\n')}\n);`;
}

/** The statement that lets a table count on after its highest number; undefined where it counts nothing. */
export function counterLine(table: string, columns: readonly Row[]): string | undefined {
  const counted = columns.find((column) => column.identity === 'a' || isSerial(column));
  if (counted === undefined) return undefined;
  const counter = `pg_get_serial_sequence('${table}', '${counted.name}')`;
  return `select setval(${counter}, (select max(${counted.name}) from ${table}));`;
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

/** What follows once the rows are in: constraints, indexes, functions, triggers. */
export async function finishingLines(ask: Ask): Promise<string[]> {
  const lines: string[] = [];
  for (const query of afterRows) {
    for (const { line = '' } of await ask(query, [SCHEMAS])) lines.push(line);
  }
  return lines;
}
