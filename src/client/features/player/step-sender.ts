// Drains the queue of reached steps: one call at a time, in order, stopping at the first silence.
import { type StepQueue, type StepQueueEvent, stepQueue, stepQueueReducer } from './step-queue.ts';

/** `kept` by the server, `refused` for good, or `failed` for now. */
export type SendOutcome = 'kept' | 'refused' | 'failed';

interface StepSenderOptions {
  send: (stepId: string) => Promise<SendOutcome>;
  /** What an earlier visit left behind. */
  unsent: readonly string[];
  onChange: (queue: StepQueue) => void;
}

export function createStepSender({ send, unsent, onChange }: StepSenderOptions) {
  let queue = stepQueue(unsent);
  let running: Promise<boolean> | null = null;

  function on(event: StepQueueEvent): void {
    queue = stepQueueReducer(queue, event);
    onChange(queue);
  }

  async function drain(): Promise<boolean> {
    for (let stepId = queue.unsent[0]; stepId !== undefined; stepId = queue.unsent[0]) {
      on({ type: 'sending' });
      const outcome = await send(stepId);
      if (outcome === 'failed') {
        on({ type: 'failed' });
        return false;
      }
      on({ type: outcome, stepId });
    }
    return true;
  }

  /** Sends what waits. @returns true when nothing is left unsent */
  function flush(): Promise<boolean> {
    running ??= drain().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    queue: (): StepQueue => queue,
    flush,
    /** Keeps a step for the server and sends it, unless a failed one before it waits for its retry. */
    reach(stepId: string): void {
      on({ type: 'reached', stepId });
      if (queue.failures === 0) void flush();
    },
  };
}
