// The question before an attempt is given up, with what becomes of it.
import { CircleAlert } from 'lucide-react';
import { useTexts } from '#client/base/language/language.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { AttemptSummary } from '#contract/exams.ts';
import { givingUp } from '#domain/exam/attempt-state.ts';
import { isEvidence } from '#domain/exam/counted-paper.ts';

interface GiveUpDialogProps {
  attempt: Pick<AttemptSummary, 'kind' | 'answered' | 'total'>;
  state: 'asking' | 'busy' | 'failed';
  onClose: () => void;
  onGiveUp: () => void;
}

export function GiveUpDialog({ attempt, state, onClose, onGiveUp }: GiveUpDialogProps) {
  const { givingUp: t, dialog } = useTexts('attempt');
  const { kind, answered, total } = attempt;
  const isGraded = givingUp(kind, answered) === 'submit';
  const counts = isEvidence({ answered, total, implausible: false });
  const isBusy = state === 'busy';
  return (
    <Dialog closeLabel={t.keep} isLocked={isBusy} onClose={onClose} open title={t.title}>
      <p>
        {isGraded ? t.graded(answered, total) : t.dropped}
        {isGraded && !counts && ` ${dialog.half}`}
        {isGraded && !counts && <span className="reward"> {dialog.halfXp}</span>}
      </p>
      {state === 'failed' && (
        <p className="note note-bad" role="alert">
          <Icon of={CircleAlert} />
          <span>{t.failed}</span>
        </p>
      )}
      <div className="row">
        <button className="btn btn-primary" disabled={isBusy} onClick={onClose} type="button">
          {t.keep}
        </button>
        <button
          aria-busy={isBusy}
          className="btn btn-line"
          disabled={isBusy}
          onClick={onGiveUp}
          type="button"
        >
          {isBusy ? t.busy : isGraded ? t.confirmGraded : t.confirm}
        </button>
      </div>
    </Dialog>
  );
}
