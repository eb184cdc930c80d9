// What handing in brought, for the one visit that follows it.
import { useEffect, useState } from 'react';
import { useSession } from '#client/base/session/session.tsx';
import { cachedOutcome, dropOutcome } from '#client/features/exam/outcome-cache.ts';
import type { Outcome } from '#contract/outcome.ts';
import { xpOf } from '#domain/progress/outcome.ts';

export function useOutcome(attemptId: string): Outcome | null {
  const session = useSession();
  const [outcome] = useState(() => cachedOutcome(attemptId));
  useEffect(() => {
    if (outcome === null) return;
    dropOutcome(attemptId);
    // XP, level, streak and the count of exams stand in the shell as well.
    void session.ask();
  }, [outcome, attemptId, session]);
  return outcome;
}

/** Whether there is anything to celebrate. */
export const isRich = (outcome: Outcome): boolean =>
  xpOf(outcome) > 0 ||
  outcome.leveledUp ||
  outcome.badgesEarned.length > 0 ||
  outcome.questsDone.length > 0;
