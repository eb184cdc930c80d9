// What learners did with templates, and the sums of all: lists read one row a template, however many learners there are.
import { sql } from 'drizzle-orm';
import { bigint, check, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
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

/** Of all learners, those who have left among them: it names nobody. */
export const templateFigures = pgTable('template_figures', {
  templateId: text('template_id').primaryKey(),
  downloads: bigint('downloads', { mode: 'number' }).notNull().default(0),
  ratings: bigint('ratings', { mode: 'number' }).notNull().default(0),
  starsSum: bigint('stars_sum', { mode: 'number' }).notNull().default(0),
});
