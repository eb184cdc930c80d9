// The ring of a rapid-fire question: it empties with its seconds, by the server's clock.

import { useEffect, useState } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import styles from './practice.module.css';
import { isShort, secondsOf, shareLeft } from './seconds-left.ts';

const LOOK_EVERY_MS = 200;
const RADIUS = 17;
const AROUND = 2 * Math.PI * RADIUS;

interface SecondsRingProps {
  /** ms left of the asked question. */
  msLeft: () => number;
  /** All of its time, ms. */
  msTotal: number;
  /** False once it is answered: the ring stands still. */
  isRunning: boolean;
}

export function SecondsRing({ msLeft, msTotal, isRunning }: SecondsRingProps) {
  const { ring: t } = useTexts('practice');
  const [left, setLeft] = useState(msLeft);
  useEffect(() => {
    if (!isRunning) return;
    const look = () => setLeft(msLeft());
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [msLeft, isRunning]);
  const seconds = secondsOf(left);
  const said = !isRunning || !isShort(left) ? '' : left === 0 ? t.over : t.soon;
  return (
    <div
      className={styles.seconds}
      data-testid="seconds"
      data-short={isRunning && isShort(left) ? '' : undefined}
    >
      <svg aria-hidden="true" height="44" viewBox="0 0 40 40" width="44">
        <circle className={styles.secondsTrack} cx="20" cy="20" r={RADIUS} />
        <circle
          className={styles.secondsLeft}
          cx="20"
          cy="20"
          r={RADIUS}
          strokeDasharray={AROUND}
          strokeDashoffset={AROUND * (1 - shareLeft(left, msTotal))}
        />
      </svg>
      <b aria-label={t.left(seconds)} role="timer">
        {seconds}
      </b>
      <span className="vh" role="status">
        {said}
      </span>
    </div>
  );
}
