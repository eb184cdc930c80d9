// The drawing of the canvas: what a pointer does to a model. Whoever uses keys or does not see it has the
// lists beside it, with the same commands.
import { type PointerEvent, useMemo, useRef, useState } from 'react';
import type { FigureNode } from '#domain/catalog/figure.ts';
import { drawElement } from '#domain/modelling/drawing/draw-element.ts';
import { drawRelation } from '#domain/modelling/drawing/draw-relation.ts';
import { routesOf } from '#domain/modelling/drawing/routes.ts';
import { done } from '#domain/modelling/editing/commands.ts';
import { viewOfModel } from '#domain/modelling/editing/model.ts';
import type { Table } from '#domain/modelling/table.ts';
import { aroundOf, boundsOf } from '#domain/modelling/view.ts';
import { figureChildren } from '../figure/figure.tsx';
import type { CanvasWords } from './canvas-words.ts';
import type { Editor } from './use-editor.ts';

/** Room to move things to, right and below. */
const ROOM = 60;
const LEAST = { width: 560, height: 300 };
/** Places snap to this. */
const STEP = 10;
/** A press that moves less than this chooses. */
const STILL = 4;

interface DrawingProps {
  table: Table;
  editor: Editor;
  words: CanvasWords;
  lang: 'en' | undefined;
  isConnecting: boolean;
  /** The end that a relation is to begin at. */
  from: string | null;
  onFrom: (id: string | null) => void;
  zoom: number;
}

interface Drag {
  id: string;
  startX: number;
  startY: number;
  dx: number;
  dy: number;
}

export function Drawing(props: DrawingProps) {
  const { table, editor, words: t, isConnecting, from, onFrom, zoom, lang } = props;
  const { language } = table;
  const [drag, setDrag] = useState<Drag | null>(null);
  const svg = useRef<SVGSVGElement>(null);
  const { model, chosen } = editor;
  const targetOf = ({ id, dx, dy }: Drag) => {
    const one = model.elements.find((element) => element.id === id);
    const snapped = (value: number) => Math.round(value / STEP) * STEP;
    return { x: snapped((one?.x ?? 0) + dx), y: snapped((one?.y ?? 0) + dy) };
  };
  const isMoving = drag !== null && !isConnecting && isFar(drag);
  const target = isMoving ? targetOf(drag) : null;
  const moved = target && done(table, model, { do: 'move', id: drag?.id ?? '', ...target });
  const shown = moved?.ok ? moved.value : model;
  const { view, routes } = useMemo(() => {
    const drawn = viewOfModel(language, shown, { title: '' });
    return { view: drawn, routes: routesOf(drawn) };
  }, [language, shown]);
  const holders = new Set(view.elements.map(({ inside }) => inside));
  const byDepth = view.elements.toSorted(
    (a, b) => aroundOf(view, a.id).length - aroundOf(view, b.id).length,
  );
  const bounds = boundsOf([
    ...view.elements.map(({ box }) => box),
    ...[...routes.values()].flat().map((point) => ({ ...point, width: 0, height: 0 })),
  ]);
  const width = Math.max(LEAST.width, (bounds ? bounds.x + bounds.width : 0) + ROOM);
  const height = Math.max(LEAST.height, (bounds ? bounds.y + bounds.height : 0) + ROOM);
  const left = Math.min(0, (bounds?.x ?? 0) - ROOM / 2);
  const top = Math.min(0, (bounds?.y ?? 0) - ROOM / 2);

  const end = (event: PointerEvent) => {
    if (drag === null) return;
    const over = document
      .elementFromPoint(event.clientX, event.clientY)
      ?.closest('[data-part]')
      ?.getAttribute('data-part');
    if (isConnecting) {
      const begin = from ?? drag.id;
      if (over && over !== begin) {
        editor.connect({ from: begin, to: over });
        onFrom(null);
      } else if (!isFar(drag)) onFrom(begin === drag.id && from !== null ? null : drag.id);
    } else if (target) editor.move(drag.id, target.x, target.y);
    else editor.choose(drag.id);
    setDrag(null);
  };
  const part = (id: string, nodes: readonly FigureNode[], isElement: boolean) => (
    <g
      className={isElement ? 'cv-part' : 'cv-line'}
      data-chosen={chosen === id || undefined}
      data-from={from === id || undefined}
      data-part={id}
      key={id}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        svg.current?.setPointerCapture(event.pointerId);
        setDrag({ id, startX: event.clientX, startY: event.clientY, dx: 0, dy: 0 });
      }}
    >
      {figureChildren(nodes)}
    </g>
  );
  return (
    <div className="cv-port" data-testid="canvas">
      {model.elements.length === 0 && <p className="cv-empty">{t.empty}</p>}
      <svg
        aria-hidden="true"
        className="cv-drawing"
        lang={lang}
        onPointerCancel={() => setDrag(null)}
        onPointerMove={(event) => {
          if (drag === null) return;

          setDrag({
            ...drag,
            dx: (event.clientX - drag.startX) / zoom,
            dy: (event.clientY - drag.startY) / zoom,
          });
        }}
        onPointerUp={end}
        ref={svg}
        style={{ width: `${(width - left) * zoom}px` }}
        viewBox={[left, top, width - left, height - top].join(' ')}
      >
        {byDepth
          .filter(({ id }) => holders.has(id))
          .map((one) => part(one.id, drawElement(language, one, true), true))}
        {view.relations.map((relation) => {
          const route = routes.get(relation.id);
          if (!route) return null;
          const d = route.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x} ${y}`).join('');
          // A thin line is hard to meet: a wide one that is not seen lies over it.
          const wide = { tag: 'path', attrs: { d, class: 'cv-wide', fill: 'none' }, children: [] };
          return part(relation.id, [...drawRelation(language, relation, route), wide], false);
        })}
        {view.elements
          .filter(({ id }) => !holders.has(id))
          .map((one) => part(one.id, drawElement(language, one), true))}
      </svg>
    </div>
  );
}

const isFar = ({ dx, dy }: Drag): boolean => Math.hypot(dx, dy) > STILL;
