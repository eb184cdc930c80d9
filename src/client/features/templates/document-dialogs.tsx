// Asks for a document's new name, and once before one is deleted.
import { useQueryClient } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { documentQueries } from '#client/api/document-queries.ts';
import { type FailureCode, tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { Dialog } from '#client/ui/dialog.tsx';
import { Field } from '#client/ui/field.tsx';
import { Icon } from '#client/ui/icon.tsx';
import type { DocumentCard } from '#contract/documents.ts';
import { documentName, NAME_MAX } from '#domain/documents/changes.ts';

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
    const renamed = await run(() => api.documents.rename({ documentId: document.id, name }));
    if (renamed === null) return;
    client.setQueryData(
      documentQueries.one(document.id).queryKey,
      (before) => before && { ...before, name: renamed.name },
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
        <Problem failure={failure} />
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
    if ((await run(() => api.documents.remove({ documentId: document.id }))) === null) return;
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
      <Problem failure={failure} />
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

function Problem({ failure }: { failure: FailureCode | null }) {
  const t = useTexts('documents');
  const failureText = useFailureText();
  if (failure === null) return null;
  return (
    <p className="note note-bad" role="alert">
      <Icon of={TriangleAlert} />
      <span>
        {t.failed} <small>{failureText(failure)}</small>
      </span>
    </p>
  );
}

function useCall() {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailureCode | null>(null);
  /** @returns null where it was refused or did not arrive */
  const run = async <T,>(call: () => Promise<T>): Promise<T | null> => {
    if (isBusy) return null;
    setBusy(true);
    setFailure(null);
    const answer = await tryCall(call());
    setBusy(false);
    if (answer.ok) return answer.value;
    setFailure(answer.failure.code);
    return null;
  };
  return { isBusy, failure, run };
}
