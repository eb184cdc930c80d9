// Ends the running attempt of a paper from its intro: what this device still has goes along first.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '#client/api/action-key.ts';
import { withKey } from '#client/api/api.ts';
import { attempt as answered } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { leftCalls } from '#client/features/attempt/left-calls.ts';
import { sendLeftWork } from '#client/features/attempt/send-left-work.ts';
import { ownShelf } from '#client/features/attempt/work-shelf.ts';
import { keepBrought, touchedByAttempt } from '#client/features/exam/brought-kept.ts';
import { useLearner } from '#client/features/session/session.tsx';

type EndState = 'open' | 'ending' | 'failed';

export function useEndAttempt(paperKey: string, attemptId: string) {
  const { id: learnerId } = useLearner();
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
    const { isOver } = await sendLeftWork({
      shelf: ownShelf,
      learnerId,
      running: [attemptId],
      calls: leftCalls,
    });
    if (!isOver) return false;
    const answer = await action((key) => answered(api.exams.submit({ attemptId }, withKey(key))));
    if (!answer.ok) return false;
    // Its report celebrates what it brought, whenever it is opened.
    if (!answer.value.alreadyDone) keepBrought(attemptId, answer.value.brought);
    client.removeQueries({ queryKey: ['attempt', paperKey] });
    return true;
  };
  /** Reads anew what showed that it was running. */
  const forget = () => {
    for (const key of touchedByAttempt) void client.invalidateQueries({ queryKey: [key] });
  };
  return { end, forget, state };
}
