// Every question of the attempt by its number: answered, incomplete, flagged, current; a press goes there.
import { useDevice } from '#client/base/device.ts';
import { useTexts } from '#client/base/language/language.tsx';
import {
  type AttemptSessionState,
  answeredHere,
  shownHere,
  totalHere,
} from '#client/features/attempt/attempt-session-state.ts';
import styles from './attempt-parts.module.css';

interface NumbersProps {
  state: AttemptSessionState;
  onMove: (number: number) => void;
}

export function Numbers({ state, onMove }: NumbersProps) {
  const { navigator: t } = useTexts('attempt');
  return (
    <ol className={styles.numbers}>
      {shownHere(state).map(({ asked, isAnswered, isIncomplete, flagged }) => {
        const { number } = asked;
        const said = [
          t.question(number),
          isAnswered ? t.answered : isIncomplete ? t.incomplete : t.notAnswered,
          ...(flagged ? [t.flagged] : []),
        ];
        return (
          <li key={number}>
            <button
              aria-current={number === state.position ? 'step' : undefined}
              aria-label={said.join(', ')}
              data-a={isAnswered ? '' : undefined}
              data-f={flagged ? '' : undefined}
              data-p={isIncomplete ? '' : undefined}
              onClick={() => onMove(number)}
              type="button"
            >
              {number}
            </button>
          </li>
        );
      })}
    </ol>
  );
}

/** What the marks mean; that of incomplete answers where there is one. */
export function NumbersKey({ state }: Pick<NumbersProps, 'state'>) {
  const t = useTexts('attempt');
  const hasIncomplete = shownHere(state).some(({ isIncomplete }) => isIncomplete);
  return (
    <ul aria-hidden="true" className={`${styles.numbersKey} small muted`}>
      <li>
        <i data-a />
        {t.answered}
      </li>
      {hasIncomplete && (
        <li>
          <i data-p />
          {t.incomplete}
        </li>
      )}
      <li>
        <i data-f />
        {t.flagged}
      </li>
      <li>
        <i data-c />
        {t.navigator.current}
      </li>
    </ul>
  );
}

interface NavigatorProps extends NumbersProps {
  /** The keys that choose, as the options show them; null where none does. */
  choosing: { first: string; last: string } | null;
  /** Whether the question has options to strike out. */
  canStrike: boolean;
}

/** Beside the question, where there is room. */
export function Navigator({ state, onMove, choosing, canStrike }: NavigatorProps) {
  const t = useTexts('attempt');
  const { keyShortcuts } = useDevice().settings;
  const { keys } = t.navigator;
  return (
    <aside aria-label={t.navigator.title} className={styles.navi}>
      <div className="head">
        <h2>{t.navigator.title}</h2>
        <p className="muted small">{t.answeredOf(answeredHere(state), totalHere(state))}</p>
      </div>
      <Numbers onMove={onMove} state={state} />
      <NumbersKey state={state} />
      <p className={`small muted ${styles.keys} of-keys`}>
        {[
          ...(choosing !== null && keyShortcuts
            ? [keys.choose(choosing.first, choosing.last)]
            : []),
          ...(keyShortcuts ? [keys.flag] : []),
          ...(canStrike && keyShortcuts ? [keys.strike] : []),
          keys.move,
          keys.next,
        ].join(', ')}
      </p>
    </aside>
  );
}
