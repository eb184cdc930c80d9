// Asks once before handing in, and names what is open and what is flagged: each number leads there.
import { CloudUpload, TriangleAlert } from 'lucide-react';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import type { AttemptSession } from '#client/features/attempt/attempt-session.ts';
import {
  type AttemptSessionState,
  type Shown,
  shownHere,
  totalHere,
} from '#client/features/attempt/attempt-session-state.ts';
import { unsentCount } from '#client/features/attempt/working-copy.ts';
import { missingIn } from '#client/features/questions/question-types.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { Icon } from '#client/ui/icon.tsx';
import styles from './attempt-parts.module.css';
import { useMsLeft } from './clock.tsx';

interface SubmitDialogProps {
  attemptSession: AttemptSession;
  state: AttemptSessionState;
  submitText: string;
  open: boolean;
  onClose: () => void;
  onMove: (number: number) => void;
}

export function SubmitDialog(props: SubmitDialogProps) {
  const { attemptSession, state, submitText, open, onClose, onMove } = props;
  const texts = useTexts('attempt');
  const practice = useTexts('practice');
  const { dialog: t } = texts;
  const failureText = useFailureText();
  const all = shownHere(state);
  const unanswered = all.filter((one) => !one.isAnswered);
  // An answer with a part missing is an answer, and cannot be right.
  const incomplete = all.filter(
    ({ asked, answer, isAnswered }) => isAnswered && missingIn(asked.question, answer) !== 0,
  );
  const flagged = all.filter((one) => one.flagged);
  const unsent = unsentCount(state.copy);
  const isBusy = state.phase !== 'open';
  const { submitFailure, attempt } = state;
  // Questions that are served one by one cannot be gone back to: they are counted, not listed.
  const isServed = attempt.serving !== null;
  const openCount = totalHere(state) - (all.length - unanswered.length);
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
      title={openCount > 0 ? t.openTitle(openCount) : t.title}
    >
      {openCount + incomplete.length === 0 && <p>{t.allAnswered}</p>}
      {isServed && openCount > 0 && <p>{practice.rapid.rest(openCount)}</p>}
      <Listed label={t.openText} list={isServed ? [] : unanswered} onMove={move} />
      <Listed label={t.partText} list={isServed ? [] : incomplete} onMove={move} />
      <Listed label={t.flaggedText} list={isServed ? [] : flagged} onMove={move} />
      <p>
        {open && <Left msLeft={attemptSession.msLeft} />} {t.final}
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
          className={openCount > 0 ? 'btn btn-primary' : 'btn btn-line'}
          disabled={isBusy}
          onClick={onClose}
          type="button"
        >
          {t.keep}
        </button>
        <button
          aria-busy={isBusy}
          aria-disabled={isBusy}
          className={openCount > 0 ? 'btn btn-line' : 'btn btn-primary'}
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
function Left({ msLeft }: { msLeft: () => number }) {
  const { dialog: t } = useTexts('attempt');
  const minutes = Math.floor(useMsLeft(msLeft) / 60_000);
  return minutes === 0 ? t.leftShort : t.left(minutes);
}

interface ListedProps {
  label: string;
  list: readonly Shown[];
  onMove: (number: number) => void;
}

export function Listed({ label, list, onMove }: ListedProps) {
  const { dialog: t } = useTexts('attempt');
  if (list.length === 0) return null;
  return (
    <div className={styles.listed}>
      <h3>{label}</h3>
      <ul aria-label={label}>
        {list.map(({ asked }) => (
          <li key={asked.number}>
            <button
              aria-label={t.jump(asked.number)}
              onClick={() => onMove(asked.number)}
              type="button"
            >
              {asked.number}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
