// One relation in its notation: a line by its route with ends, and what stands at it.
import type { FigureNode } from '#domain/catalog/figure.ts';
import { type Language, typeNamed } from '../language.ts';
import type { Dash, LineEnd, LineNotation } from '../notation.ts';
import { ASKED, type ViewRelation } from '../view.ts';
import { lengthOf, middleOf, type Point, piecesOf, type Route } from './geometry.ts';
import { widthOf } from './lettering.ts';
import { GROUND, LINE, lineEnd, shape } from './line-ends.ts';

const DASHES: Readonly<Record<Dash, string | undefined>> = {
  solid: undefined,
  dashed: '7 4',
  dotted: '1.5 4',
};
const LABEL_SIZE = 13;

/** Dash and ends of a relation, with what it says beside its type. */
export function lineOf(
  language: Language,
  relation: Omit<ViewRelation, 'id' | 'from' | 'to'>,
): LineNotation {
  const line = typeNamed(language, relation.type)?.line ?? {
    dash: 'solid',
    start: 'none',
    end: 'none',
  };
  if (line.extra === 'access') {
    const mode = relation.access ?? 'access';
    const at = (isThere: boolean): LineEnd => (isThere ? 'open-arrow' : 'none');
    return { ...line, start: at(mode.startsWith('read')), end: at(mode.endsWith('write')) };
  }
  if (line.extra === 'direction')
    return { ...line, end: relation.directed ? 'half-arrow' : 'none' };
  return line;
}

export function drawRelation(
  language: Language,
  relation: ViewRelation,
  route: Route,
): FigureNode[] {
  const { dash, start, end } = lineOf(language, relation);
  const dashes = DASHES[dash];
  const [first, second] = route as readonly [Point, Point];
  const [before, last] = route.slice(-2) as [Point, Point];
  return [
    shape('path', {
      d: route.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join(''),
      fill: 'none',
      stroke: LINE,
      'stroke-width': dash === 'dotted' ? '2' : '1.5',
      'stroke-linejoin': 'round',
      ...(dashes && { 'stroke-dasharray': dashes }),
      ...(dash === 'dotted' && { 'stroke-linecap': 'round' }),
    }),
    ...lineEnd(start, first, second),
    ...lineEnd(end, last, before),
    ...labelOf(relation, route),
  ];
}

/** Where the line is too short to be seen beside it, a label stands above. */
const SHORT = 44;
const ABOVE = 16;

function labelOf({ type, label, strength }: ViewRelation, route: Route): FigureNode[] {
  const { x, y: middle } = middleOf(route);
  if (type === ASKED) {
    return [
      shape('circle', {
        cx: `${x}`,
        cy: `${middle}`,
        r: '13',
        fill: GROUND,
        stroke: LINE,
        'stroke-width': '1.5',
      }),
      lettering('?', x, middle, 17),
    ];
  }
  const text = label ?? strength;
  if (text === undefined) return [];
  const width = widthOf(text, LABEL_SIZE) + 8;
  const isShort = piecesOf(route).every((piece) => lengthOf(piece) < width + SHORT);
  const y = isShort && route.length === 2 && route[0]?.y === route[1]?.y ? middle - ABOVE : middle;
  return [
    shape('rect', {
      x: `${x - width / 2}`,
      y: `${y - 10}`,
      width: `${width}`,
      height: '20',
      fill: GROUND,
    }),
    lettering(text, x, y, LABEL_SIZE),
  ];
}

const lettering = (text: string, x: number, y: number, size: number): FigureNode =>
  shape(
    'text',
    {
      x: `${x}`,
      y: `${Math.round((y + size * 0.36) * 10) / 10}`,
      'text-anchor': 'middle',
      'font-size': `${size}`,
      fill: 'var(--ink)',
    },
    text,
  );
