// What an attempt asks of the page around it: calls, clocks, timers and the other tabs.
import { type CallResult, type Failure, isPassing } from '#client/api/failure.ts';
import type {
  AnswerChange,
  Attempt,
  AttemptPulse,
  AttemptQuestion,
  SavedAnswer,
  Serving,
  Submitted,
} from '#contract/exams.ts';

export interface AttemptCalls {
  save: (changes: AnswerChange[]) => Promise<CallResult<AttemptPulse & { saved: SavedAnswer[] }>>;
  heartbeat: (position: number) => Promise<CallResult<AttemptPulse>>;
  read: () => Promise<CallResult<Attempt>>;
  /** @param key of the action: the same for the same changes, so that it is done once */
  submit: (changes: AnswerChange[], key: string) => Promise<CallResult<Submitted>>;
  /** @param after the number that is shown */
  next: (after: number) => Promise<CallResult<Served>>;
  /** @param total how many questions are known here */
  another: (questionId: string, total: number) => Promise<CallResult<Added>>;
  pause: (action: 'start' | 'pass' | 'end', after: number) => Promise<CallResult<AttemptPulse>>;
  /** @param to the last number of the part */
  endPart: (to: number) => Promise<CallResult<AttemptPulse>>;
}

/** The same call may succeed later: nothing is wrong with what was sent. */
export const mayPass = (failure: Failure): boolean =>
  isPassing(failure) || failure.code === 'request.too_many' || failure.code === 'request.in_flight';

/** The question that is asked now; both null after the last. */
export type Served = AttemptPulse & {
  serving: Serving | null;
  question: AttemptQuestion | null;
  left: AttemptQuestion | null;
};

/** One more question, and how many there are now. */
export type Added = AttemptPulse & { total: number; question: AttemptQuestion };

/** What tabs of one browser tell each other; each asks the server itself what there is. */
export interface TabNews {
  attemptId: string;
  /** Of the attempt after the save; null where it has ended. */
  revision: number | null;
}

/** Runs something later; the answer calls it off. */
export type Later = (run: () => void, ms: number) => () => void;

/** The browser's timer. */
export const later: Later = (run, ms) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

/**
 * The timers of one page. Once stopped, none runs and none is planned until it starts again: what a page
 * was about to do may be older than what the next one does.
 */
export function pageTimers(later: Later) {
  const pending = new Set<() => void>();
  let isOn = false;
  return {
    later(run: () => void, ms: number): () => void {
      if (!isOn) return () => undefined;
      const cancel = later(() => {
        pending.delete(cancel);
        run();
      }, ms);
      pending.add(cancel);
      return () => {
        pending.delete(cancel);
        cancel();
      };
    },
    start(): void {
      isOn = true;
    },
    stop(): void {
      isOn = false;
      for (const cancel of pending) cancel();
      pending.clear();
    },
  };
}
