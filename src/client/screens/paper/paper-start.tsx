// The start of a paper with what is chosen before it; where its clock runs already, the way back.
import { CircleAlert, Play, Timer } from 'lucide-react';
import { useState } from 'react';
import { addresses } from '#client/app/addresses.ts';
import { useExamTexts } from '#client/app/language/exam-texts.ts';
import { useFailureText, useLocale } from '#client/app/language/language.tsx';
import { contentLang } from '#client/app/language/localized.ts';
import { useReader } from '#client/app/use-reader.ts';
import type { ExtraTime as Extra, RunningPaper } from '#client/features/exam/overview.ts';
import { timeOf } from '#client/features/exam/when.ts';
import { Go } from '#client/ui/go.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { PaperCard } from '#contract/exams.ts';
import { ExtraTime } from './extra-time.tsx';
import { FocusPicker } from './focus-picker.tsx';
import { useFocus } from './use-focus.ts';
import { useStartAttempt } from './use-start-attempt.ts';

export function PaperStart({ paper }: { paper: PaperCard }) {
  if (paper.open !== null) return <Resume open={paper.open} paperKey={paper.key} />;
  return <Fresh paper={paper} />;
}

function Resume({ open, paperKey }: { open: RunningPaper['open']; paperKey: string }) {
  const { exam, practice } = useExamTexts();
  const { paper: t } = exam;
  const lang = contentLang(useLocale());
  const { focus } = open;
  const until = timeOf(open.deadlineAt, useReader());
  return (
    <>
      <p className="note">
        <Icon of={Timer} />
        {t.running(open.answered, open.total, until)}
      </p>
      {focus !== null && (
        <p className="small muted">
          {practice.asks}{' '}
          <b lang={focus.title === null ? undefined : lang}>{focus.title ?? t.focus.all}</b>,{' '}
          {t.focus.pools[focus.pool]}. {practice.finishFirst}
        </p>
      )}
      <div className="go">
        <Go className="btn btn-primary" to={addresses.attempt(paperKey)}>
          <Icon of={Play} />
          {t.resume}
        </Go>
      </div>
    </>
  );
}

function Fresh({ paper }: { paper: PaperCard }) {
  const { paper: t } = useExamTexts().exam;
  const failureText = useFailureText();
  const [extra, setExtra] = useState<Extra>(0);
  const focus = useFocus(paper);
  const { start, state } = useStartAttempt(paper.key);
  const isStarting = state.status === 'starting';
  return (
    <>
      {focus !== null && <FocusPicker {...focus} />}
      {/* Seconds of a question are its sport: they are not lengthened. */}
      {paper.secondsPerQuestion === null && (
        <ExtraTime extra={extra} minutes={paper.minutes} onChoose={setExtra} />
      )}
      {state.status === 'failed' && (
        <p className="note note-bad" role="alert">
          <Icon of={CircleAlert} />
          <span>
            {t.startFailed}. <small>{failureText(state.code)}</small>
          </span>
        </p>
      )}
      <div className="go">
        <button
          aria-busy={isStarting}
          // Disabled it would drop the focus, and with it the keyboard's way to try again.
          aria-disabled={isStarting}
          className="btn btn-primary"
          disabled={focus?.isEmpty === true}
          onClick={() => void start(extra, focus?.focus)}
          type="button"
        >
          <Icon of={Play} />
          {isStarting ? t.starting : paper.attempts === 0 ? t.start : t.again}
        </button>
      </div>
    </>
  );
}
