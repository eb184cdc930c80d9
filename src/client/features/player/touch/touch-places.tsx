// The places that lie over a picture: buttons, so that keys and screen readers find them as a finger does.
import { Check } from 'lucide-react';
import { useTexts } from '#client/base/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { FigureTouchView } from '#contract/figures.ts';
import styles from './touch.module.css';
import type { TouchState } from './touch-state.ts';

interface TouchPlacesProps {
  touch: FigureTouchView;
  viewBox: string;
  state: TouchState;
  lang: 'en' | undefined;
  onTouch: (pointId: string) => void;
}

export function TouchPlaces({ touch, viewBox, state, lang, onTouch }: TouchPlacesProps) {
  const { touch: t } = useTexts('player');
  const [left = 0, top = 0, width = 1, height = 1] = viewBox.split(' ').map(Number);
  const percent = (part: number, whole: number) => `${(100 * part) / whole}%`;
  const isPlacing = touch.pieces.length > 0;
  return (
    <fieldset aria-label={t.places} className={styles.places}>
      {touch.points.map((point) => {
        const piece = touch.pieces.find(
          ({ at, id }) => at === point.id && state.placed.includes(id),
        );
        const isSeen = isPlacing ? piece !== undefined : state.seen.includes(point.id);
        return (
          <button
            aria-pressed={state.open === point.id}
            className={styles.place}
            data-cell={isPlacing ? '' : undefined}
            data-held={state.held !== null ? '' : undefined}
            data-miss={state.miss === point.id ? '' : undefined}
            data-round={point.width === point.height ? '' : undefined}
            data-seen={isSeen ? '' : undefined}
            key={point.id}
            lang={lang}
            onClick={() => onTouch(point.id)}
            style={{
              left: percent(point.x - left, width),
              top: percent(point.y - top, height),
              width: percent(point.width, width),
              height: percent(point.height, height),
            }}
            type="button"
          >
            <span className={piece === undefined ? 'vh' : styles.put}>
              {piece === undefined ? point.label : piece.label}
            </span>
            {isSeen && !isPlacing && (
              <span className={styles.seen}>
                <Icon of={Check} />
                <span className="vh" lang={undefined}>
                  {t.seen}
                </span>
              </span>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}
