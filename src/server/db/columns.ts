// What tables and queries say of time: columns are instants with a zone, numbers are ms since 1970.
import { type SQLWrapper, sql } from 'drizzle-orm';
import { timestamp } from 'drizzle-orm/pg-core';

/** A column that holds an instant. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** An instant as whole ms since 1970, in digits: the driver gives a bigint as text. */
export const epochMs = (at: SQLWrapper) =>
  sql<string>`(extract(epoch from ${at}) * 1000)::bigint::text`;

/** The database's clock at the start of the transaction, as `epochMs`. */
export const nowMs = epochMs(sql`now()`);
