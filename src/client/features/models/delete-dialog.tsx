// Asks once before a model is deleted.
import { useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { type FailureCode, tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { useOutbox } from '#client/base/outbox/use-outbox.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Icon } from '#client/ui/icon.tsx';
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
  const failureText = useFailureText();
  const client = useQueryClient();
  const outbox = useOutbox();
  const [failure, setFailure] = useState<FailureCode | null>(null);
  const [isBusy, setBusy] = useState(false);
  const remove = async () => {
    if (isBusy) return;
    setBusy(true);
    outbox.withdraw(modelSlot(model.id));
    const answer = await tryCall(api.models.remove({ modelId: model.id }));
    setBusy(false);
    if (!answer.ok && answer.failure.code !== 'model.not_found') {
      return setFailure(answer.failure.code);
    }
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
      {failure !== null && (
        <p className="note note-bad" role="alert">
          <Icon of={TriangleAlert} />
          {failureText(failure)}
        </p>
      )}
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
