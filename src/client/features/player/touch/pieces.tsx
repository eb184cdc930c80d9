// The pieces that are still to be put on a picture: one is taken up, then its place is touched.
import { useTexts } from '#client/base/language/language.tsx';
import type { FigureTouchView } from '#contract/figures.ts';
import styles from './touch.module.css';
import type { TouchState } from './touch-state.ts';

interface PiecesProps {
  pieces: FigureTouchView['pieces'];
  state: TouchState;
  lang: 'en' | undefined;
  onPick: (pieceId: string) => void;
}

export function Pieces({ pieces, state, lang, onPick }: PiecesProps) {
  const { touch: t } = useTexts('player');
  const left = pieces.filter(({ id }) => !state.placed.includes(id));
  if (left.length === 0) return null;
  return (
    <fieldset aria-label={t.pieces} className={styles.pieces}>
      {left.map(({ id, label }) => (
        <button
          aria-pressed={state.held === id}
          className={styles.piece}
          key={id}
          lang={lang}
          onClick={() => onPick(id)}
          type="button"
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
