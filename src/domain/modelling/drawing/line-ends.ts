// The ends of lines: shapes at a point, turned into the direction that the line comes from.
import type { FigureNode } from '#domain/catalog/figure.ts';
import type { LineEnd } from '../notation.ts';
import type { Point } from './geometry.ts';

/** The ground on which a view is drawn: open shapes are filled with it. */
export const GROUND = 'var(--surface)';
export const LINE = 'var(--ink-2)';
const LINE_WIDTH = '1.5';

/** Points from the tip of the end backwards: along the line, and to its left. */
const SHAPES: Readonly<Record<LineEnd, readonly (readonly [number, number])[]>> = {
  none: [],
  dot: [],
  'filled-diamond': [
    [0, 0],
    [9, -5],
    [18, 0],
    [9, 5],
  ],
  'open-diamond': [
    [0, 0],
    [9, -5],
    [18, 0],
    [9, 5],
  ],
  'filled-arrow': [
    [0, 0],
    [10, -5],
    [10, 5],
  ],
  'open-triangle': [
    [0, 0],
    [14, -8],
    [14, 8],
  ],
  'open-arrow': [
    [10, -6],
    [0, 0],
    [10, 6],
  ],
  'half-arrow': [
    [10, -6],
    [0, 0],
  ],
};

const OPEN_LINES: readonly LineEnd[] = ['open-arrow', 'half-arrow'];
const FILLED: readonly LineEnd[] = ['filled-diamond', 'filled-arrow'];
const DOT_RADIUS = 4;

/**
 * @param tip where the line ends
 * @param before the corner before it, or the other end
 */
export function lineEnd(end: LineEnd, tip: Point, before: Point): FigureNode[] {
  if (end === 'none') return [];
  const length = Math.hypot(before.x - tip.x, before.y - tip.y) || 1;
  const [dx, dy] = [(before.x - tip.x) / length, (before.y - tip.y) / length];
  if (end === 'dot') {
    const [x, y] = [tip.x + dx * DOT_RADIUS, tip.y + dy * DOT_RADIUS];
    return [shape('circle', { cx: `${x}`, cy: `${y}`, r: `${DOT_RADIUS}`, fill: LINE })];
  }
  const points = SHAPES[end]
    .map(([back, left]) => [tip.x + back * dx - left * dy, tip.y + back * dy + left * dx])
    .map((pair) => pair.map((one) => Math.round(one * 10) / 10).join(' '))
    .join(' ');
  const outline = { points, stroke: LINE, 'stroke-width': LINE_WIDTH, 'stroke-linejoin': 'round' };
  if (OPEN_LINES.includes(end)) return [shape('polyline', { ...outline, fill: 'none' })];
  return [shape('polygon', { ...outline, fill: FILLED.includes(end) ? LINE : GROUND })];
}

export const shape = (
  tag: string,
  attrs: Readonly<Record<string, string>>,
  ...children: (FigureNode | string)[]
): FigureNode => ({ tag, attrs, children });
