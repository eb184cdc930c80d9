// A picture that is touched: its places open a sentence each, or pieces are put where they belong. Nothing is
// graded, and a card can be left without it.
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import { Figure } from '#client/ui/figure/figure.tsx';
import type { FigureTouchView, FigureView } from '#contract/figures.ts';
import { Pieces } from './pieces.tsx';
import styles from './touch.module.css';
import { TouchPlaces } from './touch-places.tsx';
import { isDone, pick, place, start, touched } from './touch-state.ts';

/** A caption as a sentence, since another one follows it. */
const sentence = (caption: string): string => (/[.!?…]$/.test(caption) ? caption : `${caption}.`);

interface TouchFigureProps {
  figure: FigureView & { touch: FigureTouchView };
  lang: 'en' | undefined;
}

export function TouchFigure({ figure, lang }: TouchFigureProps) {
  const { touch: t } = useTexts('player');
  const { touch } = figure;
  const [state, setState] = useState(start);
  const isPlacing = touch.pieces.length > 0;
  const spoken = useRef<HTMLDivElement>(null);
  // What came of a touch is in view, also where the picture fills the screen.
  useEffect(() => {
    if (state.open === null && state.miss === null) return;
    spoken.current?.scrollIntoView?.({ block: 'nearest' });
  }, [state.open, state.miss]);
  const open = touch.points.find(({ id }) => id === state.open);
  const count = isPlacing ? state.placed.length : state.seen.length;
  const total = isPlacing ? touch.pieces.length : touch.points.length;
  return (
    <div className={styles.touch} data-testid="touch">
      <Figure
        // Its caption stands in the line that says what opened, until something has.
        figure={{ ...figure, caption: null }}
        {...(lang ? { lang } : {})}
        over={
          <TouchPlaces
            lang={lang}
            onTouch={(pointId) =>
              setState((before) =>
                isPlacing ? place(touch, before, pointId) : touched(before, pointId),
              )
            }
            state={state}
            touch={touch}
            viewBox={figure.viewBox}
          />
        }
      />
      {isPlacing && (
        <Pieces
          lang={lang}
          onPick={(pieceId) => setState((before) => pick(before, pieceId))}
          pieces={touch.pieces}
          state={state}
        />
      )}
      <div className={styles.spoken} data-done={isDone(touch, state) ? '' : undefined} ref={spoken}>
        <p role="status">
          {state.miss !== null && <b className="bad">{t.miss} </b>}
          {open !== undefined && (
            <span lang={lang}>
              <b>{open.label}.</b> {open.text}
            </span>
          )}
          {open === undefined && state.miss === null && (
            <>
              {figure.caption !== null && <span lang={lang}>{sentence(figure.caption)} </span>}
              {isPlacing ? t.askPlace : t.ask}
            </>
          )}
        </p>
        <p className="small muted">{isPlacing ? t.placed(count, total) : t.opened(count, total)}</p>
      </div>
    </div>
  );
}
