// The slides of a template: a title, the drawing where there is one, and a slide or more for each part; hints are notes.
import library from 'pptxgenjs';
import {
  coverRows,
  type DocumentContent,
  drawnPart,
  valuesOf,
} from '#domain/templates/document.ts';
import { heatColor, layoutDrawing } from '#domain/templates/drawing.ts';
import {
  type FormPart,
  rowsOf,
  type TableCells,
  type TablePart,
  type Template,
} from '#domain/templates/template.ts';

/** Inches: a wide slide, and where its content begins. */
const SLIDE = { width: 13.33, height: 7.5, margin: 0.6, top: 1.25, bottom: 6.95 } as const;
const WIDTH = SLIDE.width - 2 * SLIDE.margin;
const INK = '12171E';
const HEAD_COLOR = '12395B';
const EDGE = { type: 'solid', pt: 0.75, color: 'A9B7C4' } as const;
/** Rows of an empty table that a slide shows; a slide is not a sheet. */
const BLANK_ROWS = 6;
const ROW = { least: 0.42, line: 0.21 } as const;
/** Characters to an inch at the size of a cell. */
const CHARACTERS = 13;

// The types are those of a required module, in which the class is the default; Node imports the class itself.
const Slides = library as unknown as typeof library.default;
type Show = library.default;
type Slide = ReturnType<Show['addSlide']>;

/**
 * The file of a template.
 * @param content what stands in it; null for the blank file
 * @returns bytes of a PPTX file
 */
export async function toPptx(template: Template, content: DocumentContent | null): Promise<Buffer> {
  const show = new Slides();
  show.layout = 'LAYOUT_WIDE';
  show.title = template.title;
  show.author = 'Meritpath';
  show.company = 'Meritpath';
  show.theme = { headFontFace: 'Calibri', bodyFontFace: 'Calibri' };
  titleSlide(show, template, content);
  if (template.drawing) drawingSlide(show, template, content);
  template.parts.forEach((part, at) => {
    if (part.kind === 'form') formSlides(show, part, valuesOf(content, at));
    else tableSlides(show, part, rowsOf(part, content?.parts[at]));
  });
  return (await show.write({ outputType: 'nodebuffer', compression: true })) as Buffer;
}

function titleSlide(show: Show, template: Template, content: DocumentContent | null): void {
  const slide = show.addSlide();
  slide.background = { color: HEAD_COLOR };
  const box = { x: SLIDE.margin, w: WIDTH, color: 'FFFFFF', margin: 0 } as const;
  slide.addText(template.title, { ...box, y: 1.2, h: 1, fontSize: 40, bold: true });
  slide.addText(template.description, { ...box, y: 2.2, h: 0.9, fontSize: 18, valign: 'top' });
  if (content?.note) slide.addText(content.note, { ...box, y: 3.1, h: 0.4, fontSize: 16 });
  const cover = coverRows(content).map(([label, value]) => [
    { text: label, options: { bold: true, color: 'FFFFFF' } },
    { text: value, options: { color: 'FFFFFF' } },
  ]);
  slide.addTable(cover, {
    x: SLIDE.margin,
    y: 4,
    w: 8,
    colW: [2.2, 5.8],
    fontSize: 14,
    border: { type: 'none' },
  });
  slide.addNotes(template.guidance.join('\n'));
}

function headed(show: Show, title: string, help: string): Slide {
  const slide = show.addSlide();
  slide.addText(title, {
    x: SLIDE.margin,
    y: 0.4,
    w: WIDTH,
    h: 0.6,
    margin: 0,
    fontSize: 26,
    bold: true,
    color: HEAD_COLOR,
  });
  slide.slideNumber = { x: 12.5, y: 7.05, fontSize: 10, color: '5B6B79' };
  slide.addNotes(help);
  return slide;
}

/** The rows of one slide after the other, by the height that their texts take. */
function paged<T>(rows: readonly T[], heightOf: (row: T) => number, head: number): T[][] {
  const pages: T[][] = [[]];
  let used = head;
  for (const row of rows) {
    const height = heightOf(row);
    if (used + height > SLIDE.bottom - SLIDE.top && pages.at(-1)!.length > 0) {
      pages.push([]);
      used = head;
    }
    pages.at(-1)!.push(row);
    used += height;
  }
  return pages;
}

/** Inches that texts take in columns of these widths. */
const heightIn = (texts: readonly string[], widths: readonly number[]): number =>
  Math.max(
    ROW.least,
    ...texts.map((text, at) => {
      const lines = text
        .split('\n')
        .map((line) => Math.max(1, Math.ceil(line.length / ((widths[at] ?? 1) * CHARACTERS))));
      return 0.16 + ROW.line * lines.reduce((sum, count) => sum + count, 0);
    }),
  );

function formSlides(show: Show, part: FormPart, values: readonly string[] | undefined): void {
  const widths = [3.4, WIDTH - 3.4];
  const rows = part.fields.map(({ label, help }, at) => [
    label,
    values === undefined ? `[${help}]` : (values[at] ?? ''),
  ]);
  for (const page of paged(rows, (row) => heightIn(row, widths), 0)) {
    headed(show, part.title, part.help).addTable(
      page.map(([label = '', value = '']) => [
        { text: label, options: { bold: true, fill: { color: 'E8EFF5' } } },
        {
          text: value,
          options: values === undefined ? { italic: true, color: '5B6B79' } : {},
        },
      ]),
      { x: SLIDE.margin, y: SLIDE.top, w: WIDTH, colW: widths, ...CELLS },
    );
  }
}

const CELLS = {
  fontSize: 13,
  color: INK,
  border: EDGE,
  valign: 'top',
  margin: [0.05, 0.08, 0.05, 0.08],
} as const satisfies library.default.TableProps;

function tableSlides(show: Show, part: TablePart, rows: readonly TableCells[]): void {
  const sum = part.columns.reduce((total, { width = 18 }) => total + width, 0);
  const widths = part.columns.map(({ width = 18 }) => (WIDTH * width) / sum);
  const filled =
    rows.length > 0
      ? rows.map((cells) => cells.map((cell) => String(cell ?? '')))
      : Array.from({ length: Math.min(BLANK_ROWS, part.rows) }, () => part.columns.map(() => ''));
  const head = part.columns.map(({ title }) => ({
    text: title,
    options: { bold: true, color: 'FFFFFF', fill: { color: HEAD_COLOR } },
  }));
  for (const page of paged(filled, (row) => heightIn(row, widths), ROW.least)) {
    headed(show, part.title, part.help).addTable(
      [head, ...page.map((cells) => cells.map((text) => ({ text })))],
      { x: SLIDE.margin, y: SLIDE.top, w: WIDTH, colW: widths, rowH: ROW.least, ...CELLS },
    );
  }
}

function drawingSlide(show: Show, template: Template, content: DocumentContent | null): void {
  const at = drawnPart(template);
  const part = template.parts[at];
  if (part?.kind !== 'table' || !template.drawing) return;
  const drawing = layoutDrawing(template.drawing, part, rowsOf(part, content?.parts[at]));
  const slide = headed(show, template.title, part.help);
  const scale = Math.min(
    1 / 60,
    WIDTH / drawing.width,
    (SLIDE.bottom - SLIDE.top) / drawing.height,
  );
  for (const box of drawing.boxes) {
    slide.addText(box.lines.join(box.isFrame ? ' ' : '\n'), {
      shape: box.isFrame ? 'rect' : 'roundRect',
      ...(!box.isFrame && { rectRadius: 0.04 }),
      x: SLIDE.margin + box.x * scale,
      y: SLIDE.top + box.y * scale,
      w: box.width * scale,
      h: box.height * scale,
      fill: { color: box.isFrame ? 'FFFFFF' : heatColor(box.heat).slice(1) },
      line: { color: HEAD_COLOR, width: box.isFrame ? 0.75 : 1 },
      color: INK,
      bold: box.isFrame,
      align: box.isFrame ? 'left' : 'center',
      valign: box.isFrame ? 'top' : 'middle',
      fontSize: Math.max(6, Math.round(10 * 72 * scale)),
      margin: 3,
    });
  }
  for (const { start, end } of drawing.arrows) {
    const [x1, y1, x2, y2] = [...start, ...end];
    slide.addShape('line', {
      x: SLIDE.margin + Math.min(x1!, x2!) * scale,
      y: SLIDE.top + Math.min(y1!, y2!) * scale,
      w: Math.abs(x2! - x1!) * scale,
      h: Math.abs(y2! - y1!) * scale,
      flipH: x2! < x1!,
      flipV: y2! < y1!,
      line: { color: HEAD_COLOR, width: 1.25, endArrowType: 'triangle' },
    });
  }
}
