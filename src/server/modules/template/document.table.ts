// Documents that learners fill in, and how they were before.
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { DocumentState } from '#domain/documents/changes.ts';
import { VERSION_REASONS } from '#domain/documents/versions.ts';
import type { CellTexts } from '#domain/templates/cells.ts';
import { instant } from '#server/db/columns.ts';
import { learners } from '#server/modules/learner/learner.table.ts';

export const documents = pgTable(
  'documents',
  {
    learnerId: text('learner_id')
      .notNull()
      .references(() => learners.id, { onDelete: 'cascade' }),
    id: text('id').notNull(),
    templateId: text('template_id').notNull(),
    name: text('name').notNull(),
    revision: integer('revision').notNull().default(1),
    cells: jsonb('cells').$type<CellTexts>().notNull(),
    /** By cell: the revision that changed it last, and the page that did. */
    stamps: jsonb('stamps').$type<DocumentState['stamps']>().notNull().default({}),
    createdAt: instant('created_at').notNull().defaultNow(),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.id] }),
    index('documents_changed').on(table.learnerId, table.changedAt),
  ],
);

export const documentVersions = pgTable(
  'document_versions',
  {
    learnerId: text('learner_id').notNull(),
    documentId: text('document_id').notNull(),
    /** From 1, in the order of making. */
    no: integer('no').notNull(),
    reason: text('reason', { enum: VERSION_REASONS }).notNull(),
    cells: jsonb('cells').$type<CellTexts>().notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.learnerId, table.documentId, table.no] }),
    foreignKey({
      name: 'document_versions_document',
      columns: [table.learnerId, table.documentId],
      foreignColumns: [documents.learnerId, documents.id],
    }).onDelete('cascade'),
  ],
);
