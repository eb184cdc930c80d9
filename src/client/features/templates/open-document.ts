// A document as a page has it open: what the server is known to have, what was typed and is not there yet, and the texts
// that met another page's.
import type { DocumentDetail, DocumentSaved } from '#contract/documents.ts';
import type { CellTexts } from '#domain/templates/cells.ts';
import type { TypedCells } from './document-writes.ts';

/** A text that was typed here while another page changed its cell; what that wrote stands. */
export interface Conflict {
  readonly mine: string;
  readonly stands: string;
}

export interface OpenDocument {
  /** As the server has them. */
  readonly cells: CellTexts;
  /** The revision at which all of them were read. */
  readonly revision: number;
  /** The newest revision that the server has told. */
  readonly told: number;
  /** Cells that were told at a later revision than the others. */
  readonly seen: Readonly<Record<string, number>>;
  readonly typed: TypedCells;
  readonly conflicts: Readonly<Record<string, Conflict>>;
}

type Read = Pick<DocumentDetail, 'cells' | 'revision'>;

const without = <T>(record: Readonly<Record<string, T>>, key: string): Record<string, T> =>
  Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));

/** @param waiting what an earlier page left on this device */
export const openDocument = ({ cells, revision }: Read, waiting: TypedCells): OpenDocument => ({
  cells,
  revision,
  told: revision,
  seen: {},
  typed: waiting,
  conflicts: {},
});

/** The texts that the page shows. */
export function shownTexts({ cells, typed }: OpenDocument): CellTexts {
  const all = { ...cells };
  for (const [cell, { text }] of Object.entries(typed)) all[cell] = text;
  return all;
}

/** Another page has changed something that is not shown yet. */
export const isBehind = ({ revision, told }: OpenDocument): boolean => told > revision;

/** The learner typed, or took a row out. @param texts by cell */
export function type(state: OpenDocument, texts: CellTexts): OpenDocument {
  const typed = { ...state.typed };
  let { conflicts } = state;
  for (const [cell, text] of Object.entries(texts)) {
    const base = typed[cell]?.base ?? Math.max(state.revision, state.seen[cell] ?? 0);
    typed[cell] = { text, base };
    if (cell in conflicts) conflicts = without(conflicts, cell);
  }
  return { ...state, typed, conflicts };
}

/** What another page wrote stays. */
export const keepTheirs = (state: OpenDocument, cell: string): OpenDocument => ({
  ...state,
  conflicts: without(state.conflicts, cell),
});

/** The server has taken a save, in whole or in part. */
export function saved(
  state: OpenDocument,
  sent: TypedCells,
  { revision, refused }: DocumentSaved,
): OpenDocument {
  const stands = new Map(refused.map(({ cell, stands: text }) => [cell, text]));
  const cells = { ...state.cells };
  const typed = { ...state.typed };
  const seen = { ...state.seen };
  const conflicts = { ...state.conflicts };
  for (const [cell, { text }] of Object.entries(sent)) {
    const theirs = stands.get(cell);
    cells[cell] = theirs ?? text;
    seen[cell] = revision;
    if (theirs !== undefined) {
      conflicts[cell] = { mine: typed[cell]?.text ?? text, stands: theirs };
      delete typed[cell];
    } else if (typed[cell]?.text === text) delete typed[cell];
  }
  const isNext = !isBehind(state) && revision <= state.revision + 1;
  return {
    cells,
    typed,
    conflicts,
    seen: isNext ? {} : seen,
    revision: isNext ? Math.max(revision, state.revision) : state.revision,
    told: Math.max(state.told, revision),
  };
}

/** The document was read anew; what is older than the page already knows changes nothing. */
export function reread(state: OpenDocument, { cells, revision }: Read): OpenDocument {
  if (revision < state.told || revision === state.revision) return state;
  return { ...state, cells, revision, told: revision, seen: {} };
}
