// Keeps the newest of each thing on the server: waits for a pause, sends one at a time, tries again.
import { retryDelayMs } from './step-queue.ts';
import type { SendOutcome } from './step-sender.ts';

export interface KeeperState {
  /** Ids whose newest value the server does not have yet. */
  readonly waiting: readonly string[];
  readonly failures: number;
}

/** The browser's timer, as `createKeeper` takes it. */
export const later = (run: () => void, ms: number) => {
  const timer = setTimeout(run, ms);
  return () => clearTimeout(timer);
};

interface KeeperOptions<T> {
  send: (id: string, value: T) => Promise<SendOutcome>;
  onChange: (state: KeeperState) => void;
  /** How long the learner has to pause before their work is sent. */
  pauseMs: number;
  /** The browser's timer; tests bring their own. */
  later: (run: () => void, ms: number) => () => void;
}

export function createKeeper<T>({ send, onChange, pauseMs, later }: KeeperOptions<T>) {
  const waiting = new Map<string, T>();
  let failures = 0;
  let running: Promise<boolean> | null = null;
  let cancel = (): void => undefined;
  let isStopped = false;

  const tell = () => onChange({ waiting: [...waiting.keys()], failures });
  const plan = (ms: number) => {
    cancel();
    if (!isStopped) cancel = later(() => void flush(), ms);
  };

  async function drain(): Promise<boolean> {
    for (let next = waiting.entries().next(); !next.done; next = waiting.entries().next()) {
      const [id, value] = next.value;
      const outcome = await send(id, value);
      if (outcome === 'failed') {
        failures += 1;
        plan(retryDelayMs(failures));
        tell();
        return false;
      }
      failures = 0;
      // What was changed meanwhile is newer than what the server has now.
      if (waiting.get(id) === value) waiting.delete(id);
      tell();
    }
    return true;
  }

  /** Sends what waits, without a pause. @returns true when nothing is left */
  function flush(): Promise<boolean> {
    cancel();
    running ??= drain().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    flush,
    /** Takes a newer value, and sends it once the learner pauses. */
    keep(id: string, value: T): void {
      isStopped = false;
      waiting.set(id, value);
      plan(failures === 0 ? pauseMs : retryDelayMs(failures));
      tell();
    },
    has: (id: string): boolean => waiting.has(id),
    /** Forgets a value that needs no keeping any more. */
    drop(id: string): void {
      if (waiting.delete(id)) tell();
    },
    /** Stops to try again; a send that is under way still ends. */
    stop(): void {
      isStopped = true;
      cancel();
    },
  };
}
