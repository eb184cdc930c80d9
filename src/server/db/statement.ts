// Hot statements are built once a connection: putting their text together costs more than asking.
import { type Placeholder, sql } from 'drizzle-orm';
import type { Executor } from './executor.ts';

/** Transactions come and go, their connection stays: statements are kept with its handle. */
const connections = new WeakMap<Executor, Executor>();

/** Says on which connection a transaction works; without it the transaction builds its own statements. */
export function worksOn(transaction: Executor, connection: Executor): void {
  connections.set(transaction, connection);
}

interface Prepared<Answer> {
  execute(values?: Record<string, unknown>): Promise<Answer>;
}

/**
 * A statement with placeholders whose text is put together at its first use on a connection and kept
 * as long as that. By its name the database keeps its plan too; a connection that was lost takes both
 * with it, and the next one begins anew.
 * @param build ends in `.prepare(name)`; a name belongs to one text. A null reaches no placeholder of
 *   a column whose values are converted (instants, JSON): Drizzle would convert it.
 * @returns asks it with one value for each placeholder
 */
export function statement<Answer>(build: (db: Executor) => Prepared<Answer>) {
  const built = new WeakMap<Executor, Prepared<Answer>>();
  return (db: Executor, values: Record<string, unknown>): Promise<Answer> => {
    const connection = connections.get(db) ?? db;
    let prepared = built.get(connection);
    if (!prepared) {
      prepared = build(connection);
      built.set(connection, prepared);
    }
    return prepared.execute(values);
  };
}

/**
 * As `statement`, for an insert of any number of rows: each number has a text of its own.
 * @param columns what every row gives
 * @param build as above; its name holds `rows.length`
 */
export function rowsStatement<Column extends string, Answer>(
  columns: readonly Column[],
  build: (db: Executor, rows: Record<Column, Placeholder>[]) => Prepared<Answer>,
) {
  const forCount = (count: number) => {
    const names = Array.from({ length: count }, (_, at) =>
      columns.map((column) => [column, `${column}${at}`] as const),
    );
    const ask = statement((db) =>
      build(
        db,
        names.map(
          (row) =>
            Object.fromEntries(
              row.map(([column, name]) => [column, sql.placeholder(name)]),
            ) as Record<Column, Placeholder>,
        ),
      ),
    );
    return { names, ask };
  };
  const byCount = new Map<number, ReturnType<typeof forCount>>();
  return (db: Executor, rows: readonly Readonly<Record<Column, unknown>>[]): Promise<Answer> => {
    const { names, ask } = byCount.get(rows.length) ?? forCount(rows.length);
    byCount.set(rows.length, { names, ask });
    const values: Record<string, unknown> = {};
    rows.forEach((row, at) => {
      for (const [column, name] of names[at]!) values[name] = row[column];
    });
    return ask(db, values);
  };
}
