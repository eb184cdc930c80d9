// Certificates that were issued: one a learner and course or event, found by a stranger by its id alone.
import { pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant } from '#server/db/columns.ts';
import { learners } from '#server/modules/learner/learner.table.ts';

export const certificates = pgTable(
  'certificates',
  {
    learnerId: text('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    courseKey: text('course_key').notNull(),
    /** 128 random bits: whoever has it may see what it says. */
    id: text('id').notNull(),
    /** The learner's name on the day it was issued. */
    name: text('name').notNull(),
    issuedAt: instant('issued_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.courseKey] }),
    uniqueIndex('certificates_id').on(table.id),
  ],
);

/** Certificates of events: one a learner and occurrence. */
export const eventCertificates = pgTable(
  'event_certificates',
  {
    learnerId: text('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    occurrenceId: text('occurrence_id').notNull(),
    id: text('id').notNull(),
    /** The learner's name on the day it was issued. */
    name: text('name').notNull(),
    issuedAt: instant('issued_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.occurrenceId] }),
    uniqueIndex('event_certificates_id').on(table.id),
  ],
);
