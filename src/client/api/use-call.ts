// A press that calls the server: one call at a time, the same key on a retry, and why the last one failed.
import { useRef, useState } from 'react';
import { useAction } from './action-key.ts';
import type { CallResult, FailureCode } from './failure.ts';

export function useCall() {
  const act = useAction();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailureCode | null>(null);
  /**
   * @param call is given the key of the action, for calls that take one
   * @returns the answer; null where a call before this one still runs, and nothing was called
   */
  const run = async <T>(
    call: (key: string) => Promise<CallResult<T>>,
  ): Promise<CallResult<T> | null> => {
    // The state of the last render: two presses of one moment would both find it idle.
    if (isRunning.current) return null;
    isRunning.current = true;
    setBusy(true);
    setFailure(null);
    const answer = await act(call);
    isRunning.current = false;
    setBusy(false);
    if (!answer.ok) setFailure(answer.failure.code);
    return answer;
  };
  return { isBusy, failure, run };
}
