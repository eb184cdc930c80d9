// The drawing of a template for Visio: page one the drawing, then a page for each part. The format is a zip of XML.
import { strToU8, zipSync } from 'fflate';
import {
  coverRows,
  type DocumentContent,
  drawnPart,
  valuesOf,
} from '#domain/templates/document.ts';
import { heatColor, layoutDrawing } from '#domain/templates/drawing.ts';
import { rowsOf, type Template } from '#domain/templates/template.ts';

const MAIN = 'http://schemas.microsoft.com/office/visio/2012/main';
const RELATIONS = 'http://schemas.openxmlformats.org/package/2006/relationships';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const VISIO = 'http://schemas.microsoft.com/visio/2010/relationships';
const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
/** Points of an inch, in which the format counts. */
const INCH = 72;
const MARGIN = 36;
const PAGE_WIDTH = 15 * INCH;
const INK = '#12171e';
const HEAD_COLOR = '#12395b';
/** Empty rows of a part that its page shows. */
const BLANK_ROWS = 8;

interface Shape {
  /** Points from the upper left corner. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly text: string;
  readonly fill?: string;
  readonly color?: string;
  readonly size?: number;
  readonly isStrong?: boolean;
  readonly isBare?: boolean;
  readonly align?: 'left' | 'center';
  readonly isTop?: boolean;
}

interface Arrow {
  readonly start: readonly [number, number];
  readonly end: readonly [number, number];
  /** Numbers of the shapes that it is glued to, from 1. */
  readonly from: number;
  readonly to: number;
}

interface Page {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly Shape[];
  readonly arrows: readonly Arrow[];
}

/**
 * The file of a template.
 * @param content what stands in it; null for the blank file
 * @returns bytes of a VSDX file
 */
export async function toVsdx(template: Template, content: DocumentContent | null): Promise<Buffer> {
  const pages = [
    drawingPage(template, content),
    ...template.parts.map((_, at) => partPage(template, at, content)),
  ];
  const files: Record<string, string> = {
    '[Content_Types].xml': contentTypes(pages.length),
    '_rels/.rels': relations([
      [`${VISIO}/document`, 'visio/document.xml'],
      [
        'http://schemas.openxmlformats.org/package/2006/relationships/metadata/core-properties',
        'docProps/core.xml',
      ],
    ]),
    'docProps/core.xml': `${HEAD}<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escaped(template.title)}</dc:title><dc:creator>Meritpath</dc:creator></cp:coreProperties>`,
    'visio/document.xml': DOCUMENT,
    'visio/_rels/document.xml.rels': relations([[`${VISIO}/pages`, 'pages/pages.xml']]),
    'visio/pages/pages.xml': pagesXml(pages),
    'visio/pages/_rels/pages.xml.rels': relations(
      pages.map((_, at) => [`${VISIO}/page`, `page${at + 1}.xml`] as const),
    ),
    ...Object.fromEntries(
      pages.map((page, at) => [`visio/pages/page${at + 1}.xml`, pageXml(page)] as const),
    ),
  };
  const entries = Object.entries(files).map(([path, text]) => [path, strToU8(text)] as const);
  // The day of the file would make the same definition two different files.
  return Buffer.from(zipSync(Object.fromEntries(entries), { mtime: new Date(2026, 0, 1) }));
}

function drawingPage(template: Template, content: DocumentContent | null): Page {
  const at = drawnPart(template);
  const part = template.parts[at];
  const title = `${template.title}${content?.note ? `. ${content.note}` : ''}`;
  const top = MARGIN + 34;
  const heading: Shape = {
    ...{ x: MARGIN, y: MARGIN - 6, width: PAGE_WIDTH - 2 * MARGIN, height: 30, text: title },
    ...{ isBare: true, isStrong: true, size: 18, color: HEAD_COLOR, align: 'left' },
  };
  const cover = coverRows(content)
    .map(([label, value]) => `${label}: ${value}`)
    .join('   ');
  if (part?.kind !== 'table' || !template.drawing) {
    return { name: 'Drawing', width: PAGE_WIDTH, height: 11 * INCH, shapes: [heading], arrows: [] };
  }
  const drawing = layoutDrawing(template.drawing, part, rowsOf(part, content?.parts[at]));
  const width = Math.max(PAGE_WIDTH, drawing.width + 2 * MARGIN);
  const height = Math.max(11 * INCH, top + drawing.height + MARGIN + 30);
  const boxes = drawing.boxes.map(
    (box): Shape => ({
      x: box.x + MARGIN,
      y: box.y + top,
      width: box.width,
      height: box.height,
      text: box.lines.join('\n'),
      fill: box.isFrame ? '#ffffff' : heatColor(box.heat),
      ...(box.isFrame && { isStrong: true, align: 'left' as const, isTop: true }),
    }),
  );
  const foot: Shape = {
    ...{ x: MARGIN, y: height - MARGIN - 16, width: width - 2 * MARGIN, height: 20, text: cover },
    ...{ isBare: true, size: 9, align: 'left' },
  };
  return {
    name: 'Drawing',
    width,
    height,
    // The heading is the first shape, so a box is numbered one higher than its place.
    shapes: [{ ...heading, width: width - 2 * MARGIN }, ...boxes, foot],
    arrows: drawing.arrows.map(({ from, to, start, end }) => ({
      from: from + 2,
      to: to + 2,
      start: [start[0] + MARGIN, start[1] + top],
      end: [end[0] + MARGIN, end[1] + top],
    })),
  };
}

/** A part as a table of boxes, with its hint. */
function partPage(template: Template, at: number, content: DocumentContent | null): Page {
  const part = template.parts[at]!;
  const inner = PAGE_WIDTH - 2 * MARGIN;
  const bare = { isBare: true, align: 'left', x: MARGIN, width: inner } as const;
  const shapes: Shape[] = [
    { ...bare, y: MARGIN - 6, height: 28, text: part.title, ...STRONG, size: 18 },
    { ...bare, y: MARGIN + 24, height: 22, text: part.help, size: 10 },
  ];
  const [widths, rows] = cellsOf(template, at, content, inner);
  let y = MARGIN + 54;
  rows.forEach((texts, row) => {
    const lines = texts.map((text, place) =>
      text
        .split('\n')
        .reduce((sum, line) => sum + Math.max(1, Math.ceil((6 * line.length) / widths[place]!)), 0),
    );
    const height = 12 + 14 * Math.max(1, ...lines);
    let x = MARGIN;
    texts.forEach((text, place) => {
      const width = widths[place]!;
      const isHead = part.kind === 'table' ? row === 0 : place === 0;
      const look =
        part.kind === 'table' && isHead
          ? { fill: HEAD_COLOR, color: '#ffffff', isStrong: true }
          : { fill: isHead ? '#e8eff5' : '#ffffff', isStrong: isHead };
      shapes.push({ x, y, width, height, text, align: 'left', isTop: true, size: 10, ...look });
      x += width;
    });
    y += height;
  });
  const name = part.title.replaceAll(/[^\p{L}\p{N} -]/gu, '').slice(0, 31);
  return { name, width: PAGE_WIDTH, height: Math.max(11 * INCH, y + MARGIN), shapes, arrows: [] };
}

const STRONG = { isStrong: true, color: HEAD_COLOR } as const;

/** Widths of the columns and the texts of the rows, the head first. */
function cellsOf(
  { parts }: Template,
  at: number,
  content: DocumentContent | null,
  inner: number,
): readonly [readonly number[], readonly (readonly string[])[]] {
  const part = parts[at]!;
  if (part.kind === 'form') {
    const values = valuesOf(content, at);
    return [
      [0.28 * inner, 0.72 * inner],
      part.fields.map(({ label, help }, place) => [
        label,
        values === undefined ? `[${help}]` : (values[place] ?? ''),
      ]),
    ];
  }
  const sum = part.columns.reduce((total, { width = 18 }) => total + width, 0);
  const rows = rowsOf(part, content?.parts[at]);
  const blank = Array.from({ length: Math.min(BLANK_ROWS, part.rows) }, () =>
    part.columns.map(() => ''),
  );
  return [
    part.columns.map(({ width = 18 }) => (inner * width) / sum),
    [
      part.columns.map(({ title }) => title),
      ...(rows.length > 0 ? rows.map((cells) => cells.map((cell) => String(cell ?? ''))) : blank),
    ],
  ];
}

const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const cell = (name: string, value: string | number, formula?: string): string =>
  `<Cell N="${name}" V="${typeof value === 'number' ? Number(value.toFixed(5)) : value}"${formula === undefined ? '' : ` F="${formula}"`}/>`;

/** Lengths of the format are inches from the lower left corner. */
const inches = (points: number): number => points / INCH;

function shapeXml(shape: Shape, id: number, page: Page): string {
  const { x, y, width, height, text, fill, color = INK, size = 10, isStrong, isBare } = shape;
  const outline = [
    ['RelMoveTo', 0, 0],
    ['RelLineTo', 1, 0],
    ['RelLineTo', 1, 1],
    ['RelLineTo', 0, 1],
    ['RelLineTo', 0, 0],
  ].map(
    ([kind, at, up], row) =>
      `<Row T="${kind}" IX="${row + 1}">${cell('X', at!)}${cell('Y', up!)}</Row>`,
  );
  return [
    `<Shape ID="${id}" NameU="Box.${id}" Type="Shape" LineStyle="0" FillStyle="0" TextStyle="0">`,
    cell('PinX', inches(x + width / 2)),
    cell('PinY', inches(page.height - y - height / 2)),
    cell('Width', inches(width)),
    cell('Height', inches(height)),
    cell('LocPinX', inches(width / 2), 'Width*0.5'),
    cell('LocPinY', inches(height / 2), 'Height*0.5'),
    cell('Angle', 0),
    cell('LinePattern', isBare ? 0 : 1),
    cell('LineWeight', 0.01),
    cell('LineColor', HEAD_COLOR),
    cell('FillPattern', isBare || fill === undefined ? 0 : 1),
    cell('FillForegnd', fill ?? '#ffffff'),
    cell('VerticalAlign', shape.isTop ? 0 : 1),
    cell('LeftMargin', 0.05),
    cell('RightMargin', 0.05),
    cell('TopMargin', 0.05),
    cell('BottomMargin', 0.05),
    `<Section N="Character"><Row IX="0">${cell('Font', 'Calibri')}${cell('Color', color)}${cell('Style', isStrong ? 1 : 0)}${cell('Size', size / INCH)}</Row></Section>`,
    `<Section N="Paragraph"><Row IX="0">${cell('HorzAlign', shape.align === 'left' ? 0 : 1)}</Row></Section>`,
    `<Section N="Geometry" IX="0">${cell('NoFill', isBare ? 1 : 0)}${cell('NoLine', isBare ? 1 : 0)}${outline.join('')}</Section>`,
    // A line that ends the text is part of the format.
    `<Text>${escaped(text)}\n</Text></Shape>`,
  ].join('');
}

function arrowXml(arrow: Arrow, id: number, page: Page): string {
  const [x1, y1] = [inches(arrow.start[0]), inches(page.height - arrow.start[1])];
  const [x2, y2] = [inches(arrow.end[0]), inches(page.height - arrow.end[1])];
  const length = Math.hypot(x2 - x1, y2 - y1);
  return [
    `<Shape ID="${id}" NameU="Arrow.${id}" Type="Shape" LineStyle="0" FillStyle="0" TextStyle="0">`,
    cell('PinX', (x1 + x2) / 2, '(BeginX+EndX)/2'),
    cell('PinY', (y1 + y2) / 2, '(BeginY+EndY)/2'),
    cell('Width', length, 'SQRT((EndX-BeginX)^2+(EndY-BeginY)^2)'),
    cell('Height', 0),
    cell('LocPinX', length / 2, 'Width*0.5'),
    cell('LocPinY', 0, 'Height*0.5'),
    cell('Angle', Math.atan2(y2 - y1, x2 - x1), 'ATAN2(EndY-BeginY,EndX-BeginX)'),
    cell('BeginX', x1),
    cell('BeginY', y1),
    cell('EndX', x2),
    cell('EndY', y2),
    cell('LinePattern', 1),
    cell('LineWeight', 0.014),
    cell('LineColor', HEAD_COLOR),
    cell('FillPattern', 0),
    cell('EndArrow', 4),
    `<Section N="Geometry" IX="0">${cell('NoFill', 1)}<Row T="MoveTo" IX="1">${cell('X', 0)}${cell('Y', 0)}</Row><Row T="LineTo" IX="2">${cell('X', length, 'Width*1')}${cell('Y', 0)}</Row></Section></Shape>`,
  ].join('');
}

function pageXml(page: Page): string {
  const first = page.shapes.length + 1;
  const connects = page.arrows.flatMap(({ from, to }, at) => [
    `<Connect FromSheet="${first + at}" FromCell="BeginX" FromPart="9" ToSheet="${from}" ToCell="PinX" ToPart="3"/>`,
    `<Connect FromSheet="${first + at}" FromCell="EndX" FromPart="12" ToSheet="${to}" ToCell="PinX" ToPart="3"/>`,
  ]);
  return [
    `${HEAD}<PageContents xmlns="${MAIN}" xmlns:r="${OFFICE}" xml:space="preserve"><Shapes>`,
    ...page.shapes.map((shape, at) => shapeXml(shape, at + 1, page)),
    ...page.arrows.map((arrow, at) => arrowXml(arrow, first + at, page)),
    '</Shapes>',
    ...(connects.length > 0 ? ['<Connects>', ...connects, '</Connects>'] : []),
    '</PageContents>',
  ].join('');
}

const pagesXml = (pages: readonly Page[]): string =>
  [
    `${HEAD}<Pages xmlns="${MAIN}" xmlns:r="${OFFICE}">`,
    ...pages.map((page, at) =>
      [
        `<Page ID="${at}" NameU="${escaped(page.name)}" Name="${escaped(page.name)}"><PageSheet LineStyle="0" FillStyle="0" TextStyle="0">`,
        cell('PageWidth', inches(page.width)),
        cell('PageHeight', inches(page.height)),
        cell('PageScale', 1),
        cell('DrawingScale', 1),
        cell('PrintPageOrientation', 2),
        `</PageSheet><Rel r:id="rId${at + 1}"/></Page>`,
      ].join(''),
    ),
    '</Pages>',
  ].join('');

const relations = (all: readonly (readonly [string, string])[]): string =>
  [
    `${HEAD}<Relationships xmlns="${RELATIONS}">`,
    ...all.map(
      ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${type}" Target="${target}"/>`,
    ),
    '</Relationships>',
  ].join('');

const contentTypes = (pages: number): string =>
  [
    `${HEAD}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">`,
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
    '<Default Extension="xml" ContentType="application/xml"/>',
    '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>',
    '<Override PartName="/visio/document.xml" ContentType="application/vnd.ms-visio.drawing.main+xml"/>',
    '<Override PartName="/visio/pages/pages.xml" ContentType="application/vnd.ms-visio.pages+xml"/>',
    ...Array.from(
      { length: pages },
      (_, at) =>
        `<Override PartName="/visio/pages/page${at + 1}.xml" ContentType="application/vnd.ms-visio.page+xml"/>`,
    ),
    '</Types>',
  ].join('');

/** The one style that every shape stands on. */
const DOCUMENT = `${HEAD}<VisioDocument xmlns="${MAIN}" xmlns:r="${OFFICE}"><DocumentSettings TopPage="0" DefaultTextStyle="0" DefaultLineStyle="0" DefaultFillStyle="0"/><FaceNames><FaceName NameU="Calibri" UnicodeRanges="-469750017 -1040178053 9 0" CharSets="536871423 0" Panose="2 15 5 2 2 2 4 3 2 4"/></FaceNames><StyleSheets><StyleSheet ID="0" NameU="No Style" Name="No Style">${cell('EnableLineProps', 1)}${cell('EnableFillProps', 1)}${cell('EnableTextProps', 1)}${cell('LineWeight', 0.01)}${cell('LineColor', HEAD_COLOR)}${cell('LinePattern', 1)}${cell('FillForegnd', '#ffffff')}${cell('FillPattern', 1)}${cell('VerticalAlign', 1)}</StyleSheet></StyleSheets></VisioDocument>`;
