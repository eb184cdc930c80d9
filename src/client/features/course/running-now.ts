// Which attempts run, for a learner who waits on it: a server that is silent or slow does not decide.
import type { AttemptSummary } from '#contract/exams.ts';

type Running = readonly AttemptSummary[];

/** Longer nobody waits for a menu. */
const PATIENCE_MS = 2_000;

interface NowOptions {
  isOnline: boolean;
  ask: () => Promise<Running>;
  /** As it was heard last. */
  known: () => Running;
  later: (run: () => void, ms: number) => unknown;
}

export async function runningNow({ isOnline, ask, known, later }: NowOptions): Promise<Running> {
  if (!isOnline) return known();
  const patience = new Promise<Running>((answer) => {
    later(() => answer(known()), PATIENCE_MS);
  });
  return Promise.race([ask().catch(known), patience]);
}
