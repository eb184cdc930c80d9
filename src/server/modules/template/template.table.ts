// The sums of all learners: lists read one row a template, however many there are. And what a learner was shown.
import { bigint, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { learners } from '#server/modules/learner/learner.table.ts';

/** Of all learners, those who have left among them: it names nobody. */
export const templateFigures = pgTable('template_figures', {
  templateId: text('template_id').primaryKey(),
  downloads: bigint('downloads', { mode: 'number' }).notNull().default(0),
  ratings: bigint('ratings', { mode: 'number' }).notNull().default(0),
  starsSum: bigint('stars_sum', { mode: 'number' }).notNull().default(0),
});

/** What the list of a course held when the learner looked at it last: what is not among it is new to them. */
export const templateVisits = pgTable(
  'template_visits',
  {
    learnerId: text('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    courseKey: text('course_key').notNull(),
    templateIds: text('template_ids').array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.learnerId, table.courseKey] })],
);
