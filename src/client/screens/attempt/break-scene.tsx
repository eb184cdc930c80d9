// Between two blocks: the one that is behind is finished, and a break is offered, and shown while it runs.

import { Coffee, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import type { AttemptSession } from '#client/features/attempt/attempt-session.ts';
import {
  type AttemptSessionState,
  partOf,
  shownHere,
} from '#client/features/attempt/attempt-session-state.ts';
import { clockText, durationText } from '#client/features/attempt/time-left.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { Icon } from '#client/ui/icon.tsx';
import styles from './attempt-parts.module.css';
import { useMsLeft } from './clock.tsx';
import { OpenLists } from './open-lists.tsx';

interface EndBlockDialogProps {
  attemptSession: AttemptSession;
  state: AttemptSessionState;
  open: boolean;
  onClose: () => void;
  onMove: (number: number) => void;
}

/** Asks once before a block is finished, names what is open in it, and offers the break: there is no way back. */
export function EndBlockDialog(props: EndBlockDialogProps) {
  const { attemptSession, state, open, onClose, onMove } = props;
  const texts = useTexts('attempt');
  const { pause: t, dialog } = texts;
  const [step, setStep] = useState<'asked' | 'start' | 'pass' | 'failed'>('asked');
  const block = partOf(state);
  if (!block?.isBlock || block.next === null) return null;
  const { at, to, next } = block;
  const here = shownHere(state);
  const isBusy = step === 'start' || step === 'pass';
  const finish = async (action: 'start' | 'pass') => {
    if (isBusy) return;
    setStep(action);
    const isFinished = await attemptSession.pause(action, to);
    setStep(isFinished ? 'asked' : 'failed');
    if (isFinished) onClose();
  };
  const move = (number: number) => {
    onClose();
    onMove(number);
  };
  return (
    <Dialog
      closeLabel={dialog.close}
      isLocked={isBusy}
      onClose={onClose}
      open={open}
      title={t.finishTitle(at + 1)}
    >
      <OpenLists list={here} onMove={move} />
      <p>{t.noWayBack(at + 2, next.from, next.to)}</p>
      <p>{t.offerText(state.attempt.paper.breakMinutes)}</p>
      {step === 'failed' && (
        <p className="note" role="alert">
          <Icon of={TriangleAlert} />
          {t.notFinished}
        </p>
      )}
      <div className="row">
        <button
          aria-busy={step === 'start'}
          aria-disabled={isBusy}
          className="btn btn-primary"
          onClick={() => void finish('start')}
          type="button"
        >
          <Icon of={Coffee} />
          {t.take}
        </button>
        <button
          aria-busy={step === 'pass'}
          aria-disabled={isBusy}
          className="btn btn-line"
          onClick={() => void finish('pass')}
          type="button"
        >
          {t.skip}
        </button>
        <button className="btn btn-ghost" disabled={isBusy} onClick={onClose} type="button">
          {dialog.keep}
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
