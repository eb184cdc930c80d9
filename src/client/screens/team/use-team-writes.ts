// What a learner does with their team: every answer is the team after it.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type CallResult, type FailureCode, tryCall } from '#client/api/failure.ts';
import { queries } from '#client/api/queries.ts';
import type { MyTeam } from '#contract/teams.ts';

export function useTeamWrites() {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FailureCode | null>(null);
  const { queryKey } = queries.team();
  /** @returns false where it was refused or failed */
  const settle = async (call: () => Promise<CallResult<MyTeam>>): Promise<boolean> => {
    if (isBusy) return false;
    setBusy(true);
    setFailure(null);
    const answer = await call();
    setBusy(false);
    if (!answer.ok) {
      setFailure(answer.failure.code);
      // What is shown may be what was refused: somebody else has changed the team meanwhile.
      void client.invalidateQueries({ queryKey });
      return false;
    }
    client.setQueryData(queryKey, answer.value);
    return true;
  };
  return {
    isBusy,
    failure,
    settle,
    run: (call: () => Promise<MyTeam>) => settle(() => tryCall(call())),
  };
}
export type TeamWrites = ReturnType<typeof useTeamWrites>;
