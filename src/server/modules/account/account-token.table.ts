// Links that prove an address or allow a reset: only the hash of their token is stored.
import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/db/columns.ts';
import { users } from '#server/modules/user/user.table.ts';

export const accountTokens = pgTable(
  'account_tokens',
  {
    /** SHA-256 of the token, base64url. */
    tokenHash: text('token_hash').primaryKey(),
    purpose: text('purpose', { enum: ['confirm', 'reset', 'change_email'] }).notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    newEmail: text('new_email'),
    /** Hash of the nonce in the browser that signed up; the link signs in only there. */
    browserHash: text('browser_hash'),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [
    index('account_tokens_user').on(table.userId, table.purpose),
    index('account_tokens_expiry').on(table.expiresAt),
  ],
);
