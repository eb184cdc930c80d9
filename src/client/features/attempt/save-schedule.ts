// When the work of an open attempt goes out: soon after an answer, and at once where something waits for it.
import type { AttemptSessionCore } from './attempt-session-core.ts';
import type { SaveTurns } from './attempt-writes.ts';
import { isUnsent } from './working-copy.ts';

/** A pause this long sends what was answered; who does not pause waits no longer than the second. */
const PAUSE_MS = 400;
const LONGEST_PAUSE_MS = 4_000;

interface ScheduleDeps {
  readonly core: AttemptSessionCore;
  readonly turns: SaveTurns;
  /** A clock in ms that only runs forward. */
  readonly steady: () => number;
}

export type SaveSchedule = ReturnType<typeof saveSchedule>;

export function saveSchedule({ core, turns, steady }: ScheduleDeps) {
  let waitingSince: number | null = null;
  return {
    /** A try begins: what comes after it waits anew. */
    began(): void {
      waitingSince = null;
    },
    /** Sends what waits, without a pause. @returns true once nothing is left */
    now(): Promise<boolean> {
      if (core.state().phase === 'over') return Promise.resolve(true);
      return turns.now();
    },
    /** Something changed: it is sent once the learner pauses. */
    soon(): void {
      if (![...core.state().copy.values()].some(isUnsent)) return;
      // After failures the next try is planned already; the network's return calls it sooner.
      if (core.state().failures > 0) return;
      waitingSince ??= steady();
      const waited = steady() - waitingSince;
      turns.soon(Math.max(0, Math.min(PAUSE_MS, LONGEST_PAUSE_MS - waited)));
    },
  };
}
