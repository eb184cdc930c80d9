// What a practice asks and offers with a question: how sure, one more on its topic, and its seconds.

import { CloudUpload, Timer } from 'lucide-react';
import { useTexts } from '#client/base/language/language.tsx';
import type { AttemptSession } from '#client/features/attempt/attempt-session.ts';
import type { AttemptSessionState, Shown } from '#client/features/attempt/attempt-session-state.ts';
import { AnotherButton } from '#client/features/practice/another-button.tsx';
import { ConfidenceChoice } from '#client/features/practice/confidence-choice.tsx';
import { SecondsRing } from '#client/features/practice/seconds-ring.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { mostQuestions } from '#domain/exam/paper.ts';
import styles from './attempt-parts.module.css';

interface PartsProps {
  attemptSession: AttemptSession;
  state: AttemptSessionState;
  shown: Shown;
}

/** The ring of a question that has its own seconds. */
export function QuestionClock({ attemptSession, state }: Omit<PartsProps, 'shown'>) {
  const { serving } = state.attempt;
  if (serving === null) return null;
  return (
    <SecondsRing
      isRunning={state.phase === 'open'}
      key={serving.number}
      msLeft={() => attemptSession.msOfQuestion() ?? 0}
      msTotal={Date.parse(serving.dueAt) - Date.parse(serving.servedAt)}
    />
  );
}

interface SurenessProps extends Omit<PartsProps, 'shown'> {
  stands: 'above' | 'below';
}

/** How sure the learner is of a choice that can be given now: asked where it is given, or below it on a small screen. */
export function Sureness({ attemptSession, state, stands }: SurenessProps) {
  return (
    <ConfidenceChoice
      stands={stands}
      disabled={state.phase !== 'open'}
      onSay={attemptSession.say}
      value={state.confidence}
    />
  );
}

/** What one more question brings to the clock, with extra time; 0 where no clock runs. */
const secondsMore = ({ paper, extraTimePercent }: AttemptSessionState['attempt']): number =>
  paper.untimed ? 0 : Math.round((60 * paper.minutes * (1 + extraTimePercent / 100)) / paper.count);

export function PracticeParts({ attemptSession, state, shown }: PartsProps) {
  const t = useTexts('practice');
  const { paper, serving } = state.attempt;
  const { isCommitted, entry, asked } = shown;
  const said = entry.mine?.confidence ?? asked.confidence;
  const isBusy = state.phase !== 'open';
  const hasRoom = paper.takesMore && state.attempt.total < mostQuestions(paper);
  return (
    <>
      {isCommitted && said !== null && (
        <p className={`small muted ${styles.saidHow}`}>{t.said[said]}</p>
      )}
      {hasRoom && isCommitted && !isBusy && (
        <AnotherButton
          failure={state.askFailure}
          isAdding={state.asking === 'another'}
          onAdd={() => void attemptSession.another()}
          seconds={secondsMore(state.attempt)}
        />
      )}
      {serving !== null && !isBusy && (state.asking === 'next' || state.askFailure !== null) && (
        <p className="note" role="status">
          <Icon of={state.askFailure === null ? Timer : CloudUpload} />
          {state.askFailure === null ? t.rapid.coming : t.rapid.failed}
        </p>
      )}
    </>
  );
}
