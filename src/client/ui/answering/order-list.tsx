// A list to bring into an order: every line is dragged, or moves by its arrows, or with Alt and the arrow keys.
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '#client/ui/icon.tsx';
import { moved, movedTo } from './moved.ts';
import { usePlaceParts } from './use-place-parts.ts';
import './order-list.css';

export interface OrderWords {
  list: string;
  up: (item: string) => string;
  down: (item: string) => string;
  moved: (item: string, place: number) => string;
}

interface OrderListProps {
  words: OrderWords;
  /** The language of the items, where it is not the page's. */
  lang: 'en' | undefined;
  items: readonly { id: string; text: string }[];
  /** Ids of all items as they stand. */
  order: readonly string[];
  /** True while nothing can be moved. */
  isLocked?: boolean;
  onChange: (order: string[]) => void;
}

export function OrderList(props: OrderListProps) {
  const { words: t, lang, items, order, isLocked = false, onChange } = props;
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const { ListFrame, Line } = usePlaceParts(list);
  const focus = useRef<string | null>(null);

  // A moved line takes its focus along: the browser drops it with the place in the page.
  useEffect(() => {
    if (focus.current === null || order.length === 0) return;
    list.current?.querySelector<HTMLElement>(`[data-move="${focus.current}"]`)?.focus();
    focus.current = null;
  }, [order]);

  const textOf = (id: string) => items.find((item) => item.id === id)?.text ?? id;
  const move = (id: string, by: -1 | 1, button = by) => {
    const next = moved(order, id, by);
    const to = next.indexOf(id);
    if (isLocked || to === order.indexOf(id)) return;
    focus.current = `${id}:${button}`;
    onChange(next);
    setSaid(t.moved(textOf(id), to + 1));
  };
  const drop = (id: string, otherId: string) => {
    const next = movedTo(order, id, otherId);
    if (isLocked) return;
    onChange(next);
    setSaid(t.moved(textOf(id), next.indexOf(id) + 1));
  };
  const onKey = (event: KeyboardEvent<HTMLElement>, id: string) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    const isDown =
      event.target instanceof HTMLElement && event.target.getAttribute('data-move') === `${id}:1`;
    move(id, event.key === 'ArrowUp' ? -1 : 1, isDown ? 1 : -1);
  };
  return (
    <>
      {/* Around the list: what dragging adds to the page is no line of it. */}
      <ListFrame onDrop={drop} order={order}>
        <ol aria-label={t.list} className="order" ref={list}>
          {order.map((id, index) => (
            <Line isLocked={isLocked} key={id} onKeyDown={(event) => onKey(event, id)} partId={id}>
              <kbd>{index + 1}</kbd>
              <span lang={lang}>{textOf(id)}</span>
              <button
                aria-disabled={isLocked || index === 0}
                aria-label={t.up(textOf(id))}
                className="btn-icon"
                data-move={`${id}:-1`}
                onClick={() => move(id, -1)}
                type="button"
              >
                <Icon of={ArrowUp} />
              </button>
              <button
                aria-disabled={isLocked || index === order.length - 1}
                aria-label={t.down(textOf(id))}
                className="btn-icon"
                data-move={`${id}:1`}
                onClick={() => move(id, 1)}
                type="button"
              >
                <Icon of={ArrowDown} />
              </button>
            </Line>
          ))}
        </ol>
      </ListFrame>
      <p aria-live="polite" className="vh">
        {said}
      </p>
    </>
  );
}
