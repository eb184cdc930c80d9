// Asks once before somebody is removed, takes over, or leaves.
import { FailureNote } from '#client/base/failure-note.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import type { MyTeam } from '#contract/teams.ts';
import { useTeamWrites } from './use-team-writes.ts';

interface AskDialogProps {
  title: string;
  text: string;
  yes: string;
  write: () => Promise<MyTeam>;
  onClose: () => void;
}

export function AskDialog({ title, text, yes, write, onClose }: AskDialogProps) {
  const actions = useTexts('actions');
  const { isBusy, failure, run } = useTeamWrites();
  const confirm = async () => {
    if (await run(write)) onClose();
  };
  return (
    <Dialog closeLabel={actions.close} isLocked={isBusy} onClose={onClose} open title={title}>
      <p>{text}</p>
      <FailureNote failure={failure} />
      <div className="row">
        <button
          aria-busy={isBusy}
          aria-disabled={isBusy}
          className="btn btn-primary"
          onClick={() => void confirm()}
          type="button"
        >
          {yes}
        </button>
        <button className="btn btn-line" disabled={isBusy} onClick={onClose} type="button">
          {actions.cancel}
        </button>
      </div>
    </Dialog>
  );
}
