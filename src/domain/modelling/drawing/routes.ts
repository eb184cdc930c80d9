// Where the lines of a view run: each takes the way that crosses the fewest boxes and lines.
import { aroundOf, type Box, centerOf, type View, type ViewRelation } from '../view.ts';
import {
  doCross,
  lengthOf,
  middleOf,
  type Piece,
  piecesOf,
  type Route,
  runsThrough,
  sharedLength,
} from './geometry.ts';
import { LINE_GAP, waysBetween } from './ways.ts';

/** What a way costs; the least wins, and of equal ones the first. */
const COST = { box: 900, shared: 6, crossing: 60, corner: 14, length: 0.1, off: 2000 };
/** A line that ends at another one ends at a box of this size around its middle. */
const MIDDLE = 6;

/** Relations between an element and what it is drawn inside have no line: the place says it. */
export const isByPlace = (view: View, { from, to }: ViewRelation): boolean =>
  aroundOf(view, from).includes(to) || aroundOf(view, to).includes(from);

/**
 * The routes of all relations that have a line, by their ids; those that end at a line come last.
 * Relations with an end that is nowhere have none.
 */
export function routesOf(view: View): Map<string, Route> {
  const boxes = new Map<string, Box>(view.elements.map(({ id, box }) => [id, box]));
  const routes = new Map<string, Route>();
  const taken: Piece[] = [];
  const drawn = view.relations.filter((relation) => !isByPlace(view, relation));
  let open = inOrder(drawn, boxes);
  while (open.length > 0) {
    const ready = open.filter(({ from, to }) => boxes.has(from) && boxes.has(to));
    if (ready.length === 0) break;
    for (const relation of ready) {
      const route = routeOf(view, relation, boxes, taken);
      routes.set(relation.id, route);
      taken.push(...piecesOf(route));
      const { x, y } = middleOf(route);
      boxes.set(relation.id, {
        x: x - MIDDLE / 2,
        y: y - MIDDLE / 2,
        width: MIDDLE,
        height: MIDDLE,
      });
    }
    open = open.filter((relation) => !ready.includes(relation));
  }
  return routes;
}

/** Short lines first: they have the fewest ways. */
function inOrder(relations: readonly ViewRelation[], boxes: ReadonlyMap<string, Box>) {
  const distance = ({ from, to }: ViewRelation): number => {
    const [a, b] = [boxes.get(from), boxes.get(to)];
    if (!a || !b) return Infinity;
    const [p, q] = [centerOf(a), centerOf(b)];
    return Math.abs(p.x - q.x) + Math.abs(p.y - q.y);
  };
  return relations.toSorted((a, b) => distance(a) - distance(b));
}

function routeOf(
  view: View,
  { from, to }: ViewRelation,
  boxes: ReadonlyMap<string, Box>,
  taken: readonly Piece[],
): Route {
  const [a, b] = [boxes.get(from) as Box, boxes.get(to) as Box];
  if (from === to) return loopOf(a);
  const ends = new Set([from, to, ...aroundOf(view, from), ...aroundOf(view, to)]);
  const others = view.elements.filter(({ id }) => !ends.has(id)).map(({ box }) => box);
  let best: Route | undefined;
  let least = Infinity;
  for (const way of waysBetween(a, b)) {
    const cost = costOf(way, [a, b], others, taken, least);
    if (cost < least) [best, least] = [way, cost];
  }
  return best ?? [centerOf(a), centerOf(b)];
}

function costOf(
  way: Route,
  ends: readonly Box[],
  others: readonly Box[],
  taken: readonly Piece[],
  least: number,
): number {
  const pieces = piecesOf(way);
  let cost = (way.length - 2) * COST.corner;
  if (way.some(({ x, y }) => x < 0 || y < 0)) cost += COST.off;
  for (const piece of pieces) {
    cost += lengthOf(piece) * COST.length;
    if (cost >= least) return cost;
    for (const box of ends) if (runsThrough(piece, box)) cost += COST.box;
    for (const box of others) if (runsThrough(piece, box)) cost += COST.box;
    for (const other of taken) {
      if (doCross(piece, other)) cost += COST.crossing;
      cost += sharedLength(piece, other, LINE_GAP - 4) * COST.shared;
    }
  }
  return cost;
}

/** From an element to itself: round its upper right corner. */
function loopOf({ x, y, width, height }: Box): Route {
  const [right, out] = [x + width, 22];
  const level = y + Math.min(height / 2, 24);
  return [
    { x: right - 30, y },
    { x: right - 30, y: y - out },
    { x: right + out, y: y - out },
    { x: right + out, y: level },
    { x: right, y: level },
  ];
}
