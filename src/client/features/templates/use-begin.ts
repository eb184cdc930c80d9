// Begins a document and opens it.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '#client/api/action-key.ts';
import { withKey } from '#client/api/api.ts';
import { documentQueries } from '#client/api/document-queries.ts';
import { type FailureCode, tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { addresses } from '#client/base/addresses.ts';
import { useGo } from '#client/base/go.tsx';

export function useBegin(courseKey: string, templateKey: string) {
  const client = useQueryClient();
  const go = useGo();
  const act = useAction();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailureCode | null>(null);
  /** @param company whose filled example it begins with; undefined for a blank document */
  const begin = async (company?: string): Promise<void> => {
    if (isBusy) return;
    setBusy(true);
    setFailure(null);
    const input = { courseKey, templateKey, ...(company !== undefined && { company }) };
    const answer = await act((key) => tryCall(api.documents.create(input, withKey(key))));
    setBusy(false);
    if (!answer.ok) return setFailure(answer.failure.code);
    void client.invalidateQueries({ queryKey: documentQueries.all().queryKey });
    go(addresses.document(answer.value.id));
  };
  return { isBusy, failure, begin };
}
