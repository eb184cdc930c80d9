// Where boxes and arrows of a drawn table stand: one layout for the page, the slide, the paper and the drawing program.
import { isWritten } from './document.ts';
import type { TableCells, TablePart, TemplateColumn, TemplateDrawing } from './template.ts';

/** Lengths are points, 72 to an inch, from the upper left corner. */
export interface DrawnBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Text in lines that fit; the last one is the note where there is one. */
  readonly lines: readonly string[];
  readonly hasNote: boolean;
  /** A frame or lane around others, with its title at its edge. */
  readonly isFrame: boolean;
  /** From 0, cool, to 1, hot; null where nothing is said. */
  readonly heat: number | null;
}

export interface DrawnArrow {
  /** Places among the boxes. */
  readonly from: number;
  readonly to: number;
  readonly start: readonly [number, number];
  readonly end: readonly [number, number];
}

export interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly DrawnBox[];
  readonly arrows: readonly DrawnArrow[];
}

const BOX = 128;
const GAP = 16;
const LINE = 13;
const HEAD = 26;
/** Room between columns of a flow, where the arrows are. */
const WAY = 44;
const LANE_HEAD = 96;
/** Characters in a line of a box. */
const CHARACTERS = 21;
const FRAMES_IN_A_ROW = 3;
const MOST_LINES = 5;

interface Item {
  readonly label: string;
  readonly note: string;
  readonly group: string;
  readonly heat: number | null;
  readonly next: readonly string[];
}

/**
 * @param rows the filled rows; where none is filled, placeholders with the columns' titles are drawn
 * @returns nothing but numbers and texts; the same rows give the same drawing
 */
export function layoutDrawing(
  drawing: TemplateDrawing,
  { columns }: Pick<TablePart, 'columns'>,
  rows: readonly TableCells[],
): Drawing {
  const written = rows.filter(isWritten);
  const items = written.length > 0 ? itemsOf(drawing, columns, written) : blanks(drawing, columns);
  if (drawing.layout === 'groups') return inFrames(items);
  return inColumns(items, drawing.layout === 'lanes');
}

const titleOf = (columns: readonly TemplateColumn[], key: string | undefined): string =>
  columns.find((column) => column.key === key)?.title ?? '';

function itemsOf(
  drawing: TemplateDrawing,
  columns: readonly TemplateColumn[],
  rows: readonly TableCells[],
): Item[] {
  const at = (key: string | undefined) => columns.findIndex((column) => column.key === key);
  const places = {
    label: at(drawing.label),
    note: at(drawing.note),
    group: at(drawing.group),
    heat: at(drawing.heat),
    next: at(drawing.next),
  };
  const text = (cells: TableCells, place: number) => String(cells[place] ?? '').trim();
  return rows
    .map((cells) => ({
      label: text(cells, places.label),
      note: text(cells, places.note),
      group: text(cells, places.group),
      heat: heatOf(columns[places.heat], cells[places.heat] ?? null),
      next: text(cells, places.next)
        .split(/[,;]/)
        .map((name) => name.trim())
        .filter((name) => name !== ''),
    }))
    .filter(({ label }) => label !== '');
}

/** Where a value stands between the coolest and the hottest. */
function heatOf(column: TemplateColumn | undefined, cell: string | number | null): number | null {
  if (column === undefined || cell === null || cell === '') return null;
  if (column.kind === 'choice') {
    const { options = [] } = column;
    const place = options.indexOf(String(cell));
    return place < 0 || options.length < 2 ? null : place / (options.length - 1);
  }
  const { min = 1, max = 5 } = column;
  const value = Number(cell);
  if (!Number.isFinite(value) || max <= min) return null;
  return Math.min(1, Math.max(0, (value - min) / (max - min)));
}

/** What an empty drawing shows: where what belongs. */
function blanks(drawing: TemplateDrawing, columns: readonly TemplateColumn[]): Item[] {
  const label = titleOf(columns, drawing.label);
  const group = titleOf(columns, drawing.group);
  const frames = [1, 1, 2, 2, 3, 3];
  return frames.map((frame, at) => ({
    label: `[${label} ${at + 1}]`,
    note: '',
    group: group === '' ? '' : `[${group} ${frame}]`,
    heat: null,
    next: drawing.next !== undefined && at < frames.length - 1 ? [`[${label} ${at + 2}]`] : [],
  }));
}

function wrapped(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < CHARACTERS) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      for (let from = 0; from < word.length; from += CHARACTERS) {
        lines.push(word.slice(from, from + CHARACTERS));
      }
    }
  }
  if (lines.length <= MOST_LINES) return lines;
  return [...lines.slice(0, MOST_LINES - 1), `${lines[MOST_LINES - 1]!.slice(0, CHARACTERS - 1)}…`];
}

const linesOf = ({ label, note }: Item): string[] => [
  ...wrapped(label),
  ...(note === '' ? [] : [wrapped(note)[0]!]),
];

const heightOf = (item: Item): number => 2 * 9 + Math.max(2, linesOf(item).length) * LINE;

const boxOf = (item: Item, x: number, y: number, height = heightOf(item)): DrawnBox => ({
  x,
  y,
  width: BOX,
  height,
  lines: linesOf(item),
  hasNote: item.note !== '',
  isFrame: false,
  heat: item.heat,
});

const frameOf = (title: string, of: Pick<DrawnBox, 'x' | 'y' | 'width' | 'height'>): DrawnBox => ({
  ...of,
  lines: [title],
  hasNote: false,
  isFrame: true,
  heat: null,
});

const byGroup = (items: readonly Item[]): Map<string, Item[]> => {
  const groups = new Map<string, Item[]>();
  for (const item of items) groups.set(item.group, [...(groups.get(item.group) ?? []), item]);
  return groups;
};

/** Frames of equal width, three in a row, two boxes side by side in each. */
function inFrames(items: readonly Item[]): Drawing {
  const width = 2 * BOX + 3 * GAP;
  const boxes: DrawnBox[] = [];
  let top = 0;
  const groups = [...byGroup(items)];
  for (let from = 0; from < groups.length; from += FRAMES_IN_A_ROW) {
    const row = groups.slice(from, from + FRAMES_IN_A_ROW);
    const heights = row.map(([, own]) => {
      const pairs = Math.ceil(own.length / 2);
      const rowHeight = Math.max(...own.map(heightOf));
      return HEAD + pairs * (rowHeight + GAP) + GAP / 2;
    });
    const height = Math.max(...heights);
    row.forEach(([title, own], at) => {
      const x = at * (width + GAP);
      boxes.push(frameOf(title, { x, y: top, width, height }));
      const rowHeight = Math.max(...own.map(heightOf));
      own.forEach((item, place) => {
        const left = x + GAP + (place % 2) * (BOX + GAP);
        const y = top + HEAD + Math.floor(place / 2) * (rowHeight + GAP);
        boxes.push(boxOf(item, left, y, rowHeight));
      });
    });
    top += height + GAP;
  }
  const across = Math.min(groups.length, FRAMES_IN_A_ROW);
  return { width: across * (width + GAP) - GAP, height: top - GAP, boxes, arrows: [] };
}

/** In which column each item stands: one behind the last that leads to it. */
function columnsByArrows(items: readonly Item[]): number[] {
  const places = new Map(items.map(({ label }, at) => [label.toLowerCase(), at]));
  const column = items.map(() => 0);
  // A circle would go on for ever: nothing stands farther right than there are items.
  for (let round = 0; round < items.length; round += 1) {
    let isSettled = true;
    items.forEach((item, from) => {
      for (const name of item.next) {
        const to = places.get(name.toLowerCase());
        // An arrow back to what stands above it in the table moves nothing.
        if (to === undefined || to <= from || column[to]! > column[from]!) continue;
        column[to] = column[from]! + 1;
        isSettled = false;
      }
    });
    if (isSettled) break;
  }
  return column;
}

/** Boxes in columns, in lanes where there are any, and the arrows between them. */
function inColumns(items: readonly Item[], hasLanes: boolean): Drawing {
  const hasArrows = items.some(({ next }) => next.length > 0);
  const lanes = hasLanes ? [...byGroup(items)] : [['', [...items]] as const];
  const byArrow = columnsByArrows(items);
  const left = hasLanes ? LANE_HEAD + GAP : 0;
  const step = BOX + (hasArrows ? WAY : GAP);
  const spots: { item: Item; column: number; y: number }[] = [];
  const frames: DrawnBox[] = [];
  let top = 0;
  const most = 1 + Math.max(0, ...(hasArrows ? byArrow : lanes.map(([, own]) => own.length - 1)));
  const width = left + most * step - (hasArrows ? WAY : GAP) + GAP;
  for (const [title, own] of lanes) {
    const filled = new Map<number, number>();
    const start = top + GAP;
    own.forEach((item, at) => {
      const column = hasArrows ? byArrow[items.indexOf(item)]! : at;
      const y = filled.get(column) ?? start;
      spots.push({ item, column, y });
      filled.set(column, y + heightOf(item) + GAP);
    });
    const bottom = Math.max(start, ...filled.values());
    if (hasLanes) frames.push(frameOf(title, { x: 0, y: top, width, height: bottom - top }));
    top = bottom + (hasLanes ? 4 : 0);
  }
  const boxes = spots.map(({ item, column, y }) => boxOf(item, left + column * step, y));
  const places = new Map(spots.map(({ item }, at) => [item.label.toLowerCase(), at]));
  const arrows = spots.flatMap(({ item }, from) =>
    item.next.flatMap((name) => {
      const to = places.get(name.toLowerCase());
      if (to === undefined || to === from) return [];
      return [arrowBetween(boxes, from, to, frames.length)];
    }),
  );
  return { width, height: top, boxes: [...frames, ...boxes], arrows };
}

/** From the side that is nearer to the other box. @param before frames that stand before the boxes */
function arrowBetween(
  boxes: readonly DrawnBox[],
  from: number,
  to: number,
  before: number,
): DrawnArrow {
  const [a, b] = [boxes[from]!, boxes[to]!];
  const middle = ({ y, height }: DrawnBox) => y + height / 2;
  const ends = { from: from + before, to: to + before };
  if (a.x < b.x) return { ...ends, start: [a.x + BOX, middle(a)], end: [b.x, middle(b)] };
  if (a.x > b.x) return { ...ends, start: [a.x, middle(a)], end: [b.x + BOX, middle(b)] };
  const x = a.x + BOX / 2;
  return a.y < b.y
    ? { ...ends, start: [x, a.y + a.height], end: [x, b.y] }
    : { ...ends, start: [x, a.y], end: [x, b.y + b.height] };
}

/** The fill of a box by its heat, from pale to strong, readable below dark ink. */
export const heatColor = (heat: number | null): string => {
  if (heat === null) return '#e8eff5';
  const mix = (cool: number, hot: number) =>
    Math.round(cool + (hot - cool) * heat)
      .toString(16)
      .padStart(2, '0');
  return `#${mix(0xe3, 0xf4)}${mix(0xf1, 0xa2)}${mix(0xe4, 0x8c)}`;
};
