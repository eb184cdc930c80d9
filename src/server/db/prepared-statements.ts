// A statement is parsed and planned once a connection, not at every call: the driver does so by name.
import type pg from 'pg';

/** More than the app has; a text that lists any number of values must not pile up statements. */
const PREPARED_AT_MOST = 256;

interface Statement {
  readonly text: string;
  readonly name?: string | undefined;
}

const isNameless = (query: unknown): query is Statement =>
  typeof query === 'object' &&
  query !== null &&
  'text' in query &&
  typeof query.text === 'string' &&
  !('name' in query && query.name !== undefined);

/** Gives each statement with values that comes without a name one of its own, the same in all of the pool. */
export function prepareStatements(pool: pg.Pool): void {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    if (!names.has(text) && names.size < PREPARED_AT_MOST)
      names.set(text, `prepared_${names.size}`);
    return names.get(text);
  };
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (...args: unknown[]) => unknown;
    client.query = ((first: unknown, values: unknown, ...rest: unknown[]) => {
      const isPlanned = isNameless(first) && Array.isArray(values) && values.length > 0;
      return query(isPlanned ? { ...first, name: nameOf(first.text) } : first, values, ...rest);
    }) as typeof client.query;
  });
}
