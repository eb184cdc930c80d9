// Ends the running attempt of a paper from its intro: what this device still has goes along first.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '#client/api/action-key.ts';
import { withKey } from '#client/api/api.ts';
import { tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { useOutbox } from '#client/base/outbox/use-outbox.tsx';
import { useLearner } from '#client/base/session/session.tsx';
import { attemptResource, attemptWrite } from '#client/features/attempt/attempt-writes.ts';
import { cacheOutcome, touchedByAttempt } from '#client/features/exam/outcome-cache.ts';

type EndState = 'open' | 'ending' | 'failed';

/** @param name of the paper, with its course */
export function useEndAttempt(name: string, attemptId: string) {
  const { id: learnerId } = useLearner();
  const outbox = useOutbox();
  const client = useQueryClient();
  const action = useAction();
  const [state, setState] = useState<EndState>('open');
  /** @returns whether it has ended; nothing is lost where it has not */
  const end = async (): Promise<boolean> => {
    setState('ending');
    const isEnded = await tryIt();
    if (!isEnded) setState('failed');
    return isEnded;
  };
  const tryIt = async (): Promise<boolean> => {
    await outbox.put(attemptWrite({ learnerId, attemptId }));
    if (!(await outbox.flush(attemptResource(attemptId)))) return false;
    const answer = await action((key) => tryCall(api.exams.submit({ attemptId }, withKey(key))));
    if (!answer.ok) return false;
    // Its report celebrates what it brought, whenever it is opened.
    if (!answer.value.alreadyDone) cacheOutcome(attemptId, answer.value.outcome);
    client.removeQueries({ queryKey: ['attempt', name] });
    return true;
  };
  /** Reads anew what showed that it was running. */
  const forget = () => {
    for (const key of touchedByAttempt) void client.invalidateQueries({ queryKey: [key] });
  };
  return { end, forget, state };
}
