// The way back, the numbers on a phone, and the way on: Next, or on the last question to what is open still, else
// to hand in.

import { ArrowLeft, ArrowRight, Grid3x3 } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import styles from './attempt.module.css';
import ownStyles from './room-foot.module.css';
import type { Moves } from './use-moves.ts';

interface RoomFootProps {
  /** What is asked with the choice before it is given, above the buttons. */
  above: ReactNode;
  /** What the begun answer still needs, said above the buttons of a phone; null where it needs nothing. */
  missing: string | null;
  moves: Moves;
  answered: number;
  total: number;
  submitText: string;
  /** Null where questions are served one by one: none can be gone to. */
  onNumbers: (() => void) | null;
}

export function RoomFoot({
  above,
  missing,
  moves,
  answered,
  total,
  submitText,
  onNumbers,
}: RoomFootProps) {
  const t = useTexts('attempt');
  const { isFirst, isLast, open, canCheck, canSkip, mustAnswer } = moves;
  const hintId = useId();
  const isServed = onNumbers === null;
  const isEnd = isLast && open === null;
  // Where an answer is chosen, the button that gives it is the way on.
  const hasHint = (mustAnswer || open !== null) && !canCheck && !isServed;
  const hint = mustAnswer && (isEnd ? t.answerLast : t.answerFirst);
  // Before the last answer is given one way on is enough: giving it, or finishing without it. The head hands in as well.
  const hasNext = !(isEnd && mustAnswer && (canCheck || canSkip));
  // An answered question says which one it goes on to.
  const jump = mustAnswer || open === null ? null : open.first;
  return (
    <nav aria-label={t.move} className={styles.efoot} data-testid="exam-foot">
      {/* The question says it as well, below its last option: there it is read out. */}
      {missing !== null && (
        <p
          aria-hidden="true"
          className={`${ownStyles.footMissing} small`}
          data-testid="foot-missing"
        >
          {missing}
        </p>
      )}
      {above !== null && <div className={ownStyles.above}>{above}</div>}
      <div>
        {onNumbers !== null && (
          <button
            aria-label={t.previous}
            className="btn btn-line"
            disabled={isFirst}
            onClick={moves.previous}
            type="button"
          >
            <Icon of={ArrowLeft} />
            <span className="not-s">{t.previous}</span>
          </button>
        )}
        {onNumbers !== null && (
          <button
            aria-haspopup="dialog"
            aria-label={t.navigator.open(answered, total)}
            className={`btn btn-ghost ${styles.toNumbers}`}
            onClick={onNumbers}
            type="button"
          >
            <Icon of={Grid3x3} />
            <span className="not-s">{t.answeredOf(answered, total)}</span>
            {/* A phone has room for the figures alone, and beside two ways on for none. */}
            {!(canCheck && hasNext) && (
              <span className={styles.onlyFigures}>{`${answered}/${total}`}</span>
            )}
          </button>
        )}
        <span className="sp small muted">
          {hasHint && (
            <span className={styles.footHint} id={hintId}>
              {hint} {open !== null && t.moreOpen(open.count)}
            </span>
          )}
        </span>
        {canSkip && !canCheck && (
          <button className="btn btn-line" onClick={moves.skip} type="button">
            {isEnd ? t.skipLast : t.skip}
          </button>
        )}
        {canCheck && (
          <button className="btn btn-primary" onClick={moves.check} type="button">
            {t.check}
          </button>
        )}
        {hasNext && (
          <button
            aria-describedby={hasHint ? hintId : undefined}
            aria-label={isEnd ? undefined : jump === null ? t.next : t.dialog.jump(jump)}
            className={canCheck ? 'btn btn-line' : 'btn btn-primary'}
            disabled={mustAnswer}
            onClick={moves.next}
            type="button"
          >
            {isEnd ? (
              submitText
            ) : (
              <span className={canCheck ? 'not-s' : undefined}>
                {jump === null ? t.next : t.navigator.question(jump)}
              </span>
            )}
            {!isEnd && <Icon of={ArrowRight} />}
          </button>
        )}
      </div>
    </nav>
  );
}
