// A change that the server would not take: why, and how nothing of it is lost.
import { useQueryClient } from '@tanstack/react-query';
import { CircleAlert } from 'lucide-react';
import { withKey } from '#client/api/api.ts';
import { documentQueries } from '#client/api/document-queries.ts';
import { tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useCall } from '#client/api/use-call.ts';
import { addresses } from '#client/base/addresses.ts';
import { useGo } from '#client/base/go.tsx';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { useOutbox } from '#client/base/outbox/use-outbox.tsx';
import { saveWrite } from '#client/features/templates/document-writes.ts';
import { pageWriter } from '#client/features/templates/page-writer.ts';
import type { UsedDocument } from '#client/features/templates/use-document.ts';
import { Icon } from '#client/ui/icon.tsx';
import type { DocumentDetail } from '#contract/documents.ts';

interface NotSavedProps {
  detail: DocumentDetail;
  document: UsedDocument;
}

export function NotSaved({ detail, document }: NotSavedProps) {
  const { edit: t } = useTexts('documents');
  const failureText = useFailureText();
  const { status, refusal } = document.unsent;
  const keep = useKeepAsNew(detail, document.texts);
  if (status !== 'failed' || refusal === null) return null;
  const isDeleted = refusal.code === 'document.not_found';
  return (
    <div className="note note-bad" role="alert">
      <Icon of={CircleAlert} />
      <div>
        <p>
          {isDeleted ? t.deleted : t.refused}{' '}
          <small>{isDeleted ? t.deletedText : failureText(refusal.code)}</small>
        </p>
        {isDeleted && (
          <button
            aria-busy={keep.isBusy}
            className="btn btn-line"
            onClick={() => void keep.begin()}
            type="button"
          >
            {t.keepAsNew}
          </button>
        )}
        {keep.failure !== null && <p>{failureText(keep.failure)}</p>}
      </div>
    </div>
  );
}

/** Begins another document with all that stands in this one. */
function useKeepAsNew({ template }: DocumentDetail, texts: UsedDocument['texts']) {
  const outbox = useOutbox();
  const client = useQueryClient();
  const go = useGo();
  const { isBusy, failure, run } = useCall();
  const begin = async (): Promise<void> => {
    if (template === null) return;
    const { courseKey, key: templateKey } = template;
    const fresh = await run(async (key) => {
      const begun = await tryCall(api.documents.create({ courseKey, templateKey }, withKey(key)));
      if (!begun.ok) return begun;
      return tryCall(client.fetchQuery(documentQueries.one(begun.value.id)));
    });
    if (!fresh?.ok) return;
    const { id: documentId, cells, revision } = fresh.value as DocumentDetail;
    const emptied = Object.fromEntries(Object.keys(cells).map((cell) => [cell, '']));
    const all = Object.entries({ ...emptied, ...texts }).map(
      ([cell, text]) => [cell, { text, base: revision }] as const,
    );
    const write = saveWrite({ documentId, writer: pageWriter(), cells: Object.fromEntries(all) });
    void outbox.put(write);
    void client.invalidateQueries({ queryKey: documentQueries.all().queryKey });
    go(addresses.document(documentId));
  };
  return { isBusy, failure, begin };
}
