// The text document of a template: a cover block, then its parts; hints are comments, which the program can hide or delete.
import {
  AlignmentType,
  BorderStyle,
  CommentRangeEnd,
  CommentRangeStart,
  CommentReference,
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  PageOrientation,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  VerticalAlign,
  WidthType,
} from 'docx';
import { coverRows, type DocumentContent, valuesOf } from '#domain/templates/document.ts';
import { takenBy } from '#domain/templates/taken-by.ts';
import {
  type FilledPart,
  type FormPart,
  rowsOf,
  type TablePart,
  type Template,
} from '#domain/templates/template.ts';

const HEAD_COLOR = '12395B';
const EDGE = { style: BorderStyle.SINGLE, size: 4, color: 'A9B7C4' };
const EDGES = { top: EDGE, bottom: EDGE, left: EDGE, right: EDGE };
/** From so many columns on the page lies on its side. */
const WIDE_FROM = 6;
/** Half points. */
const BELOW_SIZE = 16;
/** Twips: 120 to a line of padding. */
const PAD = { top: 80, bottom: 80, left: 110, right: 110 };

/**
 * The file of a template.
 * @param content what stands in it; null for the blank file
 * @returns bytes of a DOCX file
 */
export function toDocx(template: Template, content: DocumentContent | null): Promise<Buffer> {
  const hints = hintsOf(template);
  const isWide = template.parts.some(
    (part) => part.kind === 'table' && part.columns.length >= WIDE_FROM,
  );
  const document = new Document({
    title: template.title,
    description: template.description,
    creator: 'Meritpath',
    styles: { default: { document: { run: { font: 'Calibri', size: 22 } } } },
    comments: {
      children: hints.map((text, id) => ({
        id,
        author: 'Guidance',
        date: new Date(`${template.updatedOn}T00:00:00Z`),
        children: [new Paragraph(text)],
      })),
    },
    sections: [
      {
        properties: {
          page: {
            size: { orientation: isWide ? PageOrientation.LANDSCAPE : PageOrientation.PORTRAIT },
          },
        },
        footers: { default: footer(template.title) },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, children: commented(template.title, 0) }),
          new Paragraph({ text: template.description, spacing: { after: 240 } }),
          ...(content?.note
            ? [new Paragraph({ text: content.note, spacing: { after: 240 } })]
            : []),
          grid(coverRows(content)),
          ...template.parts.flatMap((part, at): (Paragraph | Table)[] => [
            headOf(part.title, at + 1),
            part.kind === 'form'
              ? form(part, valuesOf(content, at))
              : table(part, content?.parts[at]),
          ]),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

/** What the comments say: of the whole first, then of each part. */
const hintsOf = ({ guidance, parts }: Template): readonly string[] => [
  guidance.join(' '),
  ...parts.map(({ help }) => help),
];

const commented = (text: string, id: number) => [
  new CommentRangeStart(id),
  new TextRun(text),
  new CommentRangeEnd(id),
  new TextRun({ children: [new CommentReference(id)] }),
];

const footer = (title: string): Footer =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.RIGHT,
        children: [
          new TextRun({
            children: [`${title}, `, PageNumber.CURRENT, ' / ', PageNumber.TOTAL_PAGES],
          }),
        ],
      }),
    ],
  });

const headOf = (title: string, hint: number): Paragraph =>
  new Paragraph({
    heading: HeadingLevel.HEADING_1,
    keepNext: true,
    spacing: { before: 360, after: 160 },
    children: commented(title, hint),
  });

/** A label and its field side by side; what belongs there stands in the empty field, in gray. */
function form(part: FormPart, values: readonly string[] | undefined): Table {
  return grid(
    part.fields.map(({ label, help }, at) => [label, values?.[at] ?? `[${help}]`]),
    values === undefined,
  );
}

function grid(
  rows: readonly (readonly [string, string] | readonly string[])[],
  isBlank = false,
): Table {
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: rows.map(
      ([label = '', value = '']) =>
        new TableRow({
          cantSplit: true,
          children: [
            cell(label, { width: 28, fill: 'E8EFF5', isStrong: true }),
            cell(value, { width: 72, isQuiet: isBlank }),
          ],
        }),
    ),
  });
}

function table(part: TablePart, filled: FilledPart | undefined): Table {
  const rows = rowsOf(part, filled);
  const blank = part.columns.map(() => null);
  const count = filled === undefined ? part.rows : rows.length;
  const all = Array.from({ length: Math.max(count, 1) }, (_, at) => rows[at] ?? blank);
  const sum = part.columns.reduce((total, { width = 18 }) => total + width, 0);
  const widthOf = (at: number) => Math.round((100 * (part.columns[at]?.width ?? 18)) / sum);
  return new Table({
    width: { size: 100, type: WidthType.PERCENTAGE },
    rows: [
      new TableRow({
        tableHeader: true,
        cantSplit: true,
        children: part.columns.map((column, at) =>
          cell(column.title, {
            ...{ width: widthOf(at), fill: HEAD_COLOR, color: 'FFFFFF', isStrong: true },
            // What is handed on filled in says nothing of how it is filled in.
            below: filled === undefined ? takenBy(column) : null,
          }),
        ),
      }),
      ...all.map(
        (cells) =>
          new TableRow({
            cantSplit: true,
            children: cells.map((value, at) =>
              cell(value === null ? '' : String(value), { width: widthOf(at) }),
            ),
          }),
      ),
    ],
  });
}

interface CellLook {
  /** Percent of the table. */
  width: number;
  fill?: string;
  color?: string;
  isStrong?: boolean;
  isQuiet?: boolean;
  /** In small letters below the text. */
  below?: string | null;
}

function cell(text: string, look: CellLook): TableCell {
  const { width, fill, color, isStrong, isQuiet, below = null } = look;
  return new TableCell({
    width: { size: width, type: WidthType.PERCENTAGE },
    borders: EDGES,
    margins: PAD,
    verticalAlign: VerticalAlign.TOP,
    ...(fill && { shading: { type: ShadingType.CLEAR, color: 'auto', fill } }),
    children: [
      ...text.split('\n').map(
        (line) =>
          new Paragraph({
            children: [
              new TextRun({
                text: line,
                bold: isStrong === true,
                italics: isQuiet === true,
                ...(isQuiet ? { color: '5B6B79' } : color ? { color } : {}),
              }),
            ],
          }),
      ),
      ...(below === null
        ? []
        : [
            new Paragraph({
              children: [new TextRun({ text: below, size: BELOW_SIZE, ...(color && { color }) })],
            }),
          ]),
    ],
  });
}
