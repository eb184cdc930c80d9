// The paper of a template: its cover block, the drawing where there is one, and its parts as tables to write into.
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import {
  coverRows,
  type DocumentContent,
  drawnPart,
  valuesOf,
} from '#domain/templates/document.ts';
import { heatColor, layoutDrawing } from '#domain/templates/drawing.ts';
import { rowsOf, type TableCells, type Template } from '#domain/templates/template.ts';

const FONTS = join(import.meta.dirname, '../certificate/fonts');
const INK = '#12171e';
const QUIET = '#5b6b79';
const HEAD_COLOR = '#12395b';
const EDGE = '#a9b7c4';
const MARGIN = 46;
/** From so many columns on the page lies on its side. */
const WIDE_FROM = 6;
const SIZE = 9.5;
const PAD = 5;
/** Empty rows of a table to write into by hand. */
const BLANK_ROWS = 12;
const BLANK_HEIGHT = 24;

/**
 * The file of a template.
 * @param content what stands in it; null for the blank file
 * @returns bytes of a PDF file
 */
export async function toPdf(template: Template, content: DocumentContent | null): Promise<Buffer> {
  const isWide =
    template.drawing !== undefined ||
    template.parts.some((part) => part.kind === 'table' && part.columns.length >= WIDE_FROM);
  const doc = new PDFDocument({
    size: 'A4',
    layout: isWide ? 'landscape' : 'portrait',
    margin: MARGIN,
    bufferPages: true,
    lang: 'en',
    info: { Title: template.title, Subject: template.description, Author: 'Meritpath' },
  });
  const bytes = collect(doc);
  doc.registerFont('text', join(FONTS, 'noto-serif-regular.ttf'));
  doc.registerFont('strong', join(FONTS, 'noto-serif-bold.ttf'));
  doc.font('strong').fontSize(22).fillColor(HEAD_COLOR).text(template.title);
  doc.font('text').fontSize(11).fillColor(INK).text(template.description);
  if (content?.note) doc.moveDown(0.4).text(content.note);
  doc.moveDown(0.8);
  for (const row of coverRows(content)) labelled(doc, row, content === null);
  if (template.drawing) draw(doc, template, content);
  template.parts.forEach((part, at) => {
    heading(doc, part.title, part.help);
    if (part.kind === 'form') {
      const values = valuesOf(content, at);
      part.fields.forEach(({ label, help }, place) => {
        labelled(doc, [label, values?.[place] ?? `[${help}]`], values === undefined);
      });
      return;
    }
    const rows = rowsOf(part, content?.parts[at]);
    const sum = part.columns.reduce((total, { width = 18 }) => total + width, 0);
    const widths = part.columns.map(({ width = 18 }) => (widthOf(doc) * width) / sum);
    const titles = part.columns.map(({ title }) => title);
    const blank = Array.from({ length: Math.min(BLANK_ROWS, part.rows) }, () =>
      titles.map(() => ''),
    );
    table(doc, { titles, widths }, rows.length > 0 ? rows : blank);
  });
  guidance(doc, template);
  footers(doc, template.title);
  doc.end();
  return bytes;
}

type Doc = PDFKit.PDFDocument;

const widthOf = ({ page }: Doc): number => page.width - 2 * MARGIN;
const bottomOf = ({ page }: Doc): number => page.height - MARGIN - 14;

/** Begins a page where the height does not fit below what stands. @returns true where it did */
function room(doc: Doc, height: number): boolean {
  if (doc.y + height <= bottomOf(doc)) return false;
  doc.addPage();
  return true;
}

function heading(doc: Doc, title: string, help: string): void {
  room(doc, 110);
  doc.x = MARGIN;
  doc.moveDown(1);
  doc
    .font('strong')
    .fontSize(14)
    .fillColor(HEAD_COLOR)
    .text(title, { width: widthOf(doc) });
  doc
    .font('text')
    .fontSize(9)
    .fillColor(QUIET)
    .text(help, { width: widthOf(doc) });
  doc.moveDown(0.4);
}

interface CellLook {
  readonly width: number;
  readonly fill?: string;
  readonly color?: string;
  readonly isStrong?: boolean;
}

/** One row of cells; its height is that of its longest text, at most a page. */
function row(doc: Doc, texts: readonly string[], looks: readonly CellLook[], least = 0): void {
  const heights = texts.map((text, at) => {
    const look = looks[at]!;
    doc.font(look.isStrong ? 'strong' : 'text').fontSize(SIZE);
    return doc.heightOfString(text === '' ? ' ' : text, { width: look.width - 2 * PAD });
  });
  const most = bottomOf(doc) - MARGIN - 40;
  const height = Math.min(most, Math.max(least, ...heights.map((one) => one + 2 * PAD)));
  const top = doc.y;
  let x = MARGIN;
  texts.forEach((text, at) => {
    const { width, fill, color = INK, isStrong } = looks[at]!;
    doc.lineWidth(0.6);
    if (fill) doc.rect(x, top, width, height).fillAndStroke(fill, EDGE);
    else doc.rect(x, top, width, height).stroke(EDGE);
    doc
      .font(isStrong ? 'strong' : 'text')
      .fontSize(SIZE)
      .fillColor(color)
      .text(text, x + PAD, top + PAD, {
        width: width - 2 * PAD,
        height: height - 2 * PAD,
        ellipsis: true,
      });
    x += width;
  });
  doc.x = MARGIN;
  doc.y = top + height;
}

function labelled(doc: Doc, texts: readonly [string, string], isBlank: boolean): void {
  const width = widthOf(doc);
  const looks: CellLook[] = [
    { width: 0.28 * width, fill: '#e8eff5', isStrong: true },
    { width: 0.72 * width, color: isBlank ? QUIET : INK },
  ];
  doc.font('text').fontSize(SIZE);
  room(doc, doc.heightOfString(texts[1], { width: looks[1]!.width - 2 * PAD }) + 2 * PAD);
  row(doc, texts, looks, BLANK_HEIGHT);
}

function table(
  doc: Doc,
  { titles, widths }: { readonly titles: readonly string[]; readonly widths: readonly number[] },
  rows: readonly TableCells[],
): void {
  const head = () =>
    row(
      doc,
      titles,
      widths.map((width) => ({ width, fill: HEAD_COLOR, color: '#ffffff', isStrong: true })),
    );
  head();
  for (const cells of rows) {
    const texts = cells.map((cell) => String(cell ?? ''));
    doc.font('text').fontSize(SIZE);
    const height = Math.max(
      BLANK_HEIGHT,
      ...texts.map((text, at) => doc.heightOfString(text, { width: widths[at]! - 2 * PAD })),
    );
    // The head stands on every page that the table reaches.
    if (room(doc, height + 2 * PAD)) head();
    row(
      doc,
      texts,
      widths.map((width) => ({ width })),
      BLANK_HEIGHT,
    );
  }
}

function draw(doc: Doc, template: Template, content: DocumentContent | null): void {
  const at = drawnPart(template);
  const part = template.parts[at];
  if (part?.kind !== 'table' || !template.drawing) return;
  doc.addPage();
  const drawing = layoutDrawing(template.drawing, part, rowsOf(part, content?.parts[at]));
  const scale = Math.min(
    1,
    widthOf(doc) / drawing.width,
    (bottomOf(doc) - MARGIN) / drawing.height,
  );
  doc.save().translate(MARGIN, MARGIN).scale(scale);
  doc.lineWidth(1.2).strokeColor(HEAD_COLOR);
  for (const { start, end } of drawing.arrows) {
    doc
      .moveTo(...start)
      .lineTo(...end)
      .stroke(HEAD_COLOR);
    const turn = (180 / Math.PI) * Math.atan2(end[1] - start[1], end[0] - start[0]);
    doc.save().rotate(turn, { origin: [...end] });
    doc
      .polygon([end[0], end[1]], [end[0] - 8, end[1] - 4], [end[0] - 8, end[1] + 4])
      .fill(HEAD_COLOR);
    doc.restore();
  }
  for (const box of drawing.boxes) {
    doc.lineWidth(box.isFrame ? 0.8 : 1);
    if (box.isFrame) doc.rect(box.x, box.y, box.width, box.height).stroke(HEAD_COLOR);
    else {
      doc
        .roundedRect(box.x, box.y, box.width, box.height, 4)
        .fillAndStroke(heatColor(box.heat), HEAD_COLOR);
    }
    const top = box.isFrame ? box.y + 6 : box.y + (box.height - 13 * box.lines.length) / 2;
    box.lines.forEach((line, place) => {
      const isNote = box.hasNote && place === box.lines.length - 1;
      doc
        .font(box.isFrame ? 'strong' : 'text')
        .fontSize(isNote ? 8 : 10)
        .fillColor(INK)
        .text(line, box.x + 4, top + 13 * place, {
          width: (box.isFrame ? box.width : box.width) - 8,
          height: 14,
          ellipsis: true,
          align: box.isFrame ? 'left' : 'center',
        });
    });
  }
  doc.restore();
  doc.x = MARGIN;
  doc.y = MARGIN + drawing.height * scale;
}

function guidance(doc: Doc, template: Template): void {
  room(doc, 120);
  doc.x = MARGIN;
  doc.moveDown(1.2);
  doc.font('strong').fontSize(12).fillColor(HEAD_COLOR).text('How to fill it in');
  doc.font('text').fontSize(SIZE).fillColor(INK);
  doc.list([...template.guidance], { bulletRadius: 1.6, textIndent: 12, width: widthOf(doc) });
}

function footers(doc: Doc, title: string): void {
  const { start, count } = doc.bufferedPageRange();
  for (let at = start; at < start + count; at += 1) {
    doc.switchToPage(at);
    // Below the margin the library would begin a page.
    doc.page.margins.bottom = 0;
    doc.font('text').fontSize(8).fillColor(QUIET);
    doc.text(`${title}, ${at + 1} / ${count}`, MARGIN, doc.page.height - MARGIN, {
      width: widthOf(doc),
      align: 'right',
      lineBreak: false,
    });
  }
}

function collect(doc: Doc): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer>();
  const parts: Uint8Array[] = [];
  doc.on('data', (part: Uint8Array) => parts.push(part));
  doc.on('end', () => resolve(Buffer.concat(parts)));
  doc.on('error', reject);
  return promise;
}
