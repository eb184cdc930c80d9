// The next round of a quiz: one action with one key, whatever has to be repeated.
import { useCallback, useState } from 'react';
import { useAction } from '#client/api/action-key.ts';
import type { ActivityRequest } from '#client/api/activity-request.ts';
import { withKey } from '#client/api/api.ts';
import { type FailureCode, tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import type { Play } from '#contract/play.ts';

export type RetakeState = { status: 'open' | 'sending' } | { status: 'failed'; code: FailureCode };

export function useRetake(request: ActivityRequest, onRound: (play: Play) => void) {
  const [state, setState] = useState<RetakeState>({ status: 'open' });
  const action = useAction();
  const retake = useCallback(async () => {
    setState({ status: 'sending' });
    const answer = await action((key) => tryCall(api.learning.retakeQuiz(request, withKey(key))));
    if (answer.ok) onRound(answer.value);
    else setState({ status: 'failed', code: answer.failure.code });
  }, [request, action, onRound]);
  return { retakeState: state, retake };
}
