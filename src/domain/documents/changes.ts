// A document that a learner fills in takes changes cell by cell: of two that were typed at once, the one made above what
// stands there wins, and the other is handed back with what it met.
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { type CellTexts, cleanText, isCellOf } from '#domain/templates/cells.ts';
import type { Template } from '#domain/templates/template.ts';
import { CELL_MAX, DOCUMENT_MAX, NAME_MAX } from './limits.ts';

/** Who changed a cell last, and the revision of the document that this made. */
export type Stamp = readonly [revision: number, writer: string];

export interface DocumentState {
  /** Counts the saves; a new document has 1. */
  readonly revision: number;
  readonly cells: CellTexts;
  /** By cell; a cell without one is as the document began. */
  readonly stamps: Readonly<Record<string, Stamp>>;
}

export interface CellChange {
  readonly cell: string;
  /** Empty: nothing stands there any more. */
  readonly text: string;
  /** The revision that was shown when it was typed. */
  readonly base: number;
}

/** A change that met another one: what stands there instead. */
export interface RefusedChange {
  readonly cell: string;
  readonly stands: string;
}

export interface Changed {
  readonly state: DocumentState;
  readonly refused: readonly RefusedChange[];
  /** The cells as the page meant them that was refused something; null where nothing was. */
  readonly meant: CellTexts | null;
}

export type ChangeFault =
  | { readonly code: 'document.cell_unknown'; readonly cell: string }
  | { readonly code: 'document.too_large' };

/** Characters that stand in all cells. */
export const lengthOf = (cells: CellTexts): number =>
  Object.values(cells).reduce((sum, text) => sum + text.length, 0);

/** The cells with one of them set. */
function withCell(cells: CellTexts, cell: string, text: string): CellTexts {
  const { [cell]: _before, ...others } = cells;
  return text === '' ? others : { ...others, [cell]: text };
}

/**
 * What a document is after a save.
 * @param writer the open page: what it saved itself is never in its own way
 * @returns the state, one revision on where a cell changed; `document.cell_unknown` where the template has no such cell,
 *   `document.too_large` where more than `DOCUMENT_MAX` characters would stand in it and it grew
 */
export function applyChanges(
  template: Pick<Template, 'parts'>,
  before: DocumentState,
  { writer, changes }: { readonly writer: string; readonly changes: readonly CellChange[] },
): Result<Changed, ChangeFault> {
  const revision = before.revision + 1;
  const taken = new Map<string, string>();
  const refused: RefusedChange[] = [];
  const missed = new Map<string, string>();
  for (const { cell, base, ...change } of changes) {
    if (!isCellOf(template, cell)) return err({ code: 'document.cell_unknown', cell });
    const text = cleanText(change.text).slice(0, CELL_MAX);
    const stands = before.cells[cell] ?? '';
    const [at, by] = before.stamps[cell] ?? [0, ''];
    if (at > base && by !== writer && text !== stands) {
      refused.push({ cell, stands });
      missed.set(cell, text);
    } else if (text !== stands) taken.set(cell, text);
  }
  const cells = [...taken].reduce((all, [cell, text]) => withCell(all, cell, text), before.cells);
  if (lengthOf(cells) > DOCUMENT_MAX && lengthOf(cells) > lengthOf(before.cells)) {
    return err({ code: 'document.too_large' });
  }
  const stamp: Stamp = [revision, writer];
  const stamps = {
    ...before.stamps,
    ...Object.fromEntries([...taken.keys()].map((cell) => [cell, stamp])),
  };
  const state = taken.size === 0 ? before : { revision, cells, stamps };
  const meant = [...missed].reduce((all, [cell, text]) => withCell(all, cell, text), cells);
  return ok({ state, refused, meant: refused.length === 0 ? null : meant });
}

/**
 * The document as it was in a version. Every cell that differs counts as changed, so that what another page still has to
 * save is not put over it unseen.
 */
export function restoreCells(
  before: DocumentState,
  cells: CellTexts,
  writer: string,
): DocumentState {
  const revision = before.revision + 1;
  const stamp: Stamp = [revision, writer];
  const changed = [...new Set([...Object.keys(before.cells), ...Object.keys(cells)])].filter(
    (cell) => before.cells[cell] !== cells[cell],
  );
  if (changed.length === 0) return before;
  return {
    revision,
    cells,
    stamps: { ...before.stamps, ...Object.fromEntries(changed.map((cell) => [cell, stamp])) },
  };
}

/** A name as it is kept: one line without control characters, trimmed; null where nothing is left or it is too long. */
export function documentName(name: string): string | null {
  const line = cleanText(name)
    .replaceAll(/[\s\u0085\u2028\u2029]+/g, ' ')
    .trim();
  return line === '' || line.length > NAME_MAX ? null : line;
}

/** The name of a copy: `Risks (2)`, one that none of the names has. */
export function copyName(name: string, names: readonly string[]): string {
  const stem = name.replace(/ \(\d{1,3}\)$/, '');
  for (let number = 2; ; number += 1) {
    const ending = ` (${number})`;
    const copy = stem.slice(0, NAME_MAX - ending.length) + ending;
    if (!names.includes(copy)) return copy;
  }
}
