// What a learner does in the store: the answer is the store after it, and the profile is read anew.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '#client/api/action-key.ts';
import { withKey } from '#client/api/api.ts';
import { type CallResult, type FailureCode, tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { queries } from '#client/api/queries.ts';
import { useSession } from '#client/base/session/session.tsx';
import type { StoreView } from '#contract/store.ts';

export function useStoreWrites() {
  const client = useQueryClient();
  const session = useSession();
  const act = useAction();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailureCode | null>(null);
  const run = async (call: (key: string) => Promise<CallResult<StoreView>>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setFailure(null);
    const answer = await act(call);
    setBusy(false);
    if (!answer.ok) {
      setFailure(answer.failure.code);
      // What is shown may be what was refused: another device has bought meanwhile.
      void client.invalidateQueries({ queryKey: queries.store().queryKey });
      return false;
    }
    client.setQueryData(queries.store().queryKey, answer.value);
    void session.ask();
    // A pass opens templates.
    for (const key of ['templates', 'template']) {
      void client.invalidateQueries({ queryKey: [key] });
    }
    return true;
  };
  return {
    isBusy,
    failure,
    buy: (itemId: string) => run((key) => tryCall(api.store.buy({ itemId }, withKey(key)))),
    start: (itemId: string) => run((key) => tryCall(api.store.start({ itemId }, withKey(key)))),
    wear: (itemId: string, on: boolean) => run(() => tryCall(api.store.wear({ itemId, on }))),
  };
}
