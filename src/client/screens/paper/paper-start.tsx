// The start of a paper with what is chosen before it; where its clock runs already, the way back.
import { CircleAlert, Play } from 'lucide-react';
import { useState } from 'react';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { askedPaper } from '#client/features/exam/focus.ts';
import { type ExtraTime as Extra, isRunning, startsAgain } from '#client/features/exam/overview.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { PaperCard } from '#contract/exams.ts';
import { DoneToday } from './done-today.tsx';
import { ExamPace } from './exam-pace.tsx';
import { ExtraTime } from './extra-time.tsx';
import { FocusPicker } from './focus-picker.tsx';
import { OtherClock } from './other-clock.tsx';
import styles from './paper.module.css';
import { Resume } from './resume.tsx';
import { type FocusChoice, useFocus } from './use-focus.ts';
import { useStartAttempt } from './use-start-attempt.ts';

export function PaperStart({ paper }: { paper: PaperCard }) {
  return isRunning(paper) ? <Resume paper={paper} /> : <Fresh paper={paper} />;
}

function Fresh({ paper }: { paper: PaperCard }) {
  const { paper: t } = useTexts('exam');
  const failureText = useFailureText();
  const [extra, setExtra] = useState<Extra>(0);
  const choice = useFocus(paper);
  const hasClock = choice === null ? !paper.untimed : choice.focus.clock === true;
  const { minutes } =
    choice === null ? paper : askedPaper(paper, { count: choice.length, clock: hasClock });
  const { start, state } = useStartAttempt(paper);
  const isStarting = state.status === 'starting';
  return (
    <>
      {choice !== null && <Choice choice={choice} />}
      {hasClock && (
        <ExtraTime
          extra={extra}
          minutes={minutes}
          onChoose={setExtra}
          seconds={paper.secondsPerQuestion}
        />
      )}
      {/* A practice says its pace beside its clock. */}
      {choice === null && <ExamPace paper={paper} />}
      <OtherClock paper={paper} />
      {state.status === 'failed' && (
        <p className="note note-bad" role="alert">
          <Icon of={CircleAlert} />
          <span>
            {t.startFailed}. <small>{failureText(state.code)}</small>
          </span>
        </p>
      )}
      {paper.today != null ? (
        <DoneToday
          isStarting={isStarting}
          onAgain={() => void start(extra)}
          paper={paper}
          today={paper.today}
        />
      ) : (
        <div className={styles.go}>
          <button
            aria-busy={isStarting}
            // Disabled it would drop the focus, and with it the keyboard's way to try again.
            aria-disabled={isStarting}
            className="btn btn-primary"
            disabled={choice?.isEmpty === true}
            onClick={() => void start(hasClock ? extra : 0, choice?.focus)}
            type="button"
          >
            <Icon of={Play} />
            {isStarting ? t.starting : startsAgain(paper) ? t.again : t.start}
          </button>
        </div>
      )}
    </>
  );
}

/** Who came for what was missed has chosen: another choice is folded away. */
function Choice({ choice }: { choice: FocusChoice }) {
  const { other: t } = useTexts('practice');
  const [isFolded] = useState(choice.focus.pool === 'missed');
  if (!isFolded) return <FocusPicker choice={choice} />;
  return (
    <details className={styles.extraFold} open={choice.isEmpty}>
      <summary>{t.choose}</summary>
      <FocusPicker choice={choice} />
    </details>
  );
}
