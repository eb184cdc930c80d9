// One element in its notation: a box in the colour of its layer with the corners of its aspect, its
// icon and its name; a folder for what groups others; a dot for a junction.
import type { FigureNode } from '#domain/catalog/figure.ts';
import { aspectOf, elementOf, type Language, tintOf } from '../language.ts';
import type { Corners } from '../notation.ts';
import type { Box, ViewElement } from '../view.ts';
import { ICON_SIZE, ICONS } from './icons.ts';
import { wrapped } from './lettering.ts';
import { GROUND, LINE, shape } from './line-ends.ts';

export const TEXT_SIZE = 14;
const LINE_HEIGHT = 17;
const PADDING = 8;
const ICON_ROOM = ICON_SIZE * 0.9 + 6;
/** Names of two lines and more stand this much lower. */
const BELOW_ICON = 4;
const TAB = { height: 24, least: 60 } as const;
const INK = 'var(--ink)';

/** @param holds elements are drawn inside it */
export function drawElement(
  language: Language,
  { kind, name, box }: Pick<ViewElement, 'kind' | 'name' | 'box'>,
  holds = false,
): FigureNode[] {
  const form = language.junction.forms.find(({ id }) => id === kind);
  if (form) return [junction(box, form.isOpen === true)];
  const element = elementOf(language, kind);
  const tint = tintOf(language, kind);
  const edge = `var(--tint-${tint}-edge)`;
  const look = { fill: `var(--tint-${tint})`, stroke: edge, 'stroke-width': '1.25' };
  if (element?.isFolder) {
    return [
      folder(box, { ...look, fill: holds ? GROUND : look.fill }),
      ...title(name, { ...box, height: TAB.height }, 'start'),
    ];
  }
  const outline = shape('path', { d: outlineOf(box, aspectOf(language, kind)?.corners), ...look });
  const { x, y, width } = box;
  const corner = { x: x + width - ICON_ROOM, y: y + 5 };
  const icon = element ? iconAt(element.icon, corner, edge) : asked(corner);
  const words = holds
    ? title(name, { ...box, width: width - ICON_ROOM, height: TAB.height }, 'start')
    : title(name, box, 'middle');
  return [outline, icon, ...words];
}

/** How many lines of lettering fit into a box. */
export const linesIn = ({ height }: Pick<Box, 'height'>): number =>
  Math.floor((height - PADDING) / LINE_HEIGHT);

/** How high a box is that has room for so many lines of lettering. */
export const nameHeight = (lines: number): number => lines * LINE_HEIGHT + PADDING;

/** The lines of a name in a box; a third one makes room for the icon beside the first. */
export function nameLines(name: string, { width }: Pick<Box, 'width'>): string[] {
  const room = width - 2 * PADDING;
  const lines = wrapped(name, TEXT_SIZE, room);
  return lines.length < 3
    ? lines
    : wrapped(name, TEXT_SIZE, room - 2 * (ICON_ROOM - PADDING), room);
}

function title(name: string, box: Box, anchor: 'start' | 'middle'): FigureNode[] {
  const lines = anchor === 'start' ? [name] : nameLines(name, box);
  const x = anchor === 'start' ? box.x + PADDING : box.x + box.width / 2;
  const middle = box.y + box.height / 2 + (lines.length > 1 ? BELOW_ICON : 0);
  const first = middle - ((lines.length - 1) * LINE_HEIGHT) / 2 + TEXT_SIZE * 0.36;
  return lines.map((line, index) =>
    shape(
      'text',
      {
        x: rounded(x),
        y: rounded(first + index * LINE_HEIGHT),
        'text-anchor': anchor,
        'font-size': `${TEXT_SIZE}`,
        fill: INK,
      },
      line,
    ),
  );
}

const rounded = (value: number): string => `${Math.round(value * 10) / 10}`;

function outlineOf({ x, y, width, height }: Box, corners: Corners = 'square'): string {
  const [right, bottom] = [x + width, y + height];
  if (corners === 'square') return `M${x} ${y}H${right}V${bottom}H${x}Z`;
  const r = corners === 'round' ? Math.min(12, height / 2) : 9;
  const turn = (toX: number, toY: number) =>
    corners === 'round' ? `A${r} ${r} 0 0 1 ${toX} ${toY}` : `L${toX} ${toY}`;
  return [
    `M${x + r} ${y}H${right - r}${turn(right, y + r)}V${bottom - r}${turn(right - r, bottom)}`,
    `H${x + r}${turn(x, bottom - r)}V${y + r}${turn(x + r, y)}Z`,
  ].join('');
}

function folder({ x, y, width, height }: Box, look: Readonly<Record<string, string>>): FigureNode {
  const tab = Math.max(TAB.least, width / 2);
  const d = `M${x} ${y}h${tab}v${TAB.height}H${x}ZM${x} ${y + TAB.height}H${x + width}V${y + height}H${x}Z`;
  return shape('path', { d, ...look, 'stroke-dasharray': '6 4' });
}

function junction({ x, y, width, height }: Box, isOpen: boolean): FigureNode {
  return shape('ellipse', {
    cx: `${x + width / 2}`,
    cy: `${y + height / 2}`,
    rx: `${width / 2}`,
    ry: `${height / 2}`,
    fill: isOpen ? GROUND : LINE,
    stroke: LINE,
    'stroke-width': '1.5',
  });
}

/** An icon with its upper left corner there. */
export function iconAt(icon: keyof typeof ICONS, at: { x: number; y: number }, stroke: string) {
  const strokes = ICONS[icon].map(({ d, isFilled, isDashed }) =>
    shape('path', {
      d,
      fill: isFilled ? stroke : 'none',
      ...(isFilled ? {} : { stroke, 'stroke-width': '1.4', 'stroke-linejoin': 'round' }),
      ...(isDashed ? { 'stroke-dasharray': '2.5 2' } : {}),
    }),
  );
  return shape('g', { transform: `translate(${at.x},${at.y}) scale(0.9)` }, ...strokes);
}

/** Where the icon would be the answer. */
const asked = ({ x, y }: { x: number; y: number }): FigureNode =>
  shape(
    'text',
    {
      x: `${x + 9}`,
      y: `${y + 15}`,
      'text-anchor': 'middle',
      'font-size': '17',
      fill: INK,
      class: 'd',
    },
    '?',
  );
