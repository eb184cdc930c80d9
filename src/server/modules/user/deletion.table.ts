// Accounts whose owner wants them gone: erased when the days of grace are over, unless they come back.
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/db/columns.ts';
import { users } from './user.table.ts';

export const accountDeletions = pgTable(
  'account_deletions',
  {
    userId: text('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    requestedAt: instant('requested_at').notNull().defaultNow(),
    eraseAt: instant('erase_at').notNull(),
  },
  (table) => [index('account_deletions_due').on(table.eraseAt)],
);
