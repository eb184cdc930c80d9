// Asks once before a model is deleted.
import { useQueryClient } from '@tanstack/react-query';
import { tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useCall } from '#client/api/use-call.ts';
import { FailureNote } from '#client/base/failure-note.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { useOutbox } from '#client/base/outbox/use-outbox.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import type { ModelHead } from '#contract/models.ts';
import { afterCount } from './model-cache.ts';
import { modelSlot } from './model-writes.ts';

interface DeleteDialogProps {
  model: Pick<ModelHead, 'id' | 'courseKey' | 'name'>;
  onClose: () => void;
  onDeleted?: () => void;
}

export function DeleteDialog({ model, onClose, onDeleted }: DeleteDialogProps) {
  const t = useTexts('models');
  const actions = useTexts('actions');
  const client = useQueryClient();
  const outbox = useOutbox();
  const { isBusy, failure, run } = useCall();
  const remove = async () => {
    if (isBusy) return;
    outbox.withdraw(modelSlot(model.id));
    const removed = await run(async () => {
      const answer = await tryCall(api.models.remove({ modelId: model.id }));
      // Another page was faster: it is gone, as was asked.
      const isGone = !answer.ok && answer.failure.code === 'model.not_found';
      return isGone ? { ok: true, value: { ok: true } } : answer;
    });
    if (!removed?.ok) return;
    afterCount(client, model.courseKey);
    onClose();
    onDeleted?.();
  };
  return (
    <Dialog
      closeLabel={actions.close}
      isLocked={isBusy}
      onClose={onClose}
      open
      title={t.removeTitle(model.name)}
    >
      <p>{t.removeText}</p>
      <FailureNote failure={failure} />
      <div className="row">
        <button
          aria-busy={isBusy}
          className="btn btn-primary"
          onClick={() => void remove()}
          type="button"
        >
          {t.remove}
        </button>
        <button className="btn btn-line" disabled={isBusy} onClick={onClose} type="button">
          {actions.cancel}
        </button>
      </div>
    </Dialog>
  );
}
