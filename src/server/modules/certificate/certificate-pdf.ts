// A certificate as a PDF: one page with the letters of every European language, in one of two designs.
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import type { Locale } from '#contract/fields.ts';
import { type LocalizedText, textIn } from '#domain/catalog/localized-text.ts';
import { certificates as de } from '#texts/de/certificates.ts';
import { certificates as enUs } from '#texts/en-us/certificates.ts';
import { certificates as es } from '#texts/es/certificates.ts';
import { certificates as fr } from '#texts/fr/certificates.ts';
import type { Messages } from '#texts/messages.ts';

const TEXTS: Readonly<Record<Locale, Messages['certificates']>> = {
  'en-US': enUs,
  'en-GB': enUs,
  es,
  fr,
  de,
};

/** The page, in points: A4 across. */
const PAGE = { width: 841.89, height: 595.28 } as const;
const MARGIN = 64;
const WIDTH = PAGE.width - 2 * MARGIN;
const FONTS = join(import.meta.dirname, 'fonts');

interface Design {
  readonly ground: string;
  readonly ink: string;
  readonly faint: string;
  readonly line: string;
}

/** Of an event, which is of no course: the blue of the product. */
const EVENT_COLOR = '#1e6fb8';

const plain = (color: string): Design => ({
  ground: '#ffffff',
  ink: '#12171e',
  faint: '#4a5666',
  line: color,
});

const premium: Design = { ground: '#1d2b53', ink: '#ffffff', faint: '#cfd6ea', line: '#d4af37' };

/** What it is given for. */
type Subject =
  | {
      readonly kind: 'course';
      readonly title: string;
      readonly subject: LocalizedText;
      readonly legalNotice: LocalizedText;
      readonly color: string;
    }
  | {
      readonly kind: 'event';
      readonly name: LocalizedText;
      /** Calendar days. */
      readonly firstDay: string;
      readonly lastDay: string;
    };

/** The lines of a certificate that differ with what it is given for. */
function linesOf(of: Subject, locale: Locale) {
  const t = TEXTS[locale].pdf;
  if (of.kind === 'course') {
    const { title, color } = of;
    const subject = textIn(of.subject, locale);
    return { done: t.finished, title, subject, legal: textIn(of.legalNotice, locale), color };
  }
  const day = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'long' });
  return {
    done: t.finishedEvent,
    title: textIn(of.name, locale),
    subject: day.formatRange(new Date(of.firstDay), new Date(of.lastDay)),
    legal: '',
    color: EVENT_COLOR,
  };
}

export interface CertificateDrawing {
  readonly id: string;
  readonly name: string;
  readonly of: Subject;
  readonly issuedAt: Date;
  readonly timeZone: string;
  readonly locale: Locale;
  /** Where anybody can verify it. */
  readonly address: string;
  readonly isPremium: boolean;
}

export async function drawCertificate(of: CertificateDrawing): Promise<Uint8Array> {
  const { locale, issuedAt, timeZone } = of;
  const lines = linesOf(of.of, locale);
  const t = TEXTS[locale].pdf;
  const doc = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    lang: locale,
    info: { Title: `${t.title}: ${lines.title}, ${of.name}`, Author: 'Meritpath' },
  });
  const bytes = collect(doc);
  doc.registerFont('text', join(FONTS, 'noto-serif-regular.ttf'));
  doc.registerFont('strong', join(FONTS, 'noto-serif-bold.ttf'));
  const design = of.isPremium ? premium : plain(lines.color);
  const align = of.isPremium ? 'center' : 'left';
  doc.rect(0, 0, PAGE.width, PAGE.height).fill(design.ground);
  if (of.isPremium) drawFrame(doc, design);
  else drawLine(doc, design);

  // The line of the plain design runs up on the right.
  const width = of.isPremium ? WIDTH : WIDTH - 120;
  const write = (text: string, y: number, size: number, font: 'text' | 'strong', color: string) => {
    doc
      .font(font)
      .fontSize(fitting(doc, text, { size, width }))
      .fillColor(color);
    doc.text(text, MARGIN, y, { width, align, lineBreak: false });
  };
  write('Meritpath', 74, 15, 'strong', design.line);
  write(t.title, 106, 34, 'strong', design.ink);
  write(t.given, 186, 14, 'text', design.faint);
  write(of.name, 212, 38, 'strong', design.ink);
  write(lines.done, 290, 14, 'text', design.faint);
  write(lines.title, 316, 28, 'strong', design.ink);
  write(lines.subject, 354, 15, 'text', design.faint);
  const day = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long' }).format(issuedAt);
  write(t.issued(day), 408, 13, 'text', design.ink);
  write(t.verify, 474, 10, 'text', design.faint);
  doc.font('text').fontSize(10).fillColor(design.ink);
  doc.text(of.address, MARGIN, 489, { width: WIDTH, align, link: of.address });
  doc.fontSize(7.5).fillColor(design.faint);
  doc.text(`${t.notOfficial} ${lines.legal}`.trim(), MARGIN, 516, {
    width: WIDTH,
    align,
  });
  doc.end();
  return bytes;
}

/** The largest size up to the given one at which the text stands in one line. */
function fitting(
  doc: PDFKit.PDFDocument,
  text: string,
  { size, width }: { readonly size: number; readonly width: number },
): number {
  const needed = doc.fontSize(size).widthOfString(text);
  return needed <= width ? size : Math.max(9, Math.floor((size * width) / needed));
}

/** The course as its line of the map: three stations passed and the terminus reached. */
function drawLine(doc: PDFKit.PDFDocument, { line, ground }: Design): void {
  const y = 446;
  doc.lineWidth(9).lineCap('round').strokeColor(line);
  doc
    .moveTo(-20, y)
    .lineTo(PAGE.width - 210, y)
    .lineTo(PAGE.width - 130, y - 80);
  doc.lineTo(PAGE.width - 130, 150).stroke();
  for (const x of [120, 300, 480]) doc.circle(x, y, 9).lineWidth(5).fillAndStroke(ground, line);
  doc
    .circle(PAGE.width - 130, 140, 26)
    .lineWidth(9)
    .fillAndStroke(ground, line);
  doc.lineWidth(6).strokeColor(line);
  const [x, top] = [PAGE.width - 130, 140];
  doc
    .moveTo(x - 10, top)
    .lineTo(x - 2, top + 8)
    .lineTo(x + 12, top - 9)
    .stroke();
}

/** Two gold frames with a station at each corner. */
function drawFrame(doc: PDFKit.PDFDocument, { line, ground }: Design): void {
  doc.strokeColor(line);
  doc
    .lineWidth(3)
    .rect(26, 26, PAGE.width - 52, PAGE.height - 52)
    .stroke();
  doc
    .lineWidth(1)
    .rect(36, 36, PAGE.width - 72, PAGE.height - 72)
    .stroke();
  for (const x of [31, PAGE.width - 31]) {
    for (const y of [31, PAGE.height - 31]) {
      doc.circle(x, y, 9).lineWidth(3).fillAndStroke(ground, line);
    }
  }
  doc
    .lineWidth(3)
    .moveTo(PAGE.width / 2 - 120, 446)
    .lineTo(PAGE.width / 2 + 120, 446)
    .stroke(line);
  for (const step of [-1, 0, 1]) {
    doc
      .circle(PAGE.width / 2 + step * 80, 446, 7)
      .lineWidth(3)
      .fillAndStroke(ground, line);
  }
}

function collect(doc: PDFKit.PDFDocument): Promise<Uint8Array> {
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
  const parts: Uint8Array[] = [];
  doc.on('data', (part: Uint8Array) => parts.push(part));
  doc.on('end', () => resolve(Buffer.concat(parts)));
  doc.on('error', reject);
  return promise;
}
