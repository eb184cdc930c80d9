// A learner's documents: begun from a template, an example or another document, saved cell by cell, with versions and
// files.
import { randomUUID } from 'node:crypto';
import type {
  DocumentCard,
  DocumentDetail,
  DocumentSaved,
  DocumentVersion,
} from '#contract/documents.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { oncePer } from '#domain/catalog/once.ts';
import {
  applyChanges,
  type CellChange,
  type ChangeFault,
  copyName,
  documentName,
  restoreCells,
} from '#domain/documents/changes.ts';
import { DOCUMENTS_MAX } from '#domain/documents/limits.ts';
import {
  isAlike,
  isVersionDue,
  VERSIONS_MAX,
  type VersionReason,
} from '#domain/documents/versions.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';
import {
  blankContent,
  type CellTexts,
  cellName,
  cellsOfExample,
  contentOf,
  filledCells,
  textsOf,
} from '#domain/templates/cells.ts';
import { copiedContent } from '#domain/templates/document.ts';
import { fileEnding, type Template } from '#domain/templates/template.ts';
import type { Executor, Transaction } from '#server/db/database.ts';
import type { Failure } from '#server/http/context.ts';
import { lockLearner } from '#server/modules/learner/learner.usecases.ts';
import {
  type Asked,
  addVersion,
  countDocuments,
  type DocumentRow,
  deleteDocument,
  documentsOf,
  findDocument,
  findVersion,
  insertDocument,
  type LockedDocument,
  lockDocument,
  newestVersion,
  saveDocument,
  setName,
  versionsOf,
} from './document.queries.ts';
import { drawingView, isOpenTo, nameOf, partView, recordUse } from './template.usecases.ts';
import { MEDIA_TYPES, type TemplateFiles } from './template-files.ts';

export interface DocumentDeps {
  readonly catalog: CatalogIndex;
  readonly files: Pick<TemplateFiles, 'write'>;
}

/** A document that nothing was written in. */
const FIRST_REVISION = 1;

const NOT_FOUND: Failure = { code: 'document.not_found' };
const NO_TEMPLATE: Failure = { code: 'template.not_found' };

/** The learner's documents, the last changed first. */
export async function listDocuments(
  db: Executor,
  { catalog }: Pick<DocumentDeps, 'catalog'>,
  learnerId: string,
): Promise<{ documents: DocumentCard[] }> {
  const templates = byId(catalog);
  const rows = await documentsOf(db, learnerId);
  return { documents: rows.map((row) => cardView(catalog, row, templates.get(row.templateId))) };
}

export async function readDocument(
  db: Executor,
  { catalog }: DocumentDeps,
  asked: Asked,
): Promise<Result<DocumentDetail, Failure>> {
  const row = await findDocument(db, asked);
  if (!row) return err(NOT_FOUND);
  const template = byId(catalog).get(row.templateId);
  return template ? ok(detailView(catalog, row, template)) : err(NO_TEMPLATE);
}

/**
 * Begins a document.
 * @param asked.company whose filled example it begins with
 * @param asked.at taken for the database's clock, ms since 1970; only the demo's story gives it
 */
export async function createDocument(
  tx: Transaction,
  { catalog }: Pick<DocumentDeps, 'catalog'>,
  asked: {
    readonly learnerId: string;
    readonly courseKey: string;
    readonly templateKey: string;
    readonly company: string | undefined;
    readonly at?: number;
  },
): Promise<Result<DocumentCard, Failure>> {
  const { learnerId, courseKey, templateKey, company } = asked;
  const template = catalog.templatesOf(courseKey).find(({ key }) => key === templateKey);
  if (!template) return err(NO_TEMPLATE);
  const filled = template.filled.find((one) => one.company === company);
  if (company !== undefined && !filled) return err(NO_TEMPLATE);
  if (!(await isOpenTo(tx, catalog, learnerId, template))) return err({ code: 'template.premium' });
  const content = filled
    ? copiedContent(template, filled, nameOf({ catalog }, template, filled))
    : blankContent(template);
  return insertNamed(tx, catalog, template, {
    learnerId,
    name: template.title,
    templateId: template.id,
    cells: textsOf(template, content),
    at: asked.at,
  });
}

export async function copyDocument(
  tx: Transaction,
  { catalog }: DocumentDeps,
  asked: Asked,
): Promise<Result<DocumentCard, Failure>> {
  const row = await findDocument(tx, asked);
  if (!row) return err(NOT_FOUND);
  const { learnerId, name, templateId, cells } = row;
  return insertNamed(tx, catalog, byId(catalog).get(templateId), {
    learnerId,
    name,
    templateId,
    cells,
  });
}

/** A new document, under a name that the learner's others do not have. */
async function insertNamed(
  tx: Transaction,
  catalog: CatalogIndex,
  template: Template | undefined,
  {
    at,
    ...document
  }: Pick<DocumentRow, 'learnerId' | 'name' | 'templateId' | 'cells'> & { at?: number | undefined },
): Promise<Result<DocumentCard, Failure>> {
  // Two at once see each other: neither goes above the bound.
  await lockLearner(tx, document.learnerId);
  if ((await countDocuments(tx, document.learnerId)) >= DOCUMENTS_MAX) {
    return err({ code: 'document.too_many' });
  }
  const names = (await documentsOf(tx, document.learnerId)).map(({ name }) => name);
  const name = names.includes(document.name) ? copyName(document.name, names) : document.name;
  const when = at === undefined ? {} : { createdAt: new Date(at), changedAt: new Date(at) };
  const row = await insertDocument(tx, { ...document, ...when, id: randomUUID(), name });
  return ok(cardView(catalog, row, template));
}

/** @param asked.at taken for the database's clock, ms since 1970; only the demo's story gives it */
export async function saveCells(
  tx: Transaction,
  { catalog }: Pick<DocumentDeps, 'catalog'>,
  asked: Asked & {
    readonly writer: string;
    readonly changes: readonly CellChange[];
    readonly at?: number;
  },
): Promise<Result<DocumentSaved, Failure>> {
  const found = await findDocument(tx, asked);
  if (!found) return err(NOT_FOUND);
  const template = byId(catalog).get(found.templateId);
  if (!template) return err(NO_TEMPLATE);
  // The learner before the document: the order of every write of learning.
  const isFirst = found.revision === FIRST_REVISION;
  if (isFirst) await lockLearner(tx, asked.learnerId);
  const locked = await lockDocument(tx, asked);
  if (!locked) return err(NOT_FOUND);
  const row = { ...locked, now: asked.at ?? locked.now };
  const changed = applyChanges(template, row, asked);
  if (!changed.ok) return err(faultOf(changed.error));
  const { state, refused, meant } = changed.value;
  if (state.revision > row.revision) await keepBefore(tx, row);
  if (meant) await keepVersion(tx, row, 'conflict', meant);
  const saved = state.revision > row.revision ? await saveDocument(tx, row, state, asked.at) : row;
  if (isFirst) await recordUse(tx, catalog, asked.learnerId, template, asked.at);
  return ok({
    revision: saved.revision,
    changedAt: saved.changedAt.toISOString(),
    refused: [...refused],
  });
}

function faultOf(fault: ChangeFault): Failure {
  if (fault.code === 'document.too_large') return { code: fault.code };
  const message = 'The template has no such cell.';
  return { code: fault.code, fields: [{ field: fault.cell, rule: 'unknown', message }] };
}

/** Before a stretch of work begins, how the document is becomes a version. */
async function keepBefore(tx: Transaction, row: LockedDocument): Promise<void> {
  const newest = await newestVersion(tx, { learnerId: row.learnerId, documentId: row.id });
  const newestAt = (newest?.createdAt ?? row.createdAt).getTime();
  if (isVersionDue(row.now, newestAt, row.cells)) await keepVersion(tx, row, 'work', row.cells);
}

async function keepVersion(
  tx: Transaction,
  { learnerId, id: documentId }: LockedDocument,
  reason: VersionReason,
  cells: CellTexts,
): Promise<void> {
  const asked = { learnerId, documentId };
  const newest = await newestVersion(tx, asked);
  if (newest && isAlike(newest.cells, cells)) return;
  const no = (newest?.no ?? 0) + 1;
  await addVersion(tx, asked, { no, reason, cells, most: VERSIONS_MAX });
}

export async function renameDocument(
  tx: Transaction,
  { catalog }: Pick<DocumentDeps, 'catalog'>,
  asked: Asked & { readonly name: string },
): Promise<Result<DocumentCard, Failure>> {
  const name = documentName(asked.name);
  if (name === null) {
    const message = 'Use 1 to 100 characters on one line.';
    return err({
      code: 'document.name_invalid',
      fields: [{ field: 'name', rule: 'length', message }],
    });
  }
  const row = await setName(tx, asked, name);
  return row ? ok(cardView(catalog, row, byId(catalog).get(row.templateId))) : err(NOT_FOUND);
}

export const removeDocument = async (
  tx: Transaction,
  asked: Asked,
): Promise<Result<Record<string, never>, Failure>> =>
  (await deleteDocument(tx, asked)) ? ok({}) : err(NOT_FOUND);

/** The file of a document as it stands. */
export async function fileOfDocument(
  db: Executor,
  { catalog, files }: DocumentDeps,
  asked: Asked,
): Promise<Result<{ fileName: string; mediaType: string; content: string }, Failure>> {
  const row = await findDocument(db, asked);
  if (!row) return err(NOT_FOUND);
  const template = byId(catalog).get(row.templateId);
  if (!template) return err(NO_TEMPLATE);
  const file = await files.write(template, contentOf(template, row.cells));
  // Letters and digits only: no name of a learner's choice leads elsewhere.
  const name = cellName(row.name) || template.key;
  return ok({
    fileName: `${name}.${fileEnding(template.format)}`,
    mediaType: MEDIA_TYPES[template.format],
    content: file.toString('base64'),
  });
}

/** Makes the document as it was in a version. */
export async function restoreVersion(
  tx: Transaction,
  { catalog }: DocumentDeps,
  asked: Asked & { readonly versionNo: number },
): Promise<Result<DocumentDetail, Failure>> {
  const row = await lockDocument(tx, asked);
  if (!row) return err(NOT_FOUND);
  const template = byId(catalog).get(row.templateId);
  if (!template) return err(NO_TEMPLATE);
  const version = await findVersion(tx, asked, asked.versionNo);
  if (!version) return err({ code: 'document.version_not_found' });
  const state = restoreCells(row, version.cells, 'restore');
  if (state === row) return ok(detailView(catalog, row, template));
  await keepVersion(tx, row, 'restore', row.cells);
  return ok(detailView(catalog, await saveDocument(tx, row, state), template));
}

/** The newest first. */
export async function listVersions(
  db: Executor,
  { catalog }: Pick<DocumentDeps, 'catalog'>,
  asked: Asked,
): Promise<Result<{ versions: DocumentVersion[] }, Failure>> {
  const document = await findDocument(db, asked);
  if (!document) return err(NOT_FOUND);
  const template = byId(catalog).get(document.templateId);
  const rows = await versionsOf(db, asked);
  return ok({
    versions: rows.map(({ no, reason, cells, createdAt }) => ({
      no,
      reason,
      filled: template ? filledCells(template, cells) : Object.keys(cells).length,
      at: createdAt.toISOString(),
    })),
  });
}

/** All templates by id. */
const byId = oncePer((catalog: CatalogIndex): ReadonlyMap<string, Template> => {
  const all = catalog.courses.flatMap(({ key }) => catalog.templatesOf(key));
  return new Map(all.map((template) => [template.id, template]));
});

/** What copies of a template's filled examples begin with, worked out once. */
const copiesOf = oncePer((catalog: CatalogIndex) =>
  oncePer((template: Template) =>
    template.filled.map((filled) =>
      textsOf(template, copiedContent(template, filled, nameOf({ catalog }, template, filled))),
    ),
  ),
);

const cardView = (
  catalog: CatalogIndex,
  row: DocumentRow,
  template: Template | undefined,
): DocumentCard => ({
  id: row.id,
  name: row.name,
  template: template
    ? {
        key: template.key,
        courseKey: template.courseKey,
        title: template.title,
        format: template.format,
      }
    : null,
  filled: template ? filledCells(template, row.cells) : Object.keys(row.cells).length,
  ofExample: template ? cellsOfExample(template, row.cells, copiesOf(catalog)(template)) : 0,
  createdAt: row.createdAt.toISOString(),
  changedAt: row.changedAt.toISOString(),
});

const detailView = (
  catalog: CatalogIndex,
  row: DocumentRow,
  template: Template,
): DocumentDetail => ({
  ...cardView(catalog, row, template),
  revision: row.revision,
  cells: { ...row.cells },
  guidance: [...template.guidance],
  parts: template.parts.map(partView),
  drawing: drawingView(template),
});
