// Several questions may stand on one case, and a question may come with a table of figures to read.
import type { FigureUse } from '#domain/catalog/figure.ts';

/** A case set has so many questions (ECO 2026: several linked questions on one scenario). */
export const CASE_SET_SIZE = { min: 3, max: 5 } as const;

/** Every row is as long as the columns. */
export interface DataTable {
  readonly caption?: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A case as one of its questions carries it. */
export interface QuestionCase {
  /** The same in all questions of the set. */
  readonly id: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly table?: DataTable;
  readonly figure?: FigureUse;
  /** Words of the case that decide this question; they tell its key, so they wait for the answer. */
  readonly uses: readonly string[];
}

/** What there is to read of a case, in its order. */
export const textsOfCase = ({ title, paragraphs, table }: QuestionCase): string[] => [
  title,
  ...paragraphs,
  ...textsOfTable(table),
];

export const textsOfTable = (table: DataTable | undefined): string[] =>
  table === undefined ? [] : [table.caption ?? '', ...table.columns, ...table.rows.flat()];
