// Whether what is filled in fits the parts of a template: examples of companies, and documents of the demo learner.
import type { TemplateFile } from './schema/template.ts';

type Part = TemplateFile['parts'][number];
type Column = Extract<Part, { kind: 'table' }>['columns'][number];
type Filled = NonNullable<TemplateFile['filled']>[number]['parts'][number];

export function isFilling(part: Part, filled: Filled): boolean {
  if (part.kind === 'form')
    return 'values' in filled && filled.values.length === part.fields.length;
  if (!('rows' in filled)) return false;
  return filled.rows.every(
    (cells) =>
      cells.length === part.columns.length &&
      cells.every((cell, place) => isCell(part.columns[place]!, cell)),
  );
}

function isCell({ kind, options, min, max }: Column, cell: string | number | null): boolean {
  if (kind === 'formula') return cell === null;
  if (cell === null) return true;
  if (kind === 'number')
    return typeof cell === 'number' && cell >= (min ?? cell) && cell <= (max ?? cell);
  if (kind === 'choice') return options?.includes(String(cell)) === true;
  if (kind === 'date') return /^\d{4}-\d{2}-\d{2}$/.test(String(cell));
  return typeof cell === 'string';
}

/** Does each part have what fits it? */
export const areFilling = (parts: readonly Part[], filled: readonly Filled[]): boolean =>
  filled.length === parts.length && parts.every((part, place) => isFilling(part, filled[place]!));
