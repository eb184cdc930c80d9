// A learner's documents and their versions.
import { and, count, desc, eq, lte, sql } from 'drizzle-orm';
import type { DocumentState } from '#domain/documents/changes.ts';
import type { VersionReason } from '#domain/documents/versions.ts';
import type { CellTexts } from '#domain/templates/cells.ts';
import { nowMs } from '#server/db/columns.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import { type Owned, owned } from '#server/db/owned.ts';
import { documents, documentVersions } from './document.table.ts';

export type DocumentRow = Owned<typeof documents.$inferSelect>;
export type VersionRow = Owned<typeof documentVersions.$inferSelect>;
/** A document, and the database's clock, ms. */
export type LockedDocument = DocumentRow & { readonly now: number };

/** Names one document for one learner. */
export interface Asked {
  readonly learnerId: string;
  readonly documentId: string;
}

const of = ({ learnerId, documentId }: Asked) =>
  and(eq(documents.learnerId, learnerId), eq(documents.id, documentId));
const versionsWhere = ({ learnerId, documentId }: Asked) =>
  and(eq(documentVersions.learnerId, learnerId), eq(documentVersions.documentId, documentId));
const askedOf = ({ learnerId, id }: DocumentRow): Asked => ({ learnerId, documentId: id });

/** All of a learner, the last changed first. */
export async function documentsOf(db: Executor, learnerId: string): Promise<DocumentRow[]> {
  const rows = await db
    .select()
    .from(documents)
    .where(eq(documents.learnerId, learnerId))
    .orderBy(desc(documents.changedAt), desc(documents.id));
  return rows.map(owned);
}

export async function findDocument(db: Executor, asked: Asked): Promise<DocumentRow | undefined> {
  const [row] = await db.select().from(documents).where(of(asked));
  return row && owned(row);
}

/** The document, locked: two saves at once follow each other. */
export async function lockDocument(
  tx: Transaction,
  asked: Asked,
): Promise<LockedDocument | undefined> {
  const [found] = await tx
    .select({ row: documents, now: nowMs })
    .from(documents)
    .where(of(asked))
    .for('update');
  return found && { ...owned(found.row), now: Number(found.now) };
}

export async function insertDocument(
  tx: Transaction,
  document: typeof documents.$inferInsert,
): Promise<DocumentRow> {
  const [row] = await tx.insert(documents).values(document).returning();
  return owned(row!);
}

/** Writes what the document is now; it counts as changed. @param at when, ms since 1970; left out, now */
export async function saveDocument(
  tx: Transaction,
  row: DocumentRow,
  { revision, cells, stamps }: DocumentState,
  at?: number,
): Promise<DocumentRow> {
  const [saved] = await tx
    .update(documents)
    .set({ revision, cells, stamps, changedAt: at === undefined ? sql`now()` : new Date(at) })
    .where(of(askedOf(row)))
    .returning();
  return owned(saved!);
}

/** @returns undefined where there is no such document */
export async function setName(
  tx: Transaction,
  asked: Asked,
  name: string,
): Promise<DocumentRow | undefined> {
  const [row] = await tx.update(documents).set({ name }).where(of(asked)).returning();
  return row && owned(row);
}

/** @returns false where there is no such document */
export async function deleteDocument(tx: Transaction, asked: Asked): Promise<boolean> {
  const { rowCount } = await tx.delete(documents).where(of(asked));
  return (rowCount ?? 0) > 0;
}

/** The newest first. */
export async function versionsOf(db: Executor, asked: Asked): Promise<VersionRow[]> {
  const rows = await db
    .select()
    .from(documentVersions)
    .where(versionsWhere(asked))
    .orderBy(desc(documentVersions.no));
  return rows.map(owned);
}

export async function countDocuments(db: Executor, learnerId: string): Promise<number> {
  const [row] = await db
    .select({ documents: count() })
    .from(documents)
    .where(eq(documents.learnerId, learnerId));
  return row?.documents ?? 0;
}

export async function newestVersion(db: Executor, asked: Asked): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(documentVersions)
    .where(versionsWhere(asked))
    .orderBy(desc(documentVersions.no))
    .limit(1);
  return row && owned(row);
}

export async function findVersion(
  db: Executor,
  asked: Asked,
  no: number,
): Promise<VersionRow | undefined> {
  const [row] = await db
    .select()
    .from(documentVersions)
    .where(and(versionsWhere(asked), eq(documentVersions.no, no)));
  return row && owned(row);
}

/** Adds a version of a locked document, and lets the oldest go where there are too many. */
export async function addVersion(
  tx: Transaction,
  asked: Asked,
  version: {
    readonly no: number;
    readonly reason: VersionReason;
    readonly cells: CellTexts;
    readonly most: number;
  },
): Promise<void> {
  const { most, ...values } = version;
  await tx.insert(documentVersions).values({ ...asked, ...values });
  await tx
    .delete(documentVersions)
    .where(and(versionsWhere(asked), lte(documentVersions.no, version.no - most)));
}
