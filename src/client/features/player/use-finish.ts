// Finishing an activity: one action with one key, whatever has to be repeated.
import { useCallback, useState } from 'react';
import { useAction } from '#client/api/action-key.ts';
import type { ActivityRequest } from '#client/api/activity-request.ts';
import { withKey } from '#client/api/api.ts';
import { type FailureCode, tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import type { Finish } from '#contract/play.ts';

export type FinishState = { status: 'open' | 'sending' } | { status: 'failed'; code: FailureCode };

interface FinishOptions {
  request: ActivityRequest;
  /** Sends what waits: the server finishes only what it has seen. */
  before: () => Promise<boolean>;
  onDone: (finish: Finish) => void;
}

export function useFinish({ request, before, onDone }: FinishOptions) {
  const [state, setState] = useState<FinishState>({ status: 'open' });
  const action = useAction();
  const finish = useCallback(async () => {
    setState({ status: 'sending' });
    if (!(await before())) {
      setState({ status: 'failed', code: 'network.failed' });
      return;
    }
    const answer = await action((key) => tryCall(api.learning.finish(request, withKey(key))));
    if (!answer.ok) {
      setState({ status: 'failed', code: answer.failure.code });
      return;
    }
    onDone(answer.value);
  }, [request, action, before, onDone]);
  return { finishState: state, finish };
}
