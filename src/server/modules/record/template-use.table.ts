// Which templates a learner took: missions count it, and stars are given by who has the file.
import { sql } from 'drizzle-orm';
import { check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { learners } from '#server/modules/learner/learner.table.ts';

export const learnerTemplates = pgTable(
  'learner_templates',
  {
    learnerId: text('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    templateId: text('template_id').notNull(),
    downloads: integer('downloads').notNull().default(0),
    /** Null while the learner has not rated it. */
    stars: integer('stars'),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.templateId] }),
    check('learner_templates_stars', sql`${table.stars} between 1 and 5`),
  ],
);
