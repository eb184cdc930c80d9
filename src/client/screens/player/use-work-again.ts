// The next round of a task, with other numbers: one action with one key, whatever has to be repeated.
import { useCallback, useState } from 'react';
import { useAction } from '#client/api/action-key.ts';
import type { ActivityRequest } from '#client/api/activity-request.ts';
import { withKey } from '#client/api/api.ts';
import { type FailureCode, tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import type { Play } from '#contract/play.ts';

export type WorkAgainState =
  | { status: 'open' }
  | { status: 'sending' }
  | { status: 'failed'; code: FailureCode };

export function useWorkAgain(request: ActivityRequest, onRound: (play: Play) => void) {
  const [state, setState] = useState<WorkAgainState>({ status: 'open' });
  const action = useAction();
  const workAgain = useCallback(
    async (stepId: string) => {
      setState({ status: 'sending' });
      const answer = await action((key) =>
        tryCall(api.learning.workAgain({ ...request, stepId }, withKey(key))),
      );
      if (answer.ok) {
        onRound(answer.value);
        setState({ status: 'open' });
      } else setState({ status: 'failed', code: answer.failure.code });
    },
    [request, action, onRound],
  );
  return { againState: state, workAgain };
}
