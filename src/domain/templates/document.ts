// What stands in one copy of a template: its cover block, and what was filled in part by part.
import type { FilledPart, FilledTemplate, TableCells, Template } from './template.ts';

interface CoverField {
  readonly key: string;
  readonly label: string;
  /** What stands there in a blank file. */
  readonly hint: string;
  /** What stands there in the example of a company. */
  readonly example: (company: string, template: Pick<Template, 'keeper'>) => string;
  /** What stands in a learner's own copy of that example; left out, the same. */
  readonly copy?: (template: Pick<Template, 'keeper'>) => string;
  /** What it takes; left out, any text. */
  readonly takes?:
    | { readonly kind: 'date' }
    | { readonly kind: 'choice'; readonly options: readonly string[] };
}

/** How far a document is. */
const STATES = ['Draft', 'In review', 'Approved', 'Superseded'];

const AN_EXAMPLE = 'An example';

/** The block at the head of every document, as people at work expect it. */
export const COVER_FIELDS: readonly CoverField[] = [
  {
    key: 'organization',
    label: 'Organization',
    hint: '[name]',
    example: (company) => company,
  },
  { key: 'version', label: 'Version', hint: '0.1', example: () => '1.0', copy: () => '0.1' },
  {
    key: 'owner',
    label: 'Owner',
    hint: '[who keeps it up to date]',
    example: (_, { keeper }) => keeper ?? AN_EXAMPLE,
    copy: ({ keeper }) => keeper ?? '',
  },
  {
    key: 'status',
    label: 'Status',
    hint: STATES.join(' / '),
    takes: { kind: 'choice', options: STATES },
    example: () => 'Approved',
    copy: () => 'Draft',
  },
  {
    key: 'date',
    label: 'Date',
    hint: '[year-month-day]',
    takes: { kind: 'date' },
    example: () => AN_EXAMPLE,
    copy: () => '',
  },
];

export interface DocumentContent {
  /** One for each of `COVER_FIELDS`. */
  readonly cover: readonly string[];
  /** A line below the title; null where there is none. */
  readonly note: string | null;
  /** One for each part of the template. */
  readonly parts: readonly FilledPart[];
}

/**
 * The content of a filled example.
 * @param company as it is called
 */
export const exampleContent = (
  template: Pick<Template, 'keeper'>,
  filled: FilledTemplate,
  company: string,
): DocumentContent => ({
  cover: COVER_FIELDS.map(({ example }) => example(company, template)),
  note: `An invented example: ${company}.`,
  parts: filled.parts,
});

/**
 * What a learner's own document begins with that is a copy of a filled example: a first draft, which nobody approved.
 * @param company as it is called
 */
export const copiedContent = (
  template: Pick<Template, 'keeper'>,
  filled: FilledTemplate,
  company: string,
): DocumentContent => ({
  cover: COVER_FIELDS.map(({ example, copy }) => copy?.(template) ?? example(company, template)),
  note: null,
  parts: filled.parts,
});

/** The cover block as rows of label and text. @param content null for the blank file */
export const coverRows = (
  content: DocumentContent | null,
): readonly (readonly [string, string])[] =>
  COVER_FIELDS.map(({ label, hint }, at) => [
    label,
    content === null ? hint : (content.cover[at] ?? ''),
  ]);

/** The values of a form part; undefined in a blank file. */
export const valuesOf = (
  content: DocumentContent | null,
  at: number,
): readonly string[] | undefined => {
  const part = content?.parts[at];
  return part !== undefined && 'values' in part ? part.values : undefined;
};

/** Does any of the cells hold something? */
export const isWritten = (cells: TableCells): boolean =>
  cells.some((cell) => cell !== null && String(cell).trim() !== '');

/** Where the drawn table stands among the parts; -1 where nothing is drawn. */
export const drawnPart = ({ parts, drawing }: Pick<Template, 'parts' | 'drawing'>): number =>
  parts.findIndex(({ kind, title }) => kind === 'table' && title === drawing?.part);
