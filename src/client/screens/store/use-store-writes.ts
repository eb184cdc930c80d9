// What a learner does in the store: the answer is the store after it, and the profile is read anew.
import { useQueryClient } from '@tanstack/react-query';
import { withKey } from '#client/api/api.ts';
import { type CallResult, tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { queries } from '#client/api/queries.ts';
import { useCall } from '#client/api/use-call.ts';
import { useSession } from '#client/base/session/session.tsx';
import type { StoreView } from '#contract/store.ts';

export function useStoreWrites() {
  const client = useQueryClient();
  const session = useSession();
  const { isBusy, failure, run } = useCall();
  /** @returns false where it was refused or failed, or another write still runs */
  const write = async (call: (key: string) => Promise<CallResult<StoreView>>): Promise<boolean> => {
    const answer = await run(call);
    if (answer === null) return false;
    if (!answer.ok) {
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
    buy: (itemId: string) => write((key) => tryCall(api.store.buy({ itemId }, withKey(key)))),
    start: (itemId: string) => write((key) => tryCall(api.store.start({ itemId }, withKey(key)))),
    wear: (itemId: string, on: boolean) => write(() => tryCall(api.store.wear({ itemId, on }))),
  };
}
