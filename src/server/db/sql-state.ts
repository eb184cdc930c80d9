// What went wrong in the database, however deep the driver and the query builder wrapped it.

export const UNIQUE_VIOLATION = '23505';
export const LOCK_NOT_AVAILABLE = '55P03';
export const DISK_FULL = '53100';

/** The error with all that caused it, outermost first. */
export function* causesOf(error: unknown): Generator<Error> {
  for (let at = error; at instanceof Error; at = at.cause) yield at;
}

/** The code that an error carries: an SQLSTATE, or a name such as `ECONNRESET`. */
export function codeOf(error: Error): string | undefined {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? code : undefined;
}

/** True when the error, or what caused it, has that SQLSTATE. */
export const hasSqlState = (error: unknown, state: string): boolean =>
  causesOf(error).some((cause) => codeOf(cause) === state);
