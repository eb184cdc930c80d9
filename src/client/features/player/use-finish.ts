// Finishing an activity: one action with one key, whatever has to be repeated.
import { useCallback, useState } from 'react';
import { useAction } from '#client/api/action-key.ts';
import { withKey } from '#client/api/api.ts';
import { attempt, type FailureCode } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import type { Wanted } from '#client/api/wanted.ts';
import type { Finish } from '#contract/play.ts';

export type FinishState = { status: 'open' | 'sending' } | { status: 'failed'; code: FailureCode };

interface FinishOptions {
  wanted: Wanted;
  /** Sends what waits: the server finishes only what it has seen. */
  before: () => Promise<boolean>;
  onDone: (finish: Finish) => void;
}

export function useFinish({ wanted, before, onDone }: FinishOptions) {
  const [state, setState] = useState<FinishState>({ status: 'open' });
  const action = useAction();
  const finish = useCallback(async () => {
    setState({ status: 'sending' });
    if (!(await before())) {
      setState({ status: 'failed', code: 'network.failed' });
      return;
    }
    const answer = await action((key) => attempt(api.learning.finish(wanted, withKey(key))));
    if (!answer.ok) {
      setState({ status: 'failed', code: answer.failure.code });
      return;
    }
    onDone(answer.value);
  }, [wanted, action, before, onDone]);
  return { finishState: state, finish };
}
