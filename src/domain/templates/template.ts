// A template is a document people fill in at work, described once: its file, its preview and its filled examples are
// made from the same definition (decisions 10).
import type { CourseKey, Industry } from '#domain/catalog/course-keys.ts';
import type { Model } from '#domain/modelling/editing/model.ts';

/** What filling in the first part of a template takes, as the plan of a path gives an artifact (brief 2). */
export const FILL_MINUTES = 15;

/** The programs' file formats that templates come in. */
export const TEMPLATE_FORMATS = ['DOCX', 'XLSX', 'PPTX', 'PDF', 'VISIO'] as const;
export type TemplateFormat = (typeof TEMPLATE_FORMATS)[number];

/** How the name of a file ends. */
export const fileEnding = (format: TemplateFormat): string =>
  format === 'VISIO' ? 'vsdx' : format.toLowerCase();

export const DRAWING_LAYOUTS = ['groups', 'lanes', 'flow'] as const;

export const COLUMN_KINDS = ['text', 'number', 'date', 'choice', 'formula'] as const;

/** How a spreadsheet shows a number: 1,200, 0.85 or 85%. */
export const NUMBER_LOOKS = ['thousands', 'decimals', 'percent'] as const;

/** A column of a table; what may stand in it is checked by the spreadsheet. */
export interface TemplateColumn {
  /** Named by formulas of the same row, `={power}*{interest}`, or of other rows, `=SUM({cost:above})`. */
  readonly key: string;
  readonly title: string;
  readonly kind: (typeof COLUMN_KINDS)[number];
  readonly help?: string;
  /** In characters. */
  readonly width?: number;
  /** What a choice may be. */
  readonly options?: readonly string[];
  /** Of a number, both included. */
  readonly min?: number;
  readonly max?: number;
  readonly formula?: string;
  /** Of a number or of what a formula counts; left out, as it is. */
  readonly look?: (typeof NUMBER_LOOKS)[number];
}

/** Fields one below the other. */
export interface FormPart {
  readonly kind: 'form';
  readonly title: string;
  readonly help: string;
  readonly fields: readonly { readonly label: string; readonly help: string }[];
}

/** What stands in a row, a value a column; null where nothing does or a formula counts. */
export type TableCells = readonly (string | number | null)[];

/** Rows of the same columns. */
export interface TablePart {
  readonly kind: 'table';
  readonly title: string;
  readonly help: string;
  readonly columns: readonly TemplateColumn[];
  /** How many empty rows the blank file has. */
  readonly rows: number;
  /** First rows that a blank file comes with, such as the lines of a checklist. */
  readonly given?: readonly TableCells[];
}

export type TemplatePart = FormPart | TablePart;

/** The rows that stand in a table: those of an example, or the given ones of the blank document. */
export const rowsOf = (
  { given = [] }: TablePart,
  filled: FilledPart | undefined,
): readonly TableCells[] =>
  filled !== undefined && 'rows' in filled && filled.rows.length > 0 ? filled.rows : given;

/** What a filled example holds in a part: a text a field, or the cells of each row, formulas left out as null. */
export type FilledPart =
  | { readonly values: readonly string[] }
  | { readonly rows: readonly TableCells[] };

/**
 * How a table is drawn: each of its rows is a box. `groups` puts boxes into frames, `lanes` into lanes from left to
 * right, `flow` into columns by their arrows. The fields name columns of the table.
 */
export interface TemplateDrawing {
  /** Title of the table. */
  readonly part: string;
  readonly layout: (typeof DRAWING_LAYOUTS)[number];
  /** What stands in the box. */
  readonly label: string;
  /** Its frame or lane. */
  readonly group?: string;
  /** A small second line. */
  readonly note?: string;
  /** A number or a choice: colors the box by its place in the range or among the options. */
  readonly heat?: string;
  /** Labels of boxes to which an arrow leads, separated by commas. */
  readonly next?: string;
}

/** A template filled in for one case company of the course. */
export interface FilledTemplate {
  readonly company: Industry;
  /** What it is called, in a course that has no companies of its own to choose from. */
  readonly companyName?: string;
  /** One for each part of the template, in its order. */
  readonly parts: readonly FilledPart[];
}

/** A model that can be taken to a modelling tool. */
export interface TemplateModel {
  readonly name: string;
  /** The id of a viewpoint of the language; null where none was chosen. */
  readonly viewpoint: string | null;
  readonly model: Model;
}

export interface Template {
  readonly id: string;
  /** The last part of its address `/artifacts/{key}`; unique within its course. */
  readonly key: string;
  readonly courseKey: CourseKey;
  readonly title: string;
  readonly description: string;
  readonly format: TemplateFormat;
  /** Units of the course in which it is used, the first one where it is listed. */
  readonly unitIds: readonly string[];
  /** How it is used somewhere real, in a sentence. */
  readonly inPractice: string;
  /** How to fill it in, one hint a sentence. */
  readonly guidance: readonly string[];
  readonly parts: readonly TemplatePart[];
  readonly filled: readonly FilledTemplate[];
  /** Absent where nothing is drawn. */
  readonly drawing?: TemplateDrawing;
  /** The same in the modelling language of the course; absent where nothing of it is modelled. */
  readonly model?: TemplateModel;
  /** Who keeps such a document up to date, as the cover of an example says. */
  readonly keeper?: string;
  /** True where a running pass of the store is needed to have it; its blank page can be looked at by everybody. */
  readonly isPremium: boolean;
  /** Day of the last change to it, `YYYY-MM-DD`. */
  readonly updatedOn: string;
}

/**
 * The mean of ratings as it is shown.
 * @param sum of all stars
 * @param count how many rated it
 * @returns one decimal, or null where nobody has
 */
export const meanRating = (sum: number, count: number): number | null =>
  count === 0 ? null : Math.round((10 * sum) / count) / 10;

/** Which rows of a column a formula reads: its own, those above or below it, or all. */
export type RowsRead = 'own' | 'above' | 'below' | 'all';

const READ = /\{([a-z0-9-]+)(?::(above|below|all))?\}/g;

/** Names of columns that a formula reads, in the order of its text. */
export const columnsRead = (formula: string): readonly string[] =>
  [...formula.matchAll(READ)].map((match) => match[1] ?? '');

/** Whether a formula of a column would need its own result first. */
export const readsItself = (formula: string, key: string): boolean =>
  formula.includes(`{${key}}`) || formula.includes(`{${key}:all}`);

/**
 * The text of a formula as a sheet takes it.
 * @param cells the address of a column's cell, or of its rows
 */
export const formulaText = (
  formula: string,
  cells: (key: string, rows: RowsRead) => string,
): string =>
  formula.replaceAll(READ, (_, key: string, rows?: RowsRead) => cells(key, rows ?? 'own'));
