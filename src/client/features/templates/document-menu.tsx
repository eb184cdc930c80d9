// What else can be done with a document: rename, duplicate, delete.
import { useQueryClient } from '@tanstack/react-query';
import { Copy, Ellipsis, PencilLine, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '#client/api/action-key.ts';
import { withKey } from '#client/api/api.ts';
import { documentQueries } from '#client/api/document-queries.ts';
import { tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useFailureText, useTexts } from '#client/base/language/language.tsx';
import { Icon } from '#client/ui/icon.tsx';
import { MenuButton } from '#client/ui/menu-button.tsx';
import { useNotices } from '#client/ui/notices.tsx';
import type { DocumentCard } from '#contract/documents.ts';
import { RemoveDialog, RenameDialog } from './document-dialogs.tsx';

interface DocumentMenuProps {
  document: Pick<DocumentCard, 'id' | 'name'>;
  /** It is not there any more. */
  onRemoved: () => void;
}

export function DocumentMenu({ document, onRemoved }: DocumentMenuProps) {
  const t = useTexts('documents');
  const [asked, setAsked] = useState<'rename' | 'remove' | null>(null);
  const duplicate = useDuplicate(document.id);
  return (
    <>
      <MenuButton
        align="end"
        className="btn btn-line"
        entries={[
          {
            kind: 'action',
            label: t.rename,
            icon: PencilLine,
            run: () => setAsked('rename'),
          },
          { kind: 'action', label: t.duplicate, icon: Copy, run: () => void duplicate() },
          { kind: 'line' },
          { kind: 'action', label: t.remove, icon: Trash2, run: () => setAsked('remove') },
        ]}
        label={t.more(document.name)}
      >
        <Icon of={Ellipsis} />
      </MenuButton>
      {asked === 'rename' && <RenameDialog document={document} onClose={() => setAsked(null)} />}
      {asked === 'remove' && (
        <RemoveDialog document={document} onClose={() => setAsked(null)} onRemoved={onRemoved} />
      )}
    </>
  );
}

function useDuplicate(documentId: string) {
  const t = useTexts('documents');
  const failureText = useFailureText();
  const client = useQueryClient();
  const { notice } = useNotices();
  const act = useAction();
  return async () => {
    const answer = await act((key) => tryCall(api.documents.copy({ documentId }, withKey(key))));
    if (!answer.ok) {
      return notice({ tone: 'bad', title: t.failed, text: failureText(answer.failure.code) });
    }
    notice({ tone: 'good', title: t.duplicated(answer.value.name) });
    await client.invalidateQueries({ queryKey: documentQueries.all().queryKey });
  };
}
