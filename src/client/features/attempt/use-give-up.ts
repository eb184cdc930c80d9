// Giving an attempt up, from wherever it is asked for: what an exam has on this device goes along first.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAction } from '#client/api/action-key.ts';
import { withKey } from '#client/api/api.ts';
import { tryCall } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { inCourse } from '#client/base/addresses.ts';
import { useOutbox } from '#client/base/outbox/use-outbox.tsx';
import { useLearner } from '#client/base/session/session.tsx';
import type { AttemptGivenUp, AttemptSummary } from '#contract/exams.ts';
import { attemptResource, attemptWrite } from './attempt-writes.ts';

type GivingUp = 'asking' | 'busy' | 'failed';

/** @param onGivenUp what became of it */
export function useGiveUp(
  attempt: Pick<AttemptSummary, 'id' | 'courseKey' | 'paperKey' | 'kind'>,
  onGivenUp: (ended: AttemptGivenUp) => void,
): { state: GivingUp; giveUp: () => Promise<void> } {
  const { id: learnerId } = useLearner();
  const outbox = useOutbox();
  const client = useQueryClient();
  const action = useAction();
  const [state, setState] = useState<GivingUp>('asking');
  const { id: attemptId, courseKey, paperKey, kind } = attempt;
  const isSaved = async () => {
    if (kind === 'practice') return true;
    await outbox.put(attemptWrite({ learnerId, attemptId }));
    return outbox.flush(attemptResource(attemptId));
  };
  const giveUp = async () => {
    setState('busy');
    const answer = (await isSaved())
      ? await action((key) => tryCall(api.exams.giveUp({ attemptId }, withKey(key))))
      : null;
    if (!answer?.ok) {
      setState('failed');
      return;
    }
    client.removeQueries({ queryKey: ['attempt', inCourse(courseKey, paperKey)] });
    onGivenUp(answer.value);
  };
  return { state, giveUp };
}
