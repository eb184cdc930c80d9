// Parts with clocks of their own: ending one early is asked for, and the next one says that it has begun.
import { Info, TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import type { AttemptSession } from '#client/features/attempt/attempt-session.ts';
import {
  type AttemptSessionState,
  partOf,
  shownHere,
} from '#client/features/attempt/attempt-session-state.ts';
import { minutesWith } from '#client/features/exam/overview.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { OpenLists } from './open-lists.tsx';

interface EndPartDialogProps {
  attemptSession: AttemptSession;
  state: AttemptSessionState;
  open: boolean;
  onClose: () => void;
  onMove: (number: number) => void;
}

/** Asks once before a part is ended, and names what is open in it: there is no way back. */
export function EndPartDialog(props: EndPartDialogProps) {
  const { attemptSession, state, open, onClose, onMove } = props;
  const texts = useTexts('attempt');
  const { part: t, dialog } = texts;
  const [step, setStep] = useState<'asked' | 'sending' | 'failed'>('asked');
  const part = partOf(state);
  if (part === null || part.isBlock || part.next === null) return null;
  const { next } = part;
  const isBusy = step === 'sending';
  const here = shownHere(state);
  const move = (number: number) => {
    onClose();
    onMove(number);
  };
  const end = async () => {
    setStep('sending');
    const isEnded = await attemptSession.endPart();
    setStep(isEnded ? 'asked' : 'failed');
    if (isEnded) onClose();
  };
  const minutes = minutesWith(next.minutes ?? 0, state.attempt.extraTimePercent);
  return (
    <Dialog
      closeLabel={dialog.close}
      isLocked={isBusy}
      onClose={onClose}
      open={open}
      title={t.title(part.at + 1)}
    >
      <OpenLists list={here} onMove={move} />
      <p>{t.text(part.at + 2, next.from, next.to, minutes)}</p>
      {step === 'failed' && (
        <p className="note" role="alert">
          <Icon of={TriangleAlert} />
          {t.failed}
        </p>
      )}
      <div className="row">
        <button className="btn btn-primary" disabled={isBusy} onClick={onClose} type="button">
          {dialog.keep}
        </button>
        <button
          aria-busy={isBusy}
          aria-disabled={isBusy}
          className="btn btn-line"
          onClick={() => {
            if (!isBusy) void end();
          }}
          type="button"
        >
          {isBusy ? t.ending : t.end(part.at + 1)}
        </button>
      </div>
    </Dialog>
  );
}

/** On the first question of a later part or block: what is over, and what came too late for it. */
export function PartNote({ state }: { state: AttemptSessionState }) {
  const { part: ofParts, pause } = useTexts('attempt');
  const part = partOf(state);
  const t = part?.isBlock ? { ...ofParts, ...pause } : ofParts;
  const isBegun = part !== null && part.at > 0 && state.position === part.from;
  const isLate = part !== null && state.late > 0;
  return (
    <div role="status">
      {(isBegun || isLate) && (
        <p className="note">
          <Icon of={Info} />
          <span>
            {[
              ...(isBegun ? [t.begun(part.at, part.at + 1, part.from, part.to)] : []),
              ...(isBegun && part.openBook ? [t.open] : []),
              ...(isLate ? [t.late(state.late)] : []),
            ].join(' ')}
          </span>
        </p>
      )}
    </div>
  );
}
