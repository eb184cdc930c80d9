// The time that is left, by the server's clock: red under a minute, hideable, said at 10, 5 and 1.

import { Eye, EyeOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { changeSettings, useDevice } from '#client/base/device.ts';
import { useTexts } from '#client/base/language/language.tsx';
import {
  clockText,
  durationText,
  isShort,
  type SaidMinutes,
  saidBetween,
} from '#client/features/attempt/time-left.ts';
import { Icon } from '#client/ui/icon.tsx';
import styles from './attempt.module.css';

const LOOK_EVERY_MS = 250;
/** With the timer hidden, what is said is seen for so long. */
const SAID_FOR_MS = 15_000;

/** The time left in ms, drawn anew with every second of it. */
export function useMsLeft(msLeft: () => number): number {
  const [left, setLeft] = useState(msLeft);
  useEffect(() => {
    const look = () =>
      setLeft((before) => {
        const now = msLeft();
        return Math.ceil(now / 1_000) === Math.ceil(before / 1_000) ? before : now;
      });
    look();
    const timer = setInterval(look, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [msLeft]);
  return left;
}

function useSaid(left: number): SaidMinutes | null {
  const before = useRef(left);
  const [said, setSaid] = useState<SaidMinutes | null>(null);
  useEffect(() => {
    const now = saidBetween(before.current, left);
    before.current = left;
    if (now !== null) setSaid(now);
  }, [left]);
  useEffect(() => {
    if (said === null) return;
    const timer = setTimeout(() => setSaid(null), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return said;
}

interface ClockProps {
  msLeft: () => number;
  /** Shown only when less than this is left. */
  underMs: number;
}

export function Clock({ msLeft, underMs }: ClockProps) {
  const t = useTexts('attempt');
  const isHidden = useDevice().settings.timerHidden;
  const left = useMsLeft(msLeft);
  const said = useSaid(left);
  if (left > underMs) return null;
  return (
    <div
      className={styles.clock}
      data-testid="exam-clock"
      data-short={isShort(left) ? '' : undefined}
    >
      {isHidden ? (
        <span aria-hidden="true" className={styles.clockSaid}>
          {said !== null && t.minutesLeft(said)}
        </span>
      ) : (
        <>
          <span className="vh">{t.timeLeft}</span>
          {/* A timer is not read by itself: what has to be read aloud stands below. */}
          <b role="timer">
            <time dateTime={durationText(left)}>{clockText(left)}</time>
          </b>
        </>
      )}
      <button
        aria-label={isHidden ? t.showTimer : t.hideTimer}
        className="btn-icon"
        onClick={() => changeSettings({ timerHidden: !isHidden })}
        type="button"
      >
        <Icon of={isHidden ? Eye : EyeOff} />
      </button>
      <span className="vh" role="status">
        {said !== null && t.minutesLeft(said)}
      </span>
    </div>
  );
}
