// Asks once before handing in, and names what is open, incomplete and flagged: each number leads there.
import { CircleSlash, CloudUpload, TriangleAlert } from 'lucide-react';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import type { AttemptSession } from '#client/features/attempt/attempt-session.ts';
import {
  type AttemptSessionState,
  partOf,
  type Shown,
  shownAll,
  shownHere,
  totalHere,
} from '#client/features/attempt/attempt-session-state.ts';
import { clockText, isShort, toldUnderMs } from '#client/features/attempt/time-left.ts';
import { unsentCount } from '#client/features/attempt/working-copy.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { isEvidence } from '#domain/exam/counted-paper.ts';
import { useMsLeft } from './clock.tsx';
import { OpenLists } from './open-lists.tsx';

interface SubmitDialogProps {
  attemptSession: AttemptSession;
  state: AttemptSessionState;
  submitText: string;
  open: boolean;
  onClose: () => void;
  onMove: (number: number) => void;
}

/** Counts as answered when it is handed in: given, or chosen and not checked. */
const isDone = ({ isAnswered, isUnchecked }: Shown): boolean => isAnswered || isUnchecked;

export function SubmitDialog(props: SubmitDialogProps) {
  const { attemptSession, state, submitText, open, onClose, onMove } = props;
  const texts = useTexts('attempt');
  const practice = useTexts('practice');
  const { dialog: t } = texts;
  const failureText = useFailureText();
  const unsent = unsentCount(state.copy);
  const isBusy = state.phase !== 'open';
  const { submitFailure, attempt } = state;
  // Questions that are served one by one cannot be gone back to: they are counted, not listed.
  const isServed = attempt.serving !== null;
  // A quiz is finished, an exam is submitted: the question says what the button does.
  const isQuiz = attempt.paper.kind === 'practice';
  const openTitle = isQuiz ? t.finishOpenTitle : t.openTitle;
  const title = isQuiz ? t.finishTitle : t.title;
  const part = partOf(state);
  const answered = shownAll(state).filter(isDone).length;
  // What is submitted is the whole paper, also what stayed open in blocks that are finished.
  const openCount = attempt.total - answered;
  const openHere = totalHere(state) - shownHere(state).filter(isDone).length;
  const openBefore = openCount - openHere;
  const ofPart = part?.isBlock ? texts.pause : texts.part;
  const counts = isEvidence({ answered, total: attempt.total, implausible: false });
  const move = (number: number) => {
    onClose();
    onMove(number);
  };
  return (
    <Dialog
      closeLabel={t.close}
      isLocked={isBusy}
      onClose={onClose}
      open={open}
      title={openCount > 0 ? openTitle(openCount) : title}
    >
      {openCount === 0 && <p>{t.allAnswered}</p>}
      {isServed && openCount > 0 && <p>{practice.rapid.rest(openCount)}</p>}
      {openBefore > 0 && <p>{ofPart.openBefore(openHere, openBefore)}</p>}
      {/* Above the numbers, which fill a phone. */}
      {!counts && (
        <p className="note">
          <Icon of={CircleSlash} />
          <span>
            {t.half} <span className="reward">{t.halfXp}</span>
          </span>
        </p>
      )}
      {!isServed && <OpenLists list={shownHere(state)} onMove={move} />}
      <p>
        {isServed && `${practice.rapid.goesOn} `}
        {open && <Left msLeft={attemptSession.msLeft} underMs={toldUnderMs(attempt)} />}{' '}
        {isQuiz ? t.finishFinal : t.final}
      </p>
      {state.failures > 0 && unsent > 0 && (
        <p className="note">
          <Icon of={CloudUpload} />
          {t.unsent(unsent)}
        </p>
      )}
      {submitFailure !== null && !isBusy && (
        <p className="note" role="alert">
          <Icon of={TriangleAlert} />
          <span>
            {t.failed} {failureText(submitFailure)}
          </span>
        </p>
      )}
      <div className="row">
        <button
          className={openHere > 0 ? 'btn btn-primary' : 'btn btn-line'}
          disabled={isBusy}
          onClick={onClose}
          type="button"
        >
          {t.keep}
        </button>
        <button
          aria-busy={isBusy}
          aria-disabled={isBusy}
          className={openHere > 0 ? 'btn btn-line' : 'btn btn-primary'}
          onClick={() => void attemptSession.submit()}
          type="button"
        >
          {isBusy ? t.submitting : submitText}
        </button>
      </div>
    </Dialog>
  );
}

/** Only while the dialog is seen: it is drawn with every second. */
function Left({ msLeft, underMs }: { msLeft: () => number; underMs: number }) {
  const { dialog: t } = useTexts('attempt');
  const left = useMsLeft(msLeft);
  if (left > underMs) return null;
  return isShort(left) ? t.leftShort : t.left(clockText(left));
}
