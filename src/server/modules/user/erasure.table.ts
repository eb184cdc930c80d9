// Who was erased, so that a backup from before can be made true again.
import { pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '#server/db/columns.ts';

/** Written by `erase_learner`. A hash of the id says nothing of anybody, and finds the row in a backup that still has it. */
export const erasures = pgTable('erasures', {
  idHash: text('id_hash').primaryKey(),
  erasedAt: instant('erased_at').notNull().defaultNow(),
});
