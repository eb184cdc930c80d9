// Exports a document as its file, and says what came of it.
import { useState } from 'react';
import { type FailureCode, tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useOutbox } from '#client/base/outbox/use-outbox.tsx';
import { documentResource } from './document-writes.ts';
import { saveSentFile } from './file-bytes.ts';

type State =
  | { readonly status: 'idle' | 'busy' | 'saved' }
  | { readonly status: 'unsent' }
  | { readonly status: 'failed'; readonly code: FailureCode };

export function useExport(documentId: string) {
  const outbox = useOutbox();
  const [state, setState] = useState<State>({ status: 'idle' });
  const run = async (): Promise<void> => {
    setState({ status: 'busy' });
    // The file is made of what the server has.
    if (!(await outbox.flush(documentResource(documentId)))) return setState({ status: 'unsent' });
    const answer = await tryCall(api.documents.file({ documentId }));
    if (!answer.ok) return setState({ status: 'failed', code: answer.failure.code });
    saveSentFile(answer.value);
    setState({ status: 'saved' });
  };
  return { state, run };
}
