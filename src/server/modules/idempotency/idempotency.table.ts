// Answers of writes kept by the key the client chose, so that a repeated request is answered, not repeated.
import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/db/columns.ts';
import { learners } from '#server/modules/learner/learner.table.ts';

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    learnerId: text('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    key: text('key').notNull(),
    /** Method, path and body of the first request, hashed. */
    requestHash: text('request_hash').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Written with the row, in the transaction of what the answer tells. */
    status: integer('status'),
    body: text('body'),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.key] }),
    index('idempotency_keys_age').on(table.createdAt),
  ],
);
