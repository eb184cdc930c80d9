// The step queue in React: sends, waits, tries again, and keeps on this device what is unsent.
import { useCallback, useEffect, useRef, useState } from 'react';
import { actionKeeper } from '#client/api/action-key.ts';
import { withKey } from '#client/api/api.ts';
import { useConnection } from '#client/api/connection.ts';
import { attempt } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import type { Wanted } from '#client/api/wanted.ts';
import type { PlayProgress } from '#contract/learning.ts';
import { refusals } from './refusals.ts';
import { retryDelayMs } from './step-queue.ts';
import { createStepSender, type SendOutcome } from './step-sender.ts';
import type { UnsentStore } from './unsent-store.ts';

interface StepSenderOptions {
  wanted: Wanted;
  store: UnsentStore;
  /** The server's progress after a step was kept. */
  onProgress: (progress: PlayProgress) => void;
  /** The server will not take a step: what is shown may be stale. */
  onRefused: () => void;
}

export function useStepSender({ wanted, store, onProgress, onRefused }: StepSenderOptions) {
  const connection = useConnection();
  const hear = useRef({ onProgress, onRefused });
  useEffect(() => {
    hear.current = { onProgress, onRefused };
  }, [onProgress, onRefused]);

  const [sender] = useState(() => {
    const keepers = new Map<string, ReturnType<typeof actionKeeper>>();
    const send = async (stepId: string): Promise<SendOutcome> => {
      const keeper = keepers.get(stepId) ?? actionKeeper();
      keepers.set(stepId, keeper);
      const answer = await attempt(
        api.learning.seeStep({ ...wanted, stepId }, withKey(keeper.key())),
      );
      keeper.settle(answer);
      if (answer.ok) {
        hear.current.onProgress(answer.value);
        return 'kept';
      }
      if (!refusals.includes(answer.failure.code)) return 'failed';
      hear.current.onRefused();
      return 'refused';
    };
    return createStepSender({
      send,
      unsent: store.unsent(),
      onChange: (next) => {
        store.keepUnsent(next.unsent);
        setQueue(next);
      },
    });
  });
  const [queue, setQueue] = useState(sender.queue);

  const waiting = queue.unsent.length > 0 && !queue.sending;
  useEffect(() => {
    // Without a network the step waits for `connection` to change, not for a timer.
    if (!waiting || connection === 'offline') return;
    const timer = setTimeout(() => void sender.flush(), retryDelayMs(queue.failures));
    return () => clearTimeout(timer);
  }, [waiting, queue.failures, connection, sender]);

  // The network is back: no need to wait for the timer.
  useEffect(() => {
    if (connection === 'online') void sender.flush();
  }, [connection, sender]);

  const sendNow = useCallback(() => void sender.flush(), [sender]);
  return { queue, reach: sender.reach, flush: sender.flush, sendNow };
}
