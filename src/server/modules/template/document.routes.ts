// Documents over HTTP: one line a procedure.
import { signedIn, unwrap } from '#server/http/procedures.ts';
import {
  copyDocument,
  createDocument,
  type DocumentDeps,
  fileOfDocument,
  listDocuments,
  listVersions,
  readDocument,
  removeDocument,
  renameDocument,
  restoreVersion,
  saveCells,
} from './document.usecases.ts';

export const documentRoutes = (deps: DocumentDeps) => {
  const { documents } = signedIn;
  return {
    list: documents.list.handler(({ context: { db, learnerId } }) =>
      listDocuments(db, deps, learnerId),
    ),
    document: documents.document.handler(async ({ context: { db, learnerId }, input }) =>
      unwrap(await readDocument(db, deps, { ...input, learnerId })),
    ),
    create: documents.create.handler(async ({ context: { write, learnerId }, input }) =>
      unwrap(
        await write((tx) =>
          createDocument(tx, deps, { ...input, company: input.company, learnerId }),
        ),
      ),
    ),
    copy: documents.copy.handler(async ({ context: { write, learnerId }, input }) =>
      unwrap(await write((tx) => copyDocument(tx, deps, { ...input, learnerId }))),
    ),
    save: documents.save.handler(async ({ context: { write, learnerId }, input }) =>
      unwrap(await write((tx) => saveCells(tx, deps, { ...input, learnerId }))),
    ),
    rename: documents.rename.handler(async ({ context: { write, learnerId }, input }) =>
      unwrap(await write((tx) => renameDocument(tx, deps, { ...input, learnerId }))),
    ),
    remove: documents.remove.handler(async ({ context: { write, learnerId }, input }) =>
      unwrap(await write((tx) => removeDocument(tx, { ...input, learnerId }))),
    ),
    file: documents.file.handler(async ({ context: { db, learnerId }, input }) =>
      unwrap(await fileOfDocument(db, deps, { ...input, learnerId })),
    ),
    versions: documents.versions.handler(async ({ context: { db, learnerId }, input }) =>
      unwrap(await listVersions(db, deps, { ...input, learnerId })),
    ),
    restore: documents.restore.handler(async ({ context: { write, learnerId }, input }) =>
      unwrap(await write((tx) => restoreVersion(tx, deps, { ...input, learnerId }))),
    ),
  };
};
