// What learners said of the FAQ, and their threads with support.
import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  date,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant } from '#server/db/columns.ts';
import { learners } from '#server/modules/learner/learner.table.ts';

/** What one learner said of one answer. */
export const faqMarks = pgTable(
  'faq_marks',
  {
    learnerId: text('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    faqId: text('faq_id').notNull(),
    /** Null while they have not voted. */
    isHelpful: boolean('is_helpful'),
    /** The last day on which they opened it. */
    viewedOn: date('viewed_on'),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.faqId] })],
);

/** The sums of all learners but demo learners: nobody's data, so they outlive an erased account. */
export const faqCounts = pgTable('faq_counts', {
  faqId: text('faq_id').primaryKey(),
  helpful: integer('helpful').notNull().default(0),
  views: integer('views').notNull().default(0),
});

export const supportThreads = pgTable(
  'support_threads',
  {
    learnerId: text('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    subject: text('subject').notNull(),
    channel: text('channel', { enum: ['chat', 'email'] }).notNull(),
    state: text('state', { enum: ['open', 'answered', 'closed'] })
      .notNull()
      .default('open'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.id] }),
    // The operator names a thread by its id alone.
    uniqueIndex('support_threads_id').on(table.id),
    index('support_threads_waiting').on(table.updatedAt).where(sql`${table.state} = 'open'`),
  ],
);

export const supportMessages = pgTable(
  'support_messages',
  {
    learnerId: text('learner_id').notNull(),
    threadId: text('thread_id').notNull(),
    id: bigint('id', { mode: 'number' }).generatedAlwaysAsIdentity(),
    author: text('author', { enum: ['learner', 'support'] }).notNull(),
    text: text('text').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.threadId, table.id] }),
    foreignKey({
      name: 'support_messages_thread',
      columns: [table.learnerId, table.threadId],
      foreignColumns: [supportThreads.learnerId, supportThreads.id],
    }).onDelete('cascade'),
    // How much a learner wrote of late.
    index('support_messages_newest').on(table.learnerId, table.createdAt),
  ],
);
