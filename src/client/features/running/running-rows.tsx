// The way back into what is running: the attempt that ends first, and the others behind it, each with
// its time by the server's clock.
import { ArrowRight, Ban, ChevronDown, Timer } from 'lucide-react';
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { addresses, inCourse } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { usePaperName } from '#client/base/paper-name.ts';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { AttemptSummary } from '#contract/exams.ts';
import styles from './running.module.css';

interface RunningRowsProps {
  attempts: readonly AttemptSummary[];
  /** The server's time, ms since 1970. */
  serverNow: () => number;
  /** `41:07` */
  textOf: (ms: number) => string;
  onExpired: () => void;
  onGiveUp: (attemptId: string) => void;
}

export function RunningRows({
  attempts,
  serverNow,
  textOf,
  onExpired,
  onGiveUp,
}: RunningRowsProps) {
  const { running: t } = useTexts('attempt');
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    setNow(serverNow());
    const timer = setInterval(() => setNow(serverNow()), 1_000);
    return () => clearInterval(timer);
  }, [serverNow]);
  const live = attempts
    .filter(({ deadlineAt }) => Date.parse(deadlineAt) > now)
    .toSorted((a, b) => a.deadlineAt.localeCompare(b.deadlineAt));
  const hasExpired = live.length < attempts.length;
  useEffect(() => {
    if (hasExpired) onExpired();
  }, [hasExpired, onExpired]);
  const [first, ...others] = live;
  if (first === undefined) return null;
  // How long a paper of seconds for each question stays open is no time to work with.
  const leftOf = ({ deadlineAt, untimed, paced }: AttemptSummary) =>
    untimed || paced ? null : textOf(Date.parse(deadlineAt) - now);
  return (
    <section aria-label={t.label} className={styles.running}>
      <div className={styles.runningRow}>
        <RunningRow attempt={first} left={leftOf(first)} onGiveUp={onGiveUp} />
        {others.length > 0 && <Others attempts={others} leftOf={leftOf} onGiveUp={onGiveUp} />}
      </div>
    </section>
  );
}

interface OthersProps {
  attempts: readonly AttemptSummary[];
  leftOf: (attempt: AttemptSummary) => string | null;
  onGiveUp: (attemptId: string) => void;
}

/** They open over the page: nothing below them moves. */
function Others({ attempts, leftOf, onGiveUp }: OthersProps) {
  const { running: t } = useTexts('attempt');
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    setOpen(false);
    button.current?.focus();
  };
  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what its button and links are told
    <div className={styles.runningOthers} onBlur={onBlur} onKeyDown={onKey}>
      <button
        aria-expanded={isOpen}
        className="btn btn-ghost"
        onClick={() => setOpen(!isOpen)}
        ref={button}
        type="button"
      >
        {t.more(attempts.length)}
        <Icon of={ChevronDown} size="s" />
      </button>
      {isOpen && (
        <ul>
          {attempts.map((attempt) => (
            <li className={styles.runningRow} key={attempt.id}>
              <RunningRow attempt={attempt} left={leftOf(attempt)} onGiveUp={onGiveUp} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface RunningRowProps {
  attempt: AttemptSummary;
  /** Null where no clock runs, or one for each question. */
  left: string | null;
  onGiveUp: (attemptId: string) => void;
}

function RunningRow({ attempt, left, onGiveUp }: RunningRowProps) {
  const { running: t, givingUp, untimed, paced } = useTexts('attempt');
  const { courseKey, paperKey, paperTitle, focus } = attempt;
  const name = usePaperName()(paperTitle, focus);
  const isHere = useSelectedCourse() === courseKey;
  return (
    <>
      <Icon of={Timer} size="s" />
      <span className={styles.what}>
        <b lang={name.lang}>{t.text(name.label)}</b>
        {left === null ? (
          <span>{(attempt.paced ? paced : untimed).running}</span>
        ) : (
          <span role="timer">{t.left(left)}</span>
        )}
      </span>
      <Go
        aria-label={t.resumeNamed(name.label)}
        className="btn btn-line"
        to={addresses.attempt(isHere ? paperKey : inCourse(courseKey, paperKey))}
      >
        {t.resume}
        <Icon of={ArrowRight} size="s" />
      </Go>
      <button
        aria-label={givingUp.named(name.label)}
        className={`btn btn-ghost ${styles.giveUp}`}
        onClick={() => onGiveUp(attempt.id)}
        title={givingUp.action}
        type="button"
      >
        <Icon of={Ban} size="s" />
        <span className="not-s">{givingUp.short}</span>
      </button>
    </>
  );
}
