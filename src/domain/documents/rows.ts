// Rows of a table are named by their place: one that goes or comes moves those below it.
import { type CellTexts, ROWS_MAX, rowsWritten, tableCell } from '#domain/templates/cells.ts';

/** What rows need to know of a table. */
export interface RowTable {
  readonly title: string;
  readonly columns: readonly { readonly key: string; readonly kind: string }[];
}

const filledColumns = ({ columns }: RowTable) => columns.filter(({ kind }) => kind !== 'formula');

/** The texts of a row by column. */
export const rowTexts = (part: RowTable, texts: CellTexts, row: number): CellTexts =>
  Object.fromEntries(
    filledColumns(part).map(({ key }) => [key, texts[tableCell(part.title, row, key)] ?? '']),
  );

/** Cells that differ once each row from `first` to `last` holds what `of` says. */
function moved(
  part: RowTable,
  texts: CellTexts,
  { first, last, of }: { first: number; last: number; of: (row: number) => CellTexts },
): CellTexts {
  const changes: [string, string][] = [];
  for (let row = first; row <= last; row += 1) {
    const after = of(row);
    for (const { key } of filledColumns(part)) {
      const cell = tableCell(part.title, row, key);
      const text = after[key] ?? '';
      if (text !== (texts[cell] ?? '')) changes.push([cell, text]);
    }
  }
  return Object.fromEntries(changes);
}

/** The cells that change when a row is taken out: those below it move up. @param row from 0 */
export const withoutRow = (part: RowTable, texts: CellTexts, row: number): CellTexts =>
  moved(part, texts, {
    first: row,
    last: rowsWritten(texts, part.title) - 1,
    of: (at) => rowTexts(part, texts, at + 1),
  });

/**
 * The cells that change when a row is put in: those from its place on move down.
 * @param values by column
 * @returns null where the table has as many rows as one may have
 */
export function withRow(
  part: RowTable,
  texts: CellTexts,
  { row, values }: { readonly row: number; readonly values: CellTexts },
): CellTexts | null {
  const written = rowsWritten(texts, part.title);
  if (written >= ROWS_MAX) return null;
  return moved(part, texts, {
    first: row,
    last: Math.max(written, row),
    of: (at) => (at === row ? values : rowTexts(part, texts, at - 1)),
  });
}
