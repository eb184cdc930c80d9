// The cells that a learner fills in: each has a name that stays when the definition gets more parts, fields or rows.
import { COVER_FIELDS, type DocumentContent } from './document.ts';
import type { FilledPart, Template, TemplatePart } from './template.ts';

/** Texts of a document by the names of its cells; a cell that is not there is empty. */
export type CellTexts = Readonly<Record<string, string>>;

/** Rows that a table has at most. */
export const ROWS_MAX = 200;

/** Letters and digits of a title, as they stand in the name of a cell. */
export const cellName = (title: string): string =>
  title
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/** The cell of the cover block. */
export const coverCell = (key: string): string => `cover.${key}`;

/** The cell of a form's field, by its label. */
export const fieldCell = (part: string, label: string): string =>
  `${cellName(part)}.${cellName(label)}`;

/** The cell of a table. @param row from 0 @param column its key */
export const tableCell = (part: string, row: number, column: string): string =>
  `${cellName(part)}.${row}.${column}`;

/** What cells need to know of the parts of a template. */
export type CellParts = readonly (
  | Extract<TemplatePart, { kind: 'form' }>
  | {
      readonly kind: 'table';
      readonly title: string;
      readonly columns: readonly { readonly key: string; readonly kind: string }[];
    }
)[];

/** Is it the name of a cell of this template that a learner fills in? Formulas fill themselves. */
export function isCellOf({ parts }: { readonly parts: CellParts }, cell: string): boolean {
  const [head = '', ...rest] = cell.split('.');
  if (head === 'cover') {
    return rest.length === 1 && COVER_FIELDS.some(({ key }) => key === rest[0]);
  }
  const part = parts.find(({ title }) => cellName(title) === head);
  if (part === undefined) return false;
  if (part.kind === 'form') {
    return rest.length === 1 && part.fields.some(({ label }) => cellName(label) === rest[0]);
  }
  const [row = '', key = ''] = rest;
  return (
    rest.length === 2 &&
    /^(0|[1-9]\d{0,2})$/.test(row) &&
    Number(row) < ROWS_MAX &&
    part.columns.some((column) => column.key === key && column.kind !== 'formula')
  );
}

/** How many rows of a table are written, the empty ones before the last one among them. */
export function rowsWritten(texts: CellTexts, part: string): number {
  const start = `${cellName(part)}.`;
  const rows = Object.entries(texts)
    .filter(([cell, text]) => cell.startsWith(start) && text.trim() !== '')
    .map(([cell]) => Number(cell.slice(start.length).split('.')[0]));
  return 1 + Math.max(-1, ...rows.filter(Number.isInteger));
}

/**
 * A document as its file is written: what is empty stays empty, numbers that are numbers count.
 * @param note the line below the title
 */
export function contentOf(
  { parts }: { readonly parts: CellParts },
  texts: CellTexts,
  note: string | null = null,
): DocumentContent {
  return {
    cover: COVER_FIELDS.map(({ key }) => texts[coverCell(key)] ?? ''),
    note,
    parts: parts.map((part): FilledPart => {
      if (part.kind === 'form') {
        return {
          values: part.fields.map(({ label }) => texts[fieldCell(part.title, label)] ?? ''),
        };
      }
      const count = Math.max(rowsWritten(texts, part.title), 1);
      return {
        rows: Array.from({ length: count }, (_, row) =>
          part.columns.map(({ key, kind }) => {
            const text = texts[tableCell(part.title, row, key)] ?? '';
            if (kind === 'formula' || text === '') return null;
            return kind === 'number' && isPlainNumber(text) ? Number(text) : text;
          }),
        ),
      };
    }),
  };
}

/** Digits as people type them; what Number reads beside them, such as 0x10, stays text. */
export const isPlainNumber = (text: string): boolean =>
  /^\s*-?\d{1,15}(\.\d{1,10})?\s*$/.test(text);

/** What stands in a document that nobody has filled in: the rows that its tables come with. */
export const blankContent = ({ parts }: Pick<Template, 'parts'>): DocumentContent => ({
  cover: [],
  note: null,
  parts: parts.map((part) => (part.kind === 'form' ? { values: [] } : { rows: part.given ?? [] })),
});

/** The texts with which a document begins, such as a copy of a filled example. */
export function textsOf(
  { parts }: { readonly parts: CellParts },
  content: DocumentContent,
): CellTexts {
  const texts: [string, string][] = COVER_FIELDS.map(({ key }, at) => [
    coverCell(key),
    content.cover[at] ?? '',
  ]);
  parts.forEach((part, at) => {
    const filled = content.parts[at];
    if (part.kind === 'form') {
      const values = filled !== undefined && 'values' in filled ? filled.values : [];
      part.fields.forEach(({ label }, place) => {
        texts.push([fieldCell(part.title, label), values[place] ?? '']);
      });
      return;
    }
    const rows = filled !== undefined && 'rows' in filled ? filled.rows : [];
    rows.forEach((cells, row) => {
      part.columns.forEach(({ key }, place) => {
        texts.push([tableCell(part.title, row, key), String(cells[place] ?? '')]);
      });
    });
  });
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}

/** How many cells were filled in: what a blank document comes with is nobody's work. */
export function filledCells(template: Pick<Template, 'parts'>, texts: CellTexts): number {
  const given = textsOf(template, blankContent(template));
  return Object.entries(texts).filter(([cell, text]) => text !== given[cell]).length;
}

/**
 * How many of the filled cells stand as the filled example has them, where a document is a copy of one: that is nobody's work
 * either. A document does not know what it began with; more than half of an example, word for word, is no chance.
 * @param examples the texts with which copies of the template's examples begin
 */
export function cellsOfExample(
  template: Pick<Template, 'parts'>,
  texts: CellTexts,
  examples: readonly CellTexts[],
): number {
  const given = textsOf(template, blankContent(template));
  const isFilled = ([cell, text]: [string, string]) => text !== given[cell];
  const found = examples.map((example) => {
    const own = Object.entries(example).filter(isFilled);
    const same = own.filter(([cell, text]) => texts[cell] === text).length;
    return 2 * same > own.length ? same : 0;
  });
  return Math.max(0, ...found);
}

/**
 * A text without what no file can hold: control characters and halves of characters. Line ends are one kind.
 */
export const cleanText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F\uFFFE\uFFFF]/g, '');
