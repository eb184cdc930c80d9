// Addresses of public pages: a random id a learner, made when they ask for it.
import { pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { learners } from '#server/modules/learner/learner.table.ts';

export const publicProfiles = pgTable(
  'public_profiles',
  {
    learnerId: text('learner_id')
      .primaryKey()
      .references(() => learners.id, { onDelete: 'cascade' }),
    /** 128 random bits: it tells nothing of the account. */
    id: text('id').notNull(),
  },
  (table) => [uniqueIndex('public_profiles_id').on(table.id)],
);
