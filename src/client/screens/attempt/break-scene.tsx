// A break where the paper has one: offered between two questions, and shown while it runs.

import { Coffee, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import type { AttemptSession } from '#client/features/attempt/attempt-session.ts';
import type { AttemptSessionState } from '#client/features/attempt/attempt-session-state.ts';
import { clockText, durationText } from '#client/features/attempt/time-left.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { Icon } from '#client/ui/icon.tsx';
import styles from './attempt-parts.module.css';
import { useMsLeft } from './clock.tsx';

interface BreakOfferProps {
  attemptSession: AttemptSession;
  state: AttemptSessionState;
  /** The number that lies behind; null where nothing is offered. */
  after: number | null;
  onSkip: () => void;
  onTaken: () => void;
}

export function BreakOffer({ attemptSession, state, after, onSkip, onTaken }: BreakOfferProps) {
  const texts = useTexts('attempt');
  const { pause: t } = texts;
  const [step, setStep] = useState<'asked' | 'sending' | 'failed'>('asked');
  const take = async (number: number) => {
    setStep('sending');
    const isTaken = await attemptSession.pause('start', number);
    setStep(isTaken ? 'asked' : 'failed');
    if (isTaken) onTaken();
  };
  return (
    <Dialog closeLabel={texts.dialog.close} onClose={onSkip} open={after !== null} title={t.offer}>
      <p>{t.offerText(after ?? 0, state.attempt.paper.breakMinutes)}</p>
      {step === 'failed' && (
        <p className="note" role="alert">
          <Icon of={TriangleAlert} />
          {t.failed}
        </p>
      )}
      <div className="row">
        <button
          aria-busy={step === 'sending'}
          className="btn btn-primary"
          onClick={() => {
            if (after !== null && step !== 'sending') void take(after);
          }}
          type="button"
        >
          <Icon of={Coffee} />
          {t.take}
        </button>
        <button className="btn btn-line" onClick={onSkip} type="button">
          {t.skip}
        </button>
      </div>
    </Dialog>
  );
}

interface BreakSceneProps {
  attemptSession: AttemptSession;
  running: { after: number; endsAt: string };
}

export function BreakScene({ attemptSession, running }: BreakSceneProps) {
  const { pause: t } = useTexts('attempt');
  const [hasFailed, setFailed] = useState(false);
  const [msLeft] = useState(
    () => () => Math.max(0, Date.parse(running.endsAt) - attemptSession.serverNow()),
  );
  const left = useMsLeft(msLeft);
  const end = async () => setFailed(!(await attemptSession.pause('end', running.after)));
  return (
    <main className={styles.over} id="main" tabIndex={-1}>
      <Icon of={Coffee} size="l" />
      <h1>{t.title}</h1>
      <p>{t.text}</p>
      <p className={styles.breakLeft}>
        <span className="vh">{t.left}</span>
        <b role="timer">
          <time dateTime={durationText(left)}>{clockText(left)}</time>
        </b>
      </p>
      {hasFailed && <p role="alert">{t.failed}</p>}
      <button className="btn btn-primary" onClick={() => void end()} type="button">
        {t.end}
      </button>
    </main>
  );
}
