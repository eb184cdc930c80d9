// What the log may hold of an error: never the values of a query, which are hashes, tokens and names.
import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { LogFields } from './logger.ts';

const MAX_LENGTH = 4_000;

/**
 * A failed query is told by its SQL with placeholders and by the database's code, for the message of
 * the query builder lists the values and the database's own may quote one.
 */
export function describeError(error: unknown): LogFields {
  if (!(error instanceof Error)) return { err: messageOf(error).slice(0, MAX_LENGTH) };
  if (error instanceof DrizzleQueryError) {
    const { code } = (error.cause ?? {}) as { code?: unknown };
    return {
      err: 'query failed',
      sqlState: typeof code === 'string' ? code : undefined,
      query: error.query.slice(0, MAX_LENGTH),
      stack: framesOf(error),
    };
  }
  return { err: error.message.slice(0, MAX_LENGTH), stack: framesOf(error) };
}

/** The job queue tells an error as a plain object with a message. */
const messageOf = (thrown: unknown): string =>
  typeof thrown === 'object' && thrown !== null && 'message' in thrown
    ? String(thrown.message)
    : String(thrown);

/** The stack without the message that heads it. */
function framesOf({ stack, name, message }: Error): string | undefined {
  const head = [`${name}: ${message}`, `Error: ${message}`, message].find((text) =>
    stack?.startsWith(text),
  );
  return stack
    ?.slice(head?.length ?? 0)
    .trim()
    .slice(0, MAX_LENGTH);
}
