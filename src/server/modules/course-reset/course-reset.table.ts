// Which courses a learner has begun anew, and when last.
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/db/columns.ts';
import { learners } from '#server/modules/learner/learner.table.ts';

/** Whoever began anew has met the questions: their later answers say nothing of how hard those are. */
export const courseResets = pgTable(
  'course_resets',
  {
    learnerId: text('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    courseKey: text('course_key').notNull(),
    resetAt: instant('reset_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.courseKey] })],
);
