// The drawing of the canvas: what a pointer does to a model. Whoever uses keys or does not see it has the
// lists beside it, with the same commands.
import { type PointerEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { done } from '#domain/modelling/editing/commands.ts';
import type { Model } from '#domain/modelling/editing/model.ts';
import type { Table } from '#domain/modelling/table.ts';
import { aroundIn, boundsOf, type View } from '#domain/modelling/view.ts';
import type { CanvasWords } from './canvas-words.ts';
import { ElementPart, LinePart } from './drawn-parts.tsx';
import { fitOf, scrolledTo } from './fit.ts';
import { useDrawn } from './use-drawn.ts';
import type { Editor } from './use-editor.ts';

/** Room to move things to, right and below. */
const ROOM = 60;
const LEAST = { width: 560, height: 300 };
/** Places snap to this. */
const STEP = 10;
/** Stays free around what is scrolled to. */
const EDGE = 12;
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
  /** Each change of it fits the drawing anew; it is fitted as it opens, too. */
  fitted: number;
  /** Told how much of its size it may have to be seen whole. */
  onFit: (share: number) => void;
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
  const { table, editor, words: t, isConnecting, from, onFrom, fitted, onFit, zoom, lang } = props;
  const { language } = table;
  const [drag, setDrag] = useState<Drag | null>(null);
  const svg = useRef<SVGSVGElement>(null);
  const port = useRef<HTMLDivElement>(null);
  const { model, chosen } = editor;
  const isMoving = drag !== null && !isConnecting && isFar(drag);
  const target = isMoving ? targetOf(model, drag) : null;
  const moving = useMoved(table, model, isMoving ? drag.id : null, target);
  const { view, routes } = useDrawn(language, model, moving);
  const { holders, leaves } = useMemo(() => layersOf(view), [view]);
  const { left, top, width, height } = frameOf(view, routes.values());
  const whole = useRef({ width, height });
  const show = useRef((_: string) => {});
  useLayoutEffect(() => {
    whole.current = { width, height };
    show.current = (id) => {
      const room = port.current;
      const box = view.elements.find((one) => one.id === id)?.box;
      if (!room || !box || room.clientWidth === 0) return;
      const stretch = (start: number, size: number) => ({
        from: start * zoom - EDGE,
        to: (start + size) * zoom + EDGE,
      });
      const across = stretch(box.x - left, box.width);
      const down = stretch(box.y - top, box.height);
      room.scrollLeft = scrolledTo(room.scrollLeft, room.clientWidth, across);
      room.scrollTop = scrolledTo(room.scrollTop, room.clientHeight, down);
    };
  });
  // What was added, or chosen in a list, may lie outside of what is seen.
  useLayoutEffect(() => {
    if (chosen !== null) show.current(chosen);
  }, [chosen]);
  useLayoutEffect(() => {
    const room = port.current;
    if (!room || room.clientWidth === 0) return;
    const size = { width: room.clientWidth, height: room.clientHeight };
    onFit(fitOf(whole.current, size, fitted === 0));
    room.scrollLeft = 0;
    room.scrollTop = 0;
  }, [onFit, fitted]);

  const end = (event: PointerEvent) => {
    if (drag === null) return;
    const over = partAt(document.elementFromPoint(event.clientX, event.clientY));
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
  const marks = (id: string) => ({ isChosen: chosen === id, isFrom: from === id });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <div className="cv-port" data-testid="canvas" ref={port} tabIndex={0}>
      {model.elements.length === 0 && <p className="cv-empty">{t.empty}</p>}
      <svg
        aria-hidden="true"
        className="cv-drawing"
        lang={lang}
        onPointerCancel={() => setDrag(null)}
        onPointerDown={(event) => {
          const id = partAt(event.target as Element);
          if (event.button !== 0 || id === null) return;
          svg.current?.setPointerCapture(event.pointerId);
          setDrag({ id, startX: event.clientX, startY: event.clientY, dx: 0, dy: 0 });
        }}
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
        style={{ width: `${width * zoom}px` }}
        viewBox={[left, top, width, height].join(' ')}
      >
        {holders.map((one) => (
          <ElementPart element={one} holds key={one.id} language={language} {...marks(one.id)} />
        ))}
        {view.relations.map((relation) => {
          const route = routes.get(relation.id);
          return (
            route && (
              <LinePart
                key={relation.id}
                language={language}
                relation={relation}
                route={route}
                {...marks(relation.id)}
              />
            )
          );
        })}
        {leaves.map((one) => (
          <ElementPart
            element={one}
            holds={false}
            key={one.id}
            language={language}
            {...marks(one.id)}
          />
        ))}
      </svg>
    </div>
  );
}

const isFar = ({ dx, dy }: Drag): boolean => Math.hypot(dx, dy) > STILL;

const partAt = (element: Element | null): string | null =>
  element?.closest('[data-part]')?.getAttribute('data-part') ?? null;

interface Place {
  readonly x: number;
  readonly y: number;
}

function targetOf({ elements }: Model, { id, dx, dy }: Drag): Place | null {
  const one = elements.find((element) => element.id === id);
  const snapped = (value: number) => Math.round(value / STEP) * STEP;
  return one ? { x: snapped(one.x + dx), y: snapped(one.y + dy) } : null;
}

/** The model with the element at its target; the same one for as long as the target is. */
function useMoved(table: Table, model: Model, id: string | null, target: Place | null) {
  const { x, y } = target ?? {};
  return useMemo(() => {
    if (id === null || x === undefined || y === undefined) return null;
    const moved = done(table, model, { do: 'move', id, x, y });
    return moved.ok ? moved.value : null;
  }, [table, model, id, x, y]);
}

/** What holds others lies below, the outermost lowest. */
function layersOf(view: View) {
  const around = aroundIn(view);
  const holding = new Set(view.elements.map(({ inside }) => inside));
  const depthOf = new Map(view.elements.map(({ id }) => [id, around(id).length]));
  return {
    holders: view.elements
      .filter(({ id }) => holding.has(id))
      .toSorted((a, b) => (depthOf.get(a.id) ?? 0) - (depthOf.get(b.id) ?? 0)),
    leaves: view.elements.filter(({ id }) => !holding.has(id)),
  };
}

function frameOf(view: View, routes: Iterable<readonly Place[]>) {
  const points = [...routes].flat().map((point) => ({ ...point, width: 0, height: 0 }));
  const bounds = boundsOf([...view.elements.map(({ box }) => box), ...points]);
  const left = Math.min(0, (bounds?.x ?? 0) - ROOM / 2);
  const top = Math.min(0, (bounds?.y ?? 0) - ROOM / 2);
  const right = Math.max(LEAST.width, (bounds ? bounds.x + bounds.width : 0) + ROOM);
  const bottom = Math.max(LEAST.height, (bounds ? bounds.y + bounds.height : 0) + ROOM);
  return { left, top, width: right - left, height: bottom - top };
}
