// What a column takes, by the rules that its file has: a spreadsheet refuses the same.
import { addDays } from '#domain/kernel/time.ts';
import { isPlainNumber } from '#domain/templates/cells.ts';

/** What the check needs to know of a column. */
export interface CheckedColumn {
  readonly kind: string;
  readonly options: readonly string[];
  readonly min: number | null;
  readonly max: number | null;
}

export type CellFault =
  | { readonly rule: 'number' | 'date' | 'choice' }
  | { readonly rule: 'range'; readonly min: number; readonly max: number };

/** A day of the calendar, `YYYY-MM-DD`. */
export const isDay = (text: string): boolean =>
  /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) && addDays(text, 0) === text;

/** What is wrong with a text of a column; null where nothing is. It is kept all the same. */
export function cellFault(
  { kind, options, min, max }: CheckedColumn,
  text: string,
): CellFault | null {
  if (text.trim() === '') return null;
  switch (kind) {
    case 'number': {
      if (!isPlainNumber(text)) return { rule: 'number' };
      const isOutside = min !== null && max !== null && (Number(text) < min || Number(text) > max);
      return isOutside ? { rule: 'range', min, max } : null;
    }
    case 'date':
      return isDay(text) ? null : { rule: 'date' };
    case 'choice':
      return options.includes(text) ? null : { rule: 'choice' };
    default:
      return null;
  }
}
