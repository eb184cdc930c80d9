// Steps that were reached but not yet kept by the server: sent one by one, in order, until they are.

export interface StepQueue {
  /** Ids in the order in which the learner reached them; the first is the next to send. */
  readonly unsent: readonly string[];
  readonly sending: boolean;
  /** Failures in a row; sets how long the next try waits. */
  readonly failures: number;
}

export type StepQueueEvent =
  | { type: 'reached'; stepId: string }
  | { type: 'sending' }
  /** The server keeps the step. */
  | { type: 'kept'; stepId: string }
  /** The network or the server failed: the step waits for its next try. */
  | { type: 'failed' }
  /** The server will never take this step: trying again would not help. */
  | { type: 'refused'; stepId: string };

/** @param unsent what an earlier visit left behind on this device */
export const stepQueue = (unsent: readonly string[] = []): StepQueue => ({
  unsent: [...new Set(unsent)],
  sending: false,
  failures: 0,
});

export function stepQueueReducer(queue: StepQueue, event: StepQueueEvent): StepQueue {
  switch (event.type) {
    case 'reached':
      if (queue.unsent.includes(event.stepId)) return queue;
      return { ...queue, unsent: [...queue.unsent, event.stepId] };
    case 'sending':
      return { ...queue, sending: true };
    case 'kept':
    case 'refused':
      return {
        unsent: queue.unsent.filter((stepId) => stepId !== event.stepId),
        sending: false,
        failures: 0,
      };
    case 'failed':
      return { ...queue, sending: false, failures: queue.failures + 1 };
  }
}

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;

/** How long to wait before the next try: doubles with each failure, at most half a minute. */
export function retryDelayMs(failures: number): number {
  if (failures === 0) return 0;
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - 1));
}
