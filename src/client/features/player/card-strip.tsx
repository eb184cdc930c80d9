// The cards as a line: stations to read, diamonds to answer (crossed where missed), squares to work on.
import { type CSSProperties, useEffect, useRef } from 'react';
import type { Messages } from '#texts/messages.ts';
import styles from './card-strip.module.css';
import type { CardMark } from './cards.ts';

interface CardStripProps {
  /** The player's words for this kind of activity. */
  texts: Messages['player'];
  marks: readonly CardMark[];
  onOpen: (index: number) => void;
}

export function CardStrip({ texts: t, marks, onOpen }: CardStripProps) {
  const now = marks.findIndex((mark) => mark.state === 'now');
  const furthest = marks.findLastIndex((mark) => mark.state !== 'locked');
  const strip = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone a long strip scrolls in itself: the mark of this card stays in its middle.
    const mark = strip.current?.querySelectorAll('li')[now];
    if (!strip.current || !mark) return;
    strip.current.scrollLeft = mark.offsetLeft - strip.current.clientWidth / 2;
  }, [now]);
  // One card has no line.
  if (marks.length < 2) return null;
  return (
    <nav
      aria-label={t.cards}
      className={styles.cards}
      data-testid="cards"
      ref={strip}
      style={{ '--cards': marks.length } as CSSProperties}
    >
      <ol className="strip strip-ends">
        {marks.map((mark, index) => {
          const label = `${t.mark[mark.shape](index + 1)}, ${wordOf(mark, t.mark)}`;
          const stop = (
            <span
              aria-hidden="true"
              className={stopClass[mark.shape]}
              data-missed={mark.isMissed ? '' : undefined}
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
                <span className={styles.mark}>
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

const stopClass = { reading: 'stop', check: `stop ${styles.q}`, task: `stop ${styles.square}` };

function wordOf(mark: CardMark, t: Messages['player']['mark']): string {
  if (mark.state !== 'done') return mark.isMissed ? `${t.missed}, ${t[mark.state]}` : t[mark.state];
  const answered = mark.isMissed ? t.missed : t.right;
  return { reading: t.done, check: answered, task: t.handedIn }[mark.shape];
}
