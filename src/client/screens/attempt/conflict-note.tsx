import { Info } from 'lucide-react';
import { useTexts } from '#client/base/language/language.tsx';
import type { AttemptSessionState } from '#client/features/attempt/attempt-session-state.ts';
import { Icon } from '#client/ui/icon.tsx';
import styles from './attempt-parts.module.css';

interface ConflictNoteProps {
  state: AttemptSessionState;
  onMove: (number: number) => void;
  onSeen: () => void;
}

/** Another device answered what was unsent here: nothing is lost in silence. */
export function ConflictNote({ state, onMove, onSeen }: ConflictNoteProps) {
  const t = useTexts('attempt');
  const { conflict } = state;
  return (
    <div role="status">
      {conflict.length > 0 && (
        <div className={`note ${styles.overruled}`}>
          <Icon of={Info} />
          <p>
            {t.conflict(conflict.length)}{' '}
            {conflict.map((number) => (
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
