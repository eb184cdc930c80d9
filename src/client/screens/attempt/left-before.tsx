// What became of the question that was left: in rapid fire the next one stands there already.
import { Check, Minus, X } from 'lucide-react';
import { useTexts } from '#client/base/language/language.tsx';
import type { AttemptSessionState } from '#client/features/attempt/attempt-session-state.ts';
import { Icon } from '#client/ui/icon.tsx';
import styles from './attempt-parts.module.css';

const marks = { right: Check, part: Minus, wrong: X, none: Minus } as const;

export function LeftBefore({ state }: { state: AttemptSessionState }) {
  const { rapid: t } = useTexts('practice');
  const { serving, questions } = state.attempt;
  const left = questions.findLast(({ number }) => serving !== null && number < serving.number);
  const look = left === undefined ? null : lookOf(left);
  return (
    <p className={styles.leftBefore} data-look={look ?? undefined} data-testid="left" role="status">
      {left !== undefined && look !== null && (
        <>
          <Icon of={marks[look]} />
          {t.left[look](left.number)}
        </>
      )}
    </p>
  );
}

/** Null where the key has to wait: another exam asks this too. */
function lookOf({
  answer,
  feedback,
}: AttemptSessionState['attempt']['questions'][number]): keyof typeof marks | null {
  if (answer === null) return 'none';
  if (feedback === null) return null;
  if (feedback.right) return 'right';
  return feedback.points > 0 ? 'part' : 'wrong';
}
