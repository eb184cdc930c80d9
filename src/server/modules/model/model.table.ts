// Models that learners draw for themselves; what a view looks like is worked out from them.
import { index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Model } from '#domain/modelling/editing/model.ts';
import { instant } from '#server/db/columns.ts';
import { learners } from '#server/modules/learner/learner.table.ts';

export const learnerModels = pgTable(
  'learner_models',
  {
    learnerId: text('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    courseKey: text('course_key').notNull(),
    name: text('name').notNull(),
    /** Of the language of the course; null where any element may be used. */
    viewpoint: text('viewpoint'),
    model: jsonb('model').$type<Model>().notNull(),
    /** Counted when it is saved, so that a list reads no model. */
    elements: integer('elements').notNull(),
    relations: integer('relations').notNull(),
    revision: integer('revision').notNull().default(1),
    /** The page that saved last. */
    editor: text('editor'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.id] }),
    index('learner_models_course').on(table.learnerId, table.courseKey, table.updatedAt),
  ],
);
