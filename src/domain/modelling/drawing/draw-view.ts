// A whole view as a tree of shapes: what holds others lies lowest, then the lines, then the elements.
import type { FigureNode } from '#domain/catalog/figure.ts';
import type { Language } from '../language.ts';
import { aroundOf, type Box, boundsOf, type View } from '../view.ts';
import { drawElement } from './draw-element.ts';
import { drawRelation } from './draw-relation.ts';
import type { Route } from './geometry.ts';
import { GROUND, shape } from './line-ends.ts';
import { routesOf } from './routes.ts';

const MARGIN = 12;

export interface Drawing {
  /** Of the picture, with a margin around everything. */
  readonly frame: Box;
  readonly nodes: readonly FigureNode[];
}

export function drawView(language: Language, view: View): Drawing {
  const routes = routesOf(view);
  const holders = new Set(view.elements.map(({ inside }) => inside));
  const depthOf = new Map(view.elements.map(({ id }) => [id, aroundOf(view, id).length]));
  const holding = view.elements
    .filter(({ id }) => holders.has(id))
    .toSorted((a, b) => (depthOf.get(a.id) ?? 0) - (depthOf.get(b.id) ?? 0));
  const frame = frameOf(view, routes);
  const { x, y, width, height } = frame;
  return {
    frame,
    nodes: [
      shape('rect', {
        x: `${x}`,
        y: `${y}`,
        width: `${width}`,
        height: `${height}`,
        rx: '8',
        fill: GROUND,
      }),
      ...holding.flatMap((element) => drawElement(language, element, true)),
      ...view.relations.flatMap((relation) => {
        const route = routes.get(relation.id);
        return route ? drawRelation(language, relation, route) : [];
      }),
      ...view.elements
        .filter(({ id }) => !holders.has(id))
        .flatMap((element) => drawElement(language, element)),
    ],
  };
}

function frameOf(view: View, routes: ReadonlyMap<string, Route>): Box {
  const points = [...routes.values()].flat().map((point) => ({ ...point, width: 0, height: 0 }));
  const bounds = boundsOf([...view.elements.map(({ box }) => box), ...points]);
  const { x, y, width, height } = bounds ?? { x: 0, y: 0, width: 0, height: 0 };
  return {
    x: x - MARGIN,
    y: y - MARGIN,
    width: width + 2 * MARGIN,
    height: height + 2 * MARGIN,
  };
}
