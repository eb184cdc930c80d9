// Begins a document and opens it.
import { useQueryClient } from '@tanstack/react-query';
import { withKey } from '#client/api/api.ts';
import { documentQueries } from '#client/api/document-queries.ts';
import { tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useCall } from '#client/api/use-call.ts';
import { addresses } from '#client/base/addresses.ts';
import { useGo, useSearchText } from '#client/base/go.tsx';
import { keepWayBack } from '#client/base/way-back.ts';

export function useBegin(courseKey: string, templateKey: string) {
  const client = useQueryClient();
  const go = useGo();
  const [search] = useSearchText();
  const { isBusy, failure, run } = useCall();
  /** @param company whose filled example it begins with; undefined for a blank document */
  const begin = async (company?: string): Promise<void> => {
    const input = { courseKey, templateKey, ...(company !== undefined && { company }) };
    const answer = await run((key) => tryCall(api.documents.create(input, withKey(key))));
    if (!answer?.ok) return;
    void client.invalidateQueries({ queryKey: documentQueries.all().queryKey });
    go(keepWayBack(addresses.document(answer.value.id), search));
  };
  return { isBusy, failure, begin };
}
