// Rapid fire on the page: a question closes with its seconds, and the next one is asked for.
import { useCallback, useEffect } from 'react';
import type { Sitting } from '#client/features/attempt/sitting.ts';
import type { Shown, SittingState } from '#client/features/attempt/sitting-state.ts';
import { isWhole } from './use-moves.ts';

/** After a failure the next try waits so long. */
const TRY_AGAIN_MS = 3_000;
/** The server's clock is told late rather than early. */
const AFTER_MS = 100;

interface RapidOptions {
  sitting: Sitting;
  state: SittingState;
  shown: Shown;
  /** There is no question after the shown one. */
  onLast: () => void;
}

/** @returns asks for the next question; nothing happens in papers that show all their questions */
export function useRapid({ sitting, state, shown, onLast }: RapidOptions): () => void {
  const { serving } = state.attempt;
  const next = useCallback(() => {
    void sitting.next().then((came) => {
      if (came === 'last') onLast();
    });
  }, [sitting, onLast]);
  const isRunning = serving !== null && state.phase === 'open' && !shown.isAnswered;
  const canCheck = isWhole(shown);
  const isAsking = state.asking !== null;
  const number = serving?.number;
  const hasFailed = state.askFailure !== null;
  useEffect(() => {
    if (!isRunning || isAsking || number === undefined) return;
    const left = (sitting.msOfQuestion() ?? 0) + AFTER_MS;
    const timer = setTimeout(
      () => {
        // What was chosen in time is an answer: the server takes it for two seconds more.
        if (canCheck && !hasFailed) sitting.commit();
        else next();
      },
      Math.max(left, hasFailed ? TRY_AGAIN_MS : 0),
    );
    return () => clearTimeout(timer);
  }, [isRunning, isAsking, number, hasFailed, canCheck, sitting, next]);
  return next;
}
