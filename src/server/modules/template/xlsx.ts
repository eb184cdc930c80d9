// The spreadsheet of a template: a cover, a sheet for each table with its checks and formulas, and the guidance.
import type { Blob } from 'node:buffer';
import type { Stream } from 'node:stream';
import type { Feature, Sheet, SheetData } from 'write-excel-file/node';
import writeSpreadsheet from 'write-excel-file/node';
import {
  getCellAddress,
  insertElementMarkupAccordingToOrderOfSiblings,
  sanitizeAttributeValue,
  sanitizeTextContent,
} from 'write-excel-file/utility';
import { isDay } from '#domain/documents/check-cell.ts';
import { coverRows, type DocumentContent, valuesOf } from '#domain/templates/document.ts';
import {
  type FormPart,
  formulaText,
  type RowsRead,
  rowsOf,
  type TableCells,
  type TablePart,
  type Template,
  type TemplateColumn,
} from '#domain/templates/template.ts';

/** What the library takes as pictures; there are none. */
type FileContent = Stream | Buffer | Blob;

const HEAD = {
  type: String,
  fontWeight: 'bold',
  backgroundColor: '#12395b',
  textColor: '#ffffff',
  alignVertical: 'center',
  wrap: true,
} as const;
const TEXT = { type: String, alignVertical: 'top', wrap: true } as const;
/** Of what is filled in. */
const CELL = { alignVertical: 'top', borderStyle: 'thin', borderColor: '#c3ced8' } as const;
const GUIDANCE_WIDTH = 100;
const LAST_CHECKED_ROW = 500;
/** Points. Programs do not measure rows of text that wraps: each row says its height. */
const LINE_HEIGHT = 15;

/** @param widths of the columns, in characters */
function withHeight<T extends readonly unknown[]>(cells: T, widths: readonly number[]): T {
  const lines = cells.map((cell, at) => {
    const { value, type } = (cell ?? {}) as { value?: unknown; type?: unknown };
    const width = widths[at] ?? 18;
    return typeof value === 'string' && type !== 'Formula'
      ? Math.ceil((1.15 * value.length) / width)
      : 1;
  });
  const height = LINE_HEIGHT * Math.max(1, ...lines);
  return cells.map((cell, at) =>
    at === 0 ? { ...(cell as object | null), height } : cell,
  ) as unknown as T;
}

/**
 * The file of a template.
 * @param content what stands in it; null for the blank file
 * @returns bytes of an XLSX file
 */
export async function toXlsx(template: Template, content: DocumentContent | null): Promise<Buffer> {
  const tables = template.parts.flatMap((part, at) =>
    part.kind === 'table' ? [{ part, rows: rowsOf(part, content?.parts[at]) }] : [],
  );
  const sheets: Sheet<FileContent>[] = [
    { ...coverSheet(template, content), sheet: 'Cover' },
    ...tables.map(({ part, rows }) => ({ ...tableSheet(part, rows), sheet: part.title })),
    { ...guidanceSheet(template), sheet: 'Guidance' },
  ];
  const checks = new Map(tables.map(({ part }, at) => [at + 1, checksOf(part)]));
  return writeSpreadsheet(sheets, {
    features: [sheetExtras(checks)],
    fontFamily: 'Calibri',
    fontSize: 11,
  }).toBuffer();
}

interface SheetParts {
  data: SheetData;
  columns: { width: number }[];
  stickyRowsCount?: number;
}

/** The forms of a spreadsheet stand on its first sheet, below the cover block. */
function coverSheet(template: Template, content: DocumentContent | null): SheetParts {
  const { title, description, format, parts } = template;
  const note = content?.note ?? null;
  return {
    data: [
      [{ ...TEXT, value: title, fontWeight: 'bold', fontSize: 18, height: 30 }],
      [{ ...TEXT, value: description, height: 48, columnSpan: 2 }, null],
      ...(note === null ? [] : [[{ ...TEXT, value: note, columnSpan: 2 }, null]]),
      [],
      ...coverRows(content).map(labelled),
      ...parts.flatMap((part, at) =>
        part.kind === 'form' ? formRows(part, valuesOf(content, at)) : [],
      ),
      [],
      [{ ...TEXT, value: `Made with Meritpath as ${format}.` }],
      [{ ...TEXT, value: 'How to fill it in: sheet Guidance.' }],
    ],
    columns: [{ width: 44 }, { width: 44 }],
  };
}

const labelled = ([label, value]: readonly [string, string]) =>
  withHeight(
    [
      { ...TEXT, value: label, fontWeight: 'bold' as const },
      { ...TEXT, value },
    ],
    [44, 44],
  );

const formRows = (part: FormPart, values: readonly string[] | undefined) => [
  [],
  [{ ...TEXT, value: part.title, fontWeight: 'bold' as const, fontSize: 14, height: 24 }],
  ...part.fields.map(({ label, help }, at) =>
    labelled([label, values === undefined ? `[${help}]` : (values[at] ?? '')]),
  ),
];

function tableSheet(part: TablePart, rows: readonly TableCells[]): SheetParts {
  const count = Math.max(part.rows, rows.length);
  const widths = part.columns.map(({ width = 18 }) => width);
  return {
    data: [
      withHeight(
        part.columns.map(({ title }) => ({ ...HEAD, value: title })),
        widths,
      ),
      ...Array.from({ length: count }, (_, at) =>
        withHeight(
          part.columns.map((column, place) =>
            cellOf(part, column, rows[at]?.[place] ?? null, at + 2),
          ),
          widths,
        ),
      ),
    ],
    columns: widths.map((width) => ({ width })),
    stickyRowsCount: 1,
  };
}

/** @param row its number in the sheet, from 1 */
function cellOf(
  { columns }: TablePart,
  { kind, formula, look }: TemplateColumn,
  value: string | number | null,
  row: number,
) {
  const shown = look === undefined ? {} : { format: LOOKS[look] };
  if (formula !== undefined) {
    const places = new Map(columns.map(({ key }, at) => [key, at]));
    // In the file a formula begins behind the sign that people type.
    const text = formulaText(formula.slice(1), (key, rows) => {
      const place = places.get(key);
      return place === undefined ? '' : CELLS[rows](place, row);
    });
    return { ...CELL, ...shown, type: 'Formula' as const, value: text };
  }
  const isEmpty = value === null || value === '';
  // Empty cells too say how what is typed will be shown.
  if (kind === 'number' && (isEmpty || Number.isFinite(Number(value)))) {
    return { ...CELL, ...shown, type: Number, ...(!isEmpty && { value: Number(value) }) };
  }
  if (kind === 'date' && (isEmpty || isDay(String(value)))) {
    const day = isEmpty ? {} : { value: new Date(`${value}T00:00:00Z`) };
    return { ...CELL, type: Date, format: 'yyyy-mm-dd', ...day };
  }
  if (isEmpty) return { ...CELL, ...TEXT };
  return { ...CELL, ...TEXT, value: String(value) };
}

/** Rows above begin with the head and rows below reach past the last one, so that neither is ever empty. */
const CELLS: Readonly<Record<RowsRead, (column: number, row: number) => string>> = {
  own: (column, row) => addressOf(row, column),
  above: (column, row) => `${fixed(1, column)}:${addressOf(row - 1, column)}`,
  below: (column, row) => `${addressOf(row + 1, column)}:${fixed(LAST_CHECKED_ROW + 1, column)}`,
  all: (column) => `${fixed(2, column)}:${fixed(LAST_CHECKED_ROW, column)}`,
};

const LOOKS: Readonly<Record<NonNullable<TemplateColumn['look']>, string>> = {
  thousands: '#,##0',
  decimals: '0.00',
  percent: '0%',
};

/** With a row that stays when the formula is copied. */
const fixed = (row: number, column: number): string =>
  addressOf(row, column).replace(/\d/, (digit) => `$${digit}`);

const addressOf = (row: number, column: number): string => getCellAddress(row - 1, column);

function guidanceSheet({ guidance, inPractice, parts }: Template): SheetParts {
  const line = (value: string) => withHeight([{ ...TEXT, value }], [GUIDANCE_WIDTH]);
  const strong = (value: string) => [{ ...TEXT, value, fontWeight: 'bold' as const }];
  return {
    data: [
      [{ ...TEXT, value: 'How to fill it in', fontWeight: 'bold', fontSize: 14, height: 24 }],
      ...guidance.map(line),
      [],
      line(`An example that we made up: ${inPractice}`),
      ...parts.flatMap((part) => [
        [],
        strong(part.title),
        line(part.help),
        ...(part.kind === 'table' ? part.columns : []).flatMap(({ title, help }) =>
          help === undefined ? [] : [line(`${title}: ${help}`)],
        ),
      ]),
    ],
    columns: [{ width: GUIDANCE_WIDTH }],
  };
}

/** The checks of a sheet as its file holds them. */
function checksOf({ columns }: TablePart): string {
  const all = columns.flatMap((column, at) => {
    const range = `${addressOf(2, at)}:${addressOf(LAST_CHECKED_ROW, at)}`;
    const check = checkOf(column, range);
    return check === undefined ? [] : [check];
  });
  if (all.length === 0) return '';
  return `<dataValidations count="${all.length}">${all.join('')}</dataValidations>`;
}

function checkOf({ kind, options, min, max, title }: TemplateColumn, range: string) {
  const says = (rule: string) =>
    `allowBlank="1" showErrorMessage="1" errorTitle="${sanitizeAttributeValue(title)}" error="${sanitizeAttributeValue(rule)}" sqref="${range}"`;
  if (kind === 'choice' && options) {
    const list = sanitizeTextContent(`"${options.join(',')}"`);
    const rule = `One of: ${options.join(', ')}`;
    return `<dataValidation type="list" ${says(rule)}><formula1>${list}</formula1></dataValidation>`;
  }
  if (kind === 'number' && min !== undefined && max !== undefined) {
    return `<dataValidation type="decimal" operator="between" ${says(`A number from ${min} to ${max}`)}><formula1>${min}</formula1><formula2>${max}</formula2></dataValidation>`;
  }
  if (kind === 'date') {
    return `<dataValidation type="date" operator="greaterThan" ${says('A date')}><formula1>1</formula1></dataValidation>`;
  }
  return undefined;
}

/** What may follow the rows of a sheet, in the order that the format prescribes. */
const SHEET_ORDER = [
  'sheetPr',
  'dimension',
  'sheetViews',
  'sheetFormatPr',
  'cols',
  'sheetData',
  'sheetProtection',
  'autoFilter',
  'mergeCells',
  'conditionalFormatting',
  'dataValidations',
  'hyperlinks',
  'printOptions',
  'pageMargins',
  'pageSetup',
  'headerFooter',
  'drawing',
];

/** Printed on its side, as wide as the page. */
const FIT = '<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr>';
const PAGE = '<pageSetup orientation="landscape" fitToWidth="1" fitToHeight="0"/>';

/** The library writes neither checks of cells nor how a sheet is printed; its hook takes them. @param checks by the sheet's place, from 0 */
const sheetExtras = (checks: ReadonlyMap<number, string>): Feature<FileContent> => ({
  files: {
    transform: {
      'xl/worksheets/sheet{id}.xml': {
        transform: (xml, _options, { sheetIndex }) =>
          [FIT, checks.get(sheetIndex) ?? '', PAGE].reduce(
            (before, markup) =>
              markup === ''
                ? before
                : insertElementMarkupAccordingToOrderOfSiblings(
                    before,
                    markup,
                    SHEET_ORDER,
                    'worksheet',
                  ),
            xml,
          ),
      },
    },
  },
});
