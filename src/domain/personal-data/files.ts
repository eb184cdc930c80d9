// What is stored about a learner as files that other programs read: one JSON, or a CSV for each table.

interface Column {
  readonly name: string;
  /** PostgreSQL's name of it. */
  readonly type: string;
  readonly isWithheld: boolean;
}

interface Table {
  readonly name: string;
  readonly columns: readonly Column[];
  /** Values as PostgreSQL writes them, in the order of the columns. */
  readonly rows: readonly (readonly (string | null)[])[];
}

const NUMBERS = /^(integer|smallint|double precision|real)$/;

/** A value as JSON has it: numbers, truth and stored JSON as themselves, everything else as text. */
function jsonOf(text: string | null, { type }: Column): unknown {
  if (text === null) return null;
  if (NUMBERS.test(type)) return Number(text);
  if (type === 'boolean') return text === 'true';
  if (type === 'jsonb' || type === 'json') return JSON.parse(text);
  return text;
}

const shown = ({ columns }: Table) =>
  columns.flatMap((column, at) => (column.isWithheld ? [] : [{ column, at }]));

/** Every table by its name, every row as an object. Columns whose values are withheld are left out. */
export const tablesAsObjects = (tables: readonly Table[]): Record<string, object[]> =>
  Object.fromEntries(
    tables.map((table) => [
      table.name,
      table.rows.map((row) =>
        Object.fromEntries(
          shown(table).map(({ column, at }) => [column.name, jsonOf(row[at] ?? null, column)]),
        ),
      ),
    ]),
  );

const quoted = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** What a spreadsheet would take for a formula and work out. */
const FORMULA = /^[=+\-@\t\r]/;

/** Text that looks like a formula stays text (R-31); numbers are the database's own. */
const disarmed = (text: string, { type }: Column): string =>
  FORMULA.test(text) && !NUMBERS.test(type) && type !== 'bigint' ? `'${text}` : text;

/** A table as CSV (RFC 4180): a line of names, then the rows. What is empty was never set. */
export function tableAsCsv(table: Table): string {
  const columns = shown(table);
  const lines = [
    columns.map(({ column }) => quoted(column.name)),
    ...table.rows.map((row) =>
      columns.map(({ column, at }) => quoted(disarmed(row[at] ?? '', column))),
    ),
  ];
  return `${lines.map((line) => line.join(',')).join('\r\n')}\r\n`;
}
