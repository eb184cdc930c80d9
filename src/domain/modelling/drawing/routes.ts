// Where the lines of a view run: each takes the way that crosses the fewest boxes and lines.
import { aroundIn, type Box, centerOf, isSameBox, type View, type ViewRelation } from '../view.ts';
import {
  doCross,
  doOverlap,
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

/** Nothing further away than this from both ends touches a way between them. */
const REACH = 100;

/** Where more than this lies between two ends, only some ways are weighed: none is free of crossings there. */
const CROWD = 200;
const SOME_WAYS = 16;

/** Relations between an element and what it is drawn inside have no line: the place says it. */
export const isByPlace = (view: View, relation: ViewRelation): boolean =>
  isNested(aroundIn(view), relation);

const isNested = (around: (id: string) => string[], { from, to }: ViewRelation): boolean =>
  around(from).includes(to) || around(to).includes(from);

/**
 * The routes of all relations that have a line, by their ids; those that end at a line come last.
 * Relations with an end that is nowhere have none.
 */
export const routesOf = (view: View): Map<string, Route> => routed(view, new Map());

/** A view with the routes of its relations. */
export interface Routed {
  readonly view: View;
  readonly routes: ReadonlyMap<string, Route>;
}

/**
 * The routes of a view that came of another one: only what is new, what ends at something that moved, or at a line
 * that did, finds its way anew.
 */
export function routesAfter(before: Routed, view: View): Map<string, Route> {
  const known = new Map(before.view.elements.map((one) => [one.id, one]));
  const endsOf = ({ from, to }: ViewRelation) => `${from} ${to}`;
  const ends = new Map(before.view.relations.map((one) => [one.id, endsOf(one)]));
  const anew = new Set<string>();
  for (const { id, box, inside } of view.elements) {
    const was = known.get(id);
    if (!was || was.inside !== inside || !isSameBox(was.box, box)) anew.add(id);
  }
  for (const relation of view.relations) {
    if (ends.get(relation.id) !== endsOf(relation)) anew.add(relation.id);
  }
  for (let size = -1; size !== anew.size; ) {
    size = anew.size;
    for (const { id, from, to } of view.relations) {
      if (anew.has(from) || anew.has(to)) anew.add(id);
    }
  }
  const kept = new Map<string, Route>();
  for (const { id } of view.relations) {
    const route = before.routes.get(id);
    if (route && !anew.has(id)) kept.set(id, route);
  }
  return routed(view, kept);
}

/** @param kept routes that stay as they are */
function routed(view: View, kept: ReadonlyMap<string, Route>): Map<string, Route> {
  const boxes = new Map<string, Box>(view.elements.map(({ id, box }) => [id, box]));
  const around = aroundIn(view);
  const routes = new Map<string, Route>();
  const taken: Piece[] = [];
  const take = (id: string, route: Route) => {
    routes.set(id, route);
    taken.push(...piecesOf(route));
    const { x, y } = middleOf(route);
    const corner = { x: x - MIDDLE / 2, y: y - MIDDLE / 2 };
    boxes.set(id, { ...corner, width: MIDDLE, height: MIDDLE });
  };
  for (const [id, route] of kept) take(id, route);
  const drawn = view.relations.filter(
    (relation) => !kept.has(relation.id) && !isNested(around, relation),
  );
  let open = inOrder(drawn, boxes);
  while (open.length > 0) {
    const ready = open.filter(({ from, to }) => boxes.has(from) && boxes.has(to));
    if (ready.length === 0) break;
    for (const relation of ready) {
      take(relation.id, routeOf({ view, around, boxes, taken }, relation));
    }
    const isDone = new Set(ready);
    open = open.filter((relation) => !isDone.has(relation));
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

interface Ground {
  readonly view: View;
  readonly around: (id: string) => string[];
  readonly boxes: ReadonlyMap<string, Box>;
  readonly taken: readonly Piece[];
}

function routeOf({ view, around, boxes, taken }: Ground, { from, to }: ViewRelation): Route {
  const [a, b] = [boxes.get(from) as Box, boxes.get(to) as Box];
  if (from === to) return loopOf(a);
  const ends = new Set([from, to, ...around(from), ...around(to)]);
  const near = nearTo(a, b);
  const others = view.elements
    .filter(({ id, box }) => doOverlap(near, box) && !ends.has(id))
    .map(({ box }) => box);
  const lines = taken.filter((piece) => runsThrough(piece, near));
  let best: Route | undefined;
  let least = Infinity;
  const ways = waysBetween(a, b);
  for (const way of others.length + lines.length > CROWD ? someOf(ways) : ways) {
    const cost = costOf(way, [a, b], others, lines, least);
    if (cost < least) [best, least] = [way, cost];
  }
  return best ?? [centerOf(a), centerOf(b)];
}

/** Ways of every kind, the simple ones first. */
function someOf(ways: readonly Route[]): Route[] {
  const step = Math.ceil(ways.length / SOME_WAYS);
  return ways.filter((_, at) => at % step === 0);
}

/** What a way between the two can come near to. */
function nearTo(a: Box, b: Box): Box {
  const [left, top] = [low(a.x, b.x) - REACH, low(a.y, b.y) - REACH];
  const right = high(a.x + a.width, b.x + b.width) + REACH;
  const bottom = high(a.y + a.height, b.y + b.height) + REACH;
  return { x: left, y: top, width: right - left, height: bottom - top };
}
const low = (one: number, other: number) => Math.min(one, other);
const high = (one: number, other: number) => Math.max(one, other);

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
