import { ArrowLeft, BookOpen, Calculator, type LucideIcon } from 'lucide-react';
import { addresses } from '#client/base/addresses.ts';
import { Go } from '#client/base/go.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { usePaperName } from '#client/base/paper-name.ts';
import { useReader } from '#client/base/use-reader.ts';
import type { AttemptSession } from '#client/features/attempt/attempt-session.ts';
import {
  type AttemptSessionState,
  answeredHere,
  partOf,
  totalHere,
} from '#client/features/attempt/attempt-session-state.ts';
import { toldUnderMs } from '#client/features/attempt/time-left.ts';
import { minutesWith } from '#client/features/exam/overview.ts';
import { timeOf } from '#client/features/exam/when.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { Serving } from '#contract/exams.ts';
import { clockGoesOn } from '#domain/exam/running-clocks.ts';
import styles from './attempt.module.css';
import { Clock } from './clock.tsx';
import { PaceMark, PaceText, useShowsPace } from './pace-mark.tsx';
import { RoomMenu } from './room-menu.tsx';
import { SavedMark } from './saved-mark.tsx';
import type { ToolButton } from './use-tools.ts';

interface RoomHeadProps {
  attemptSession: AttemptSession;
  state: AttemptSessionState;
  submitText: string;
  onSubmit: () => void;
  /** The open book; null where the paper allows none. */
  book: ToolButton | null;
  /** Null where the paper has none. */
  calculator: ToolButton | null;
}

/** With extra time in them. */
const secondsOf = ({ servedAt, dueAt }: Serving): number =>
  Math.round((Date.parse(dueAt) - Date.parse(servedAt)) / 1_000);

/** The paper, what is saved, the time, and the way to hand in; below it how far the line is lit. */
export function RoomHead(props: RoomHeadProps) {
  const { attemptSession, state, submitText, onSubmit, book, calculator } = props;
  const t = useTexts('attempt');
  const exam = useTexts('exam');
  const { paper, focus, serving, extraTimePercent } = state.attempt;
  const name = usePaperName()(paper.title, focus);
  const total = totalHere(state);
  const part = partOf(state);
  // Each question brings its share of the paper's time, also where a pool left fewer or more were added.
  const share = (paper.minutes * total) / paper.count;
  const minutes = minutesWith(part?.minutes ?? share, extraTimePercent);
  const facts =
    serving === null
      ? paper.untimed
        ? exam.card.questions(total)
        : t.facts(total, minutes)
      : `${exam.card.questions(total)}, ${exam.card.seconds(secondsOf(serving))}`;
  const until = timeOf(state.attempt.deadlineAt, useReader());
  const leave = clockGoesOn({ untimed: paper.untimed, paced: serving !== null })
    ? t.leave(until)
    : t.untimed.leave;
  const answered = answeredHere(state);
  const { isShown: hasPace } = useShowsPace(state);
  return (
    <header className={styles.ehead}>
      <div className={styles.etop}>
        <Go
          aria-label={leave}
          className={`btn btn-ghost ${styles.leave}`}
          title={leave}
          to={addresses.paper(paper.key)}
        >
          <Icon of={ArrowLeft} />
          <span className="not-s">{t.leaveShort}</span>
        </Go>
        <p className={styles.pn}>
          <b lang={name.lang}>{name.label}</b>
          <span className="muted">
            {part === null
              ? facts
              : part.isBlock
                ? t.pause.facts(part.at + 1, part.count, part.from, part.to)
                : t.part.facts(part.at + 1, part.count, minutes)}
          </span>
        </p>
        <div className={styles.said}>
          <SavedMark onSend={attemptSession.retry} state={state} />
          {hasPace && <PaceText attemptSession={attemptSession} state={state} />}
        </div>
        <Clock msLeft={attemptSession.msLeftHere} underMs={toldUnderMs(state.attempt)} />
        <ToTool icon={BookOpen} name={t.book.open} tool={book} />
        <ToTool icon={Calculator} name={t.calculator.title} tool={calculator} />
        <button className={`btn btn-line ${styles.handIn}`} onClick={onSubmit} type="button">
          {submitText}
        </button>
        <RoomMenu attemptSession={attemptSession} state={state} />
      </div>
      <div
        aria-label={t.answered}
        aria-valuemax={total}
        aria-valuemin={0}
        aria-valuenow={answered}
        aria-valuetext={t.answeredOf(answered, total)}
        className={styles.eline}
        role="progressbar"
      >
        <i style={{ width: `${(100 * answered) / total}%` }} />
        {hasPace && <PaceMark attemptSession={attemptSession} state={state} />}
      </div>
    </header>
  );
}

interface ToToolProps {
  tool: ToolButton | null;
  name: string;
  icon: LucideIcon;
}

function ToTool({ tool, name, icon }: ToToolProps) {
  if (tool === null) return null;
  return (
    <button
      aria-expanded={tool.isOpen}
      aria-label={name}
      className={`btn btn-line ${styles.toBook}`}
      onClick={tool.toggle}
      ref={tool.ref}
      title={name}
      type="button"
    >
      <Icon of={icon} />
      <span>{name}</span>
    </button>
  );
}
