import { Info } from 'lucide-react';
import { useExamTexts } from '#client/app/language/exam-texts.ts';
import type { SittingState } from '#client/features/attempt/sitting-state.ts';
import { Icon } from '#client/ui/icon.tsx';

interface OverruledNoteProps {
  state: SittingState;
  onMove: (number: number) => void;
  onSeen: () => void;
}

/** Another device answered what was unsent here: nothing is lost in silence. */
export function OverruledNote({ state, onMove, onSeen }: OverruledNoteProps) {
  const { attempt: t } = useExamTexts();
  const { overruled } = state;
  return (
    <div role="status">
      {overruled.length > 0 && (
        <div className="note overruled">
          <Icon of={Info} />
          <p>
            {t.overruled(overruled.length)}{' '}
            {overruled.map((number) => (
              <button
                aria-label={t.dialog.jump(number)}
                className="link"
                key={number}
                onClick={() => onMove(number)}
                type="button"
              >
                {number}
              </button>
            ))}
          </p>
          <button className="btn btn-line" onClick={onSeen} type="button">
            {t.understood}
          </button>
        </div>
      )}
    </div>
  );
}
