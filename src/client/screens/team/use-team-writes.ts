// What a learner does with their team: every answer is the team after it.
import { useQueryClient } from '@tanstack/react-query';
import { type CallResult, tryCall } from '#client/api/failure.ts';
import { queries } from '#client/api/queries.ts';
import { useCall } from '#client/api/use-call.ts';
import type { MyTeam } from '#contract/teams.ts';

export function useTeamWrites() {
  const client = useQueryClient();
  const { isBusy, failure, run } = useCall();
  const { queryKey } = queries.team();
  /** @returns false where it was refused or failed, or another write still runs */
  const settle = async (call: (key: string) => Promise<CallResult<MyTeam>>): Promise<boolean> => {
    const answer = await run(call);
    if (answer === null) return false;
    if (!answer.ok) {
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
