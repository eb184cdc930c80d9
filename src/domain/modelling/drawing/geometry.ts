// Points, straight pieces of lines and boxes.
import type { Box } from '../view.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Corners of a line from one end to the other. */
export type Route = readonly Point[];

export interface Piece {
  readonly from: Point;
  readonly to: Point;
}

export const piecesOf = (route: Route): Piece[] =>
  route.slice(1).map((to, index) => ({ from: route[index] as Point, to }));

export const lengthOf = ({ from, to }: Piece): number => Math.hypot(to.x - from.x, to.y - from.y);

export const along = ({ from, to }: Piece, share: number): Point => ({
  x: from.x + (to.x - from.x) * share,
  y: from.y + (to.y - from.y) * share,
});

/** The middle of the longest piece. */
export function middleOf(route: Route): Point {
  const pieces = piecesOf(route);
  const longest = pieces.reduce((best, piece) =>
    lengthOf(piece) > lengthOf(best) + 0.5 ? piece : best,
  );
  return along(longest, 0.5);
}

const low = (a: number, b: number) => Math.min(a, b);
const high = (a: number, b: number) => Math.max(a, b);

/** Does an upright or level piece run through the box, its border left aside? */
export const runsThrough = ({ from, to }: Piece, { x, y, width, height }: Box): boolean =>
  low(from.x, to.x) < x + width &&
  high(from.x, to.x) > x &&
  low(from.y, to.y) < y + height &&
  high(from.y, to.y) > y;

const isLevel = ({ from, to }: Piece): boolean => from.y === to.y;

/** Do two upright or level pieces cross in a point? */
export function doCross(a: Piece, b: Piece): boolean {
  if (isLevel(a) === isLevel(b)) return false;
  const [level, upright] = isLevel(a) ? [a, b] : [b, a];
  const { x } = upright.from;
  const { y } = level.from;
  return (
    x > low(level.from.x, level.to.x) &&
    x < high(level.from.x, level.to.x) &&
    y > low(upright.from.y, upright.to.y) &&
    y < high(upright.from.y, upright.to.y)
  );
}

/** How long two pieces run beside each other so closely that they look like one. */
export function sharedLength(a: Piece, b: Piece, closer: number): number {
  if (isLevel(a) !== isLevel(b)) return 0;
  const [across, run] = isLevel(a) ? (['y', 'x'] as const) : (['x', 'y'] as const);
  if (Math.abs(a.from[across] - b.from[across]) >= closer) return 0;
  const end = low(high(a.from[run], a.to[run]), high(b.from[run], b.to[run]));
  return high(0, end - high(low(a.from[run], a.to[run]), low(b.from[run], b.to[run])));
}

export const doOverlap = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

export const isWithin = (inner: Box, outer: Box): boolean =>
  inner.x >= outer.x &&
  inner.y >= outer.y &&
  inner.x + inner.width <= outer.x + outer.width &&
  inner.y + inner.height <= outer.y + outer.height;
