// What handing in brought, for the one visit that follows it.
import { useEffect, useState } from 'react';
import { attempt } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { xpOf } from '#client/features/celebration/brought.ts';
import { broughtBy, dropBrought } from '#client/features/exam/brought-kept.ts';
import { useSession } from '#client/features/session/session.tsx';
import type { AttemptBrought } from '#contract/exams.ts';

export function useBrought(attemptId: string): AttemptBrought | null {
  const session = useSession();
  const [brought] = useState(() => broughtBy(attemptId));
  useEffect(() => {
    if (brought === null) return;
    dropBrought(attemptId);
    // XP, level, streak and the count of exams stand in the shell as well.
    void attempt(api.learner.get()).then((answer) => {
      if (answer.ok) session.learnerChanged(answer.value);
    });
  }, [brought, attemptId, session]);
  return brought;
}

/** Whether there is anything to celebrate. */
export const isRich = (brought: AttemptBrought): boolean =>
  xpOf(brought) > 0 ||
  brought.leveledUp ||
  brought.badgesEarned.length > 0 ||
  brought.questsDone.length > 0;
