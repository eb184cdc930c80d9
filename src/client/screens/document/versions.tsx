// How the document was before, with the way back.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, History } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '#client/api/action-key.ts';
import { withKey } from '#client/api/api.ts';
import { documentQueries } from '#client/api/document-queries.ts';
import { tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { useMoment } from '#client/base/use-moment.ts';
import { Dialog } from '#client/ui/dialog.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { useNotices } from '#client/ui/notices.tsx';
import type { DocumentVersion } from '#contract/documents.ts';
import styles from './document.module.css';

interface VersionsProps {
  documentId: string;
  /** Sends what was typed; false where it did not arrive. */
  flush: () => Promise<boolean>;
  onClose: () => void;
}

export function Versions({ documentId, flush, onClose }: VersionsProps) {
  const { versions: t } = useTexts('documents');
  const actions = useTexts('actions');
  const { data, isError, refetch } = useQuery(documentQueries.versions(documentId));
  const { busy, problem, restore } = useRestore({ documentId, flush, onClose });
  return (
    <Dialog closeLabel={actions.close} look="drawer" onClose={onClose} open title={t.title}>
      <p className="muted">{t.lead}</p>
      {problem !== null && (
        <p className="note note-bad" role="alert">
          <Icon of={CircleAlert} />
          {problem}
        </p>
      )}
      {data === undefined ? (
        isError ? (
          <p className="note note-bad" role="alert">
            <Icon of={CircleAlert} />
            {t.failed}
            <button className="btn btn-line" onClick={() => void refetch()} type="button">
              {actions.retry}
            </button>
          </p>
        ) : (
          <p role="status">{t.loading}</p>
        )
      ) : data.versions.length === 0 ? (
        <>
          <h3>{t.none}</h3>
          <p className="muted">{t.noneText}</p>
        </>
      ) : (
        <ul className={styles.versions}>
          {data.versions.map((version) => (
            <VersionRow
              isBusy={busy === version.no}
              key={version.no}
              onRestore={() => void restore(version.no)}
              version={version}
            />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

interface VersionRowProps {
  version: DocumentVersion;
  isBusy: boolean;
  onRestore: () => void;
}

function VersionRow({ version, isBusy, onRestore }: VersionRowProps) {
  const { versions: t, portfolio } = useTexts('documents');
  const when = useMoment()(version.at);
  return (
    <li>
      <div>
        <b>{when}</b>
        <p className="small muted">
          {t.reason[version.reason]} · {portfolio.filled(version.filled)}
        </p>
      </div>
      <button
        aria-busy={isBusy}
        aria-label={t.restoreNamed(when)}
        className="btn btn-line"
        onClick={onRestore}
        type="button"
      >
        <Icon of={History} size="s" />
        {t.restore}
      </button>
    </li>
  );
}

function useRestore({ documentId, flush, onClose }: VersionsProps) {
  const { versions: t } = useTexts('documents');
  const failureText = useFailureText();
  const client = useQueryClient();
  const { notice } = useNotices();
  const act = useAction();
  const [busy, setBusy] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const restore = async (versionNo: number): Promise<void> => {
    if (busy !== null) return;
    setBusy(versionNo);
    setProblem(null);
    const isSent = await flush();
    const answer = isSent
      ? await act((key) => tryCall(api.documents.restore({ documentId, versionNo }, withKey(key))))
      : null;
    setBusy(null);
    if (answer === null) return setProblem(t.unsent);
    if (!answer.ok) return setProblem(failureText(answer.failure.code));
    client.setQueryData(documentQueries.one(documentId).queryKey, answer.value);
    void client.invalidateQueries({ queryKey: documentQueries.all().queryKey });
    notice({ tone: 'good', title: t.restored });
    onClose();
  };
  return { busy, problem, restore };
}
