// Ordering: every line moves by its arrows, or with Alt and the arrow keys.
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLanguage } from '#client/app/language/language.tsx';
import { contentLang } from '#client/app/language/localized.ts';
import { Icon } from '#client/ui/icon.tsx';
import { moved } from './task-answer.ts';
import type { WorkProps } from './work-props.ts';

export function OrderWork({ step, answer, onChange }: WorkProps<'order'>) {
  const { locale, texts } = useLanguage();
  const t = texts.tasks.order;
  const lang = contentLang(locale);
  const [said, setSaid] = useState('');
  const list = useRef<HTMLOListElement>(null);
  const focus = useRef<string | null>(null);
  const { order } = answer;

  // A moved line takes its focus along: the browser drops it with the place in the page.
  useEffect(() => {
    if (focus.current === null || order.length === 0) return;
    list.current?.querySelector<HTMLElement>(`[data-move="${focus.current}"]`)?.focus();
    focus.current = null;
  }, [order]);

  const textOf = (id: string) => step.items.find((item) => item.id === id)?.text ?? id;
  const move = (id: string, by: -1 | 1, button = by) => {
    const next = moved(order, id, by);
    const to = next.indexOf(id);
    if (to === order.indexOf(id)) return;
    focus.current = `${id}:${button}`;
    onChange({ kind: 'order', order: next });
    setSaid(t.moved(textOf(id), to + 1));
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
      <p className="small count">{t.hint}</p>
      <ol aria-label={t.list} className="order" ref={list}>
        {order.map((id, index) => (
          <li key={id} onKeyDown={(event) => onKey(event, id)}>
            <kbd>{index + 1}</kbd>
            <span lang={lang}>{textOf(id)}</span>
            <button
              aria-disabled={index === 0}
              aria-label={t.up(textOf(id))}
              className="btn-icon"
              data-move={`${id}:-1`}
              onClick={() => move(id, -1)}
              type="button"
            >
              <Icon of={ArrowUp} />
            </button>
            <button
              aria-disabled={index === order.length - 1}
              aria-label={t.down(textOf(id))}
              className="btn-icon"
              data-move={`${id}:1`}
              onClick={() => move(id, 1)}
              type="button"
            >
              <Icon of={ArrowDown} />
            </button>
          </li>
        ))}
      </ol>
      <p aria-live="polite" className="vh">
        {said}
      </p>
    </>
  );
}
