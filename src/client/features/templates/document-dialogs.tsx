// Asks for a document's new name, and once before one is deleted.
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { documentQueries } from '#client/api/document-queries.ts';
import { tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useCall } from '#client/api/use-call.ts';
import { FailureNote } from '#client/base/failure-note.tsx';
import { useTexts } from '#client/base/language/language.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Field } from '#client/ui/field.tsx';
import type { DocumentCard } from '#contract/documents.ts';
import { documentName } from '#domain/documents/changes.ts';
import { NAME_MAX } from '#domain/documents/limits.ts';

interface DialogProps {
  document: Pick<DocumentCard, 'id' | 'name'>;
  onClose: () => void;
}

export function RenameDialog({ document, onClose }: DialogProps) {
  const t = useTexts('documents');
  const actions = useTexts('actions');
  const client = useQueryClient();
  const id = useId();
  const [name, setName] = useState(document.name);
  const [isWrong, setWrong] = useState(false);
  const { isBusy, failure, run } = useCall();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const isBad = documentName(name) === null;
    setWrong(isBad);
    if (isBad) return window.document.getElementById(id)?.focus();
    const renamed = await run(() =>
      tryCall(api.documents.rename({ documentId: document.id, name })),
    );
    if (!renamed?.ok) return;
    client.setQueryData(
      documentQueries.one(document.id).queryKey,
      (before) => before && { ...before, name: renamed.value.name },
    );
    void client.invalidateQueries({ queryKey: documentQueries.all().queryKey });
    onClose();
  };
  return (
    <Dialog
      closeLabel={actions.close}
      isLocked={isBusy}
      onClose={onClose}
      open
      title={t.renameTitle}
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Field
          autoComplete="off"
          error={isWrong ? t.nameRule : undefined}
          id={id}
          label={t.name}
          maxLength={2 * NAME_MAX}
          onChange={({ target }) => setName(target.value)}
          value={name}
        />
        <FailureNote failure={failure} what={t.failed} />
        <div className="row">
          <button aria-busy={isBusy} className="btn btn-primary" type="submit">
            {t.saveName}
          </button>
          <button className="btn btn-line" disabled={isBusy} onClick={onClose} type="button">
            {actions.cancel}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

export function RemoveDialog({
  document,
  onClose,
  onRemoved,
}: DialogProps & { onRemoved: () => void }) {
  const t = useTexts('documents');
  const actions = useTexts('actions');
  const client = useQueryClient();
  const { isBusy, failure, run } = useCall();
  const remove = async () => {
    const removed = await run(() => tryCall(api.documents.remove({ documentId: document.id })));
    if (!removed?.ok) return;
    onClose();
    onRemoved();
    client.removeQueries({ queryKey: documentQueries.one(document.id).queryKey });
    await client.invalidateQueries({ queryKey: documentQueries.all().queryKey });
  };
  return (
    <Dialog
      closeLabel={actions.close}
      isLocked={isBusy}
      onClose={onClose}
      open
      title={t.removeTitle}
    >
      <p>{t.removeText(document.name)}</p>
      <FailureNote failure={failure} what={t.failed} />
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
