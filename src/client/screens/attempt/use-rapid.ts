// Rapid fire on the page: a question closes with its seconds, and the next one is asked for.
import { useCallback, useEffect, useRef } from 'react';
import { retryDelayMs } from '#client/base/outbox/entry.ts';
import type { AttemptSession } from '#client/features/attempt/attempt-session.ts';
import type { AttemptSessionState } from '#client/features/attempt/attempt-session-state.ts';

/** After a question that did not come the next try waits so long. */
const TRY_AGAIN_MS = 3_000;
/** The server's clock is read late rather than early. */
const AFTER_MS = 100;

interface RapidOptions {
  attemptSession: AttemptSession;
  state: AttemptSessionState;
  /** There is no question after the shown one. */
  onLast: () => void;
}

/** @returns asks for the next question; nothing happens in papers that show all their questions */
export function useRapid({ attemptSession, state, onLast }: RapidOptions): () => void {
  const { serving } = state.attempt;
  const next = useCallback(() => {
    void attemptSession.next().then((came) => {
      if (came === 'last') onLast();
    });
  }, [attemptSession, onLast]);
  const isRunning = serving !== null && state.phase === 'open';
  const isAsking = state.asking !== null;
  const number = serving?.number;
  const isMissing = state.askFailure !== null;
  const isRefused = state.submitFailure !== null;
  /** Hand-ins in a row that failed since this question came. */
  const refusals = useRef(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: they are counted for each question
  useEffect(() => {
    refusals.current = 0;
  }, [number]);
  useEffect(() => {
    if (isRefused) refusals.current += 1;
  }, [isRefused]);
  useEffect(() => {
    if (!isRunning || isAsking || number === undefined) return;
    const left = (attemptSession.msOfQuestion() ?? 0) + AFTER_MS;
    const pause = Math.max(
      isMissing ? TRY_AGAIN_MS : 0,
      // After the last question it hands in by itself: ever more seldom, for nobody holds it back.
      isRefused ? retryDelayMs(refusals.current) : 0,
    );
    // What was chosen goes out before the next is asked for: the server takes it for two seconds more.
    const timer = setTimeout(next, Math.max(left, pause));
    return () => clearTimeout(timer);
  }, [isRunning, isAsking, number, isMissing, isRefused, attemptSession, next]);
  return next;
}
