// Failed sign-ins, counted in the database so that every node counts together.
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/db/columns.ts';

export const throttles = pgTable(
  'throttles',
  {
    /** What is counted and a hash of whose: `account:…`, `device:…`, `address:…`, `mail:…`. */
    key: text('key').primaryKey(),
    /** Attempts begun since the last one that succeeded. */
    consecutive: integer('consecutive').notNull().default(0),
    /** Failures in the window that began at `windowStartedAt`. */
    failures: integer('failures').notNull().default(0),
    windowStartedAt: instant('window_started_at').notNull().defaultNow(),
    blockedUntil: instant('blocked_until'),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [index('throttles_age').on(table.updatedAt)],
);
