// What a learner was told of: a row a notification, the newest few kept.
import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/db/columns.ts';
import { learners } from '#server/modules/learner/learner.table.ts';

export const notifications = pgTable(
  'notifications',
  {
    learnerId: text('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    /** One of the kinds of the domain. */
    kind: text('kind').notNull(),
    /** Null where it is about no course. */
    courseKey: text('course_key'),
    /** The mission, badge, level, event, thread or certificate it tells of; of a run its days. */
    subjectId: text('subject_id').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** Null while it is unread. */
    readAt: instant('read_at'),
    /** Null until a mail told of it, or had reason not to. */
    mailedAt: instant('mailed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.id] }),
    index('notifications_unseen')
      .on(table.createdAt)
      .where(sql`${table.readAt} is null and ${table.mailedAt} is null`),
  ],
);
