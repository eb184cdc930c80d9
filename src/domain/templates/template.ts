// A template is a document people fill in at work, described once: its file, its preview and its filled examples are
// made from the same definition (decisions 10).
import type { CourseKey, Industry } from '#domain/catalog/course-keys.ts';

/** The programs' file formats that templates come in. */
export const TEMPLATE_FORMATS = ['DOCX', 'XLSX'] as const;
export type TemplateFormat = (typeof TEMPLATE_FORMATS)[number];

export const COLUMN_KINDS = ['text', 'number', 'date', 'choice', 'formula'] as const;

/** A column of a table; what may stand in it is checked by the spreadsheet. */
export interface TemplateColumn {
  /** Named by formulas of the same row: `={power}*{interest}`. */
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
}

/** Fields one below the other. */
export interface FormPart {
  readonly kind: 'form';
  readonly title: string;
  readonly help: string;
  readonly fields: readonly { readonly label: string; readonly help: string }[];
}

/** Rows of the same columns. */
export interface TablePart {
  readonly kind: 'table';
  readonly title: string;
  readonly help: string;
  readonly columns: readonly TemplateColumn[];
  /** How many empty rows the blank file has. */
  readonly rows: number;
}

export type TemplatePart = FormPart | TablePart;

/** What a filled example holds in a part: a text a field, or the cells of each row, formulas left out as null. */
export type FilledPart =
  | { readonly values: readonly string[] }
  | { readonly rows: readonly (readonly (string | number | null)[])[] };

/** A template filled in for one case company of the course. */
export interface FilledTemplate {
  readonly company: Industry;
  /** One for each part of the template, in its order. */
  readonly parts: readonly FilledPart[];
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

/** Names of columns that a formula reads, in the order of its text. */
export const columnsRead = (formula: string): readonly string[] =>
  [...formula.matchAll(/\{([a-z0-9-]+)\}/g)].map((match) => match[1] ?? '');
