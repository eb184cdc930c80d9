// Every outgoing mail is a row first, written with the fact it tells of; sending follows the commit.
import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/db/columns.ts';
import { users } from '#server/modules/user/user.table.ts';

export const mailOutbox = pgTable(
  'mail_outbox',
  {
    id: text('id').primaryKey(),
    userId: text('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Erased when the mail is sent by SMTP, when its link is used, or after 24 hours. */
    body: text('body'),
    /** The link for the operator's console where no mail can be sent; erased with the body. */
    link: text('link'),
    /** What the button says that stands for the link. */
    action: text('action'),
    /** The language it is written in; null, as the button, in rows of the releases before. */
    locale: text('locale'),
    /** Hash of the token in the link, to find the mail when the link is used. */
    tokenHash: text('token_hash'),
    attempts: integer('attempts').notNull().default(0),
    createdAt: instant('created_at').notNull().defaultNow(),
    nextAttemptAt: instant('next_attempt_at').notNull().defaultNow(),
    sentAt: instant('sent_at'),
    failedAt: instant('failed_at'),
    lastError: text('last_error'),
  },
  (table) => [
    index('mail_outbox_due')
      .on(table.nextAttemptAt)
      .where(sql`sent_at is null and failed_at is null`),
    index('mail_outbox_user').on(table.userId),
    index('mail_outbox_token').on(table.tokenHash),
    index('mail_outbox_age').on(table.createdAt),
  ],
);
