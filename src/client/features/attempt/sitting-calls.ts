// What a sitting asks of the page around it: calls, clocks, timers and the other tabs.
import type { Answer as CallAnswer } from '#client/api/failure.ts';
import type {
  AnswerChange,
  Attempt,
  AttemptPulse,
  AttemptQuestion,
  SavedAnswer,
  Serving,
  Submitted,
} from '#contract/exams.ts';

export interface SittingCalls {
  save: (changes: AnswerChange[]) => Promise<CallAnswer<AttemptPulse & { saved: SavedAnswer[] }>>;
  beat: (position: number) => Promise<CallAnswer<AttemptPulse>>;
  read: () => Promise<CallAnswer<Attempt>>;
  /** @param key of the action: the same for the same changes, so that it is done once */
  submit: (changes: AnswerChange[], key: string) => Promise<CallAnswer<Submitted>>;
  /** @param after the number that is shown */
  next: (after: number) => Promise<CallAnswer<Served>>;
  /** @param total how many questions are known here */
  another: (questionId: string, total: number) => Promise<CallAnswer<Added>>;
  pause: (action: 'start' | 'end', after: number) => Promise<CallAnswer<AttemptPulse>>;
}

/** The question that is asked now; both null after the last. */
export type Served = AttemptPulse & {
  serving: Serving | null;
  question: AttemptQuestion | null;
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

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 30_000;

/** How long to wait after failures in a row: it doubles, at most half a minute. */
export const waitAfter = (failures: number): number =>
  Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (Math.max(1, failures) - 1));
