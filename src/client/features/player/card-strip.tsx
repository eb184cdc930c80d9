// The cards of the mission as a line: stations to read, diamonds to answer.
import { type CSSProperties, useEffect, useRef } from 'react';
import { useTexts } from '#client/app/language/language.tsx';
import type { CardMark } from './cards.ts';

interface CardStripProps {
  marks: readonly CardMark[];
  onOpen: (index: number) => void;
}

export function CardStrip({ marks, onOpen }: CardStripProps) {
  const t = useTexts().player;
  const now = marks.findIndex((mark) => mark.state === 'now');
  const furthest = marks.findLastIndex((mark) => mark.state !== 'locked');
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone a long strip scrolls in itself: the mark of this card stays in its middle.
    const mark = strip.current?.querySelectorAll('li')[now];
    if (!strip.current || !mark) return;
    strip.current.scrollLeft = mark.offsetLeft - strip.current.clientWidth / 2;
  }, [now]);
  return (
    <nav
      aria-label={t.cards}
      className="cards"
      ref={strip}
      style={{ '--cards': marks.length } as CSSProperties}
    >
      <ol className="strip strip-ends">
        {marks.map((mark, index) => {
          const label = `${mark.isCheck ? t.mark.check(index + 1) : t.mark.reading(index + 1)}, ${wordOf(mark, t.mark)}`;
          const stop = (
            <span
              aria-hidden="true"
              className={mark.isCheck ? 'stop q' : 'stop'}
              data-s={mark.state}
            />
          );
          return (
            <li
              aria-current={index === now ? 'step' : undefined}
              data-run={index > 0 && index <= furthest ? '' : undefined}
              key={mark.id}
            >
              {mark.state === 'locked' || index === now ? (
                <span className="mark">
                  {stop}
                  <span className="vh">{label}</span>
                </span>
              ) : (
                <button aria-label={label} onClick={() => onOpen(index)} type="button">
                  {stop}
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

type MarkTexts = { done: string; answered: string; now: string; open: string; locked: string };

function wordOf(mark: CardMark, t: MarkTexts): string {
  if (mark.state === 'done') return mark.isCheck ? t.answered : t.done;
  return t[mark.state];
}
