// What would be lost by signing out, and the choice.
import { useState } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import { Dialog } from '#client/ui/dialog.tsx';

interface LoseListsProps {
  /** How many checklists have ticks or notes that only this device has. */
  lists: number;
  onClose: () => void;
  onSignOut: () => Promise<void>;
}

export function LoseLists({ lists, onClose, onSignOut }: LoseListsProps) {
  const { lose: t } = useTexts('checklist');
  const { close } = useTexts('actions');
  const [isWaiting, setWaiting] = useState(false);

  async function end(): Promise<void> {
    setWaiting(true);
    await onSignOut();
    // Where that failed the notice says so, and what was ticked is still there.
    setWaiting(false);
    onClose();
  }

  return (
    <Dialog closeLabel={close} isLocked={isWaiting} onClose={onClose} open title={t.title}>
      <p>{t.text(lists)}</p>
      <div className="row">
        <button className="btn btn-primary" disabled={isWaiting} onClick={onClose} type="button">
          {t.stay}
        </button>
        <button
          className="btn btn-line"
          disabled={isWaiting}
          onClick={() => void end()}
          type="button"
        >
          {t.yes}
        </button>
      </div>
    </Dialog>
  );
}
