// When a learner was last reached by itself, one row a kind: a second run, or a second node, finds it.
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/db/columns.ts';
import { learners } from '#server/modules/learner/learner.table.ts';

export const learnerReminders = pgTable(
  'learner_reminders',
  {
    learnerId: text('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: ['achievements', 'streak', 'digest'] }).notNull(),
    /** Also set where nothing was to be said, so that nobody is looked at twice. */
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.kind] })],
);
