// Answering a check question: the choice is kept until the server has committed it.
import { useCallback, useRef, useState } from 'react';
import { actionKeeper } from '#client/api/action-key.ts';
import { withKey } from '#client/api/api.ts';
import { attempt, type FailureCode } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import type { Wanted } from '#client/api/wanted.ts';
import type { PlayProgress, Verdict } from '#contract/learning.ts';
import type { RoundBrought } from '#contract/play.ts';

export type AnswerState =
  | { status: 'open' | 'sending' }
  | { status: 'failed'; code: FailureCode }
  /** Another tab or device was first: its answer stands. */
  | { status: 'elsewhere' };

/** What the server says once an answer is committed. */
export interface Answered {
  verdict: Verdict;
  progress: PlayProgress;
  /** The missions that ended with the round; null where none did. */
  brought: RoundBrought | null;
}

interface AnswerOptions {
  wanted: Wanted;
  /** Sends what waits: a question opens on the server only after the cards before it. */
  before: () => Promise<boolean>;
  onVerdict: (stepId: string, answered: Answered) => void;
  /** Reads the activity again: the committed answer is there. */
  onElsewhere: () => Promise<unknown>;
}

export function useAnswer({ wanted, before, onVerdict, onElsewhere }: AnswerOptions) {
  const [states, setStates] = useState<Readonly<Record<string, AnswerState>>>({});
  const keepers = useRef(new Map<string, ReturnType<typeof actionKeeper>>());
  const set = useCallback(
    (stepId: string, state: AnswerState) => setStates((others) => ({ ...others, [stepId]: state })),
    [],
  );

  const answer = useCallback(
    async (stepId: string, chosen: readonly string[]) => {
      // Another choice is another action: the same key with another body would be refused.
      const action = `${stepId}:${chosen.join('')}`;
      const keeper = keepers.current.get(action) ?? actionKeeper();
      keepers.current.set(action, keeper);
      set(stepId, { status: 'sending' });
      if (!(await before())) {
        set(stepId, { status: 'failed', code: 'network.failed' });
        return null;
      }
      const result = await attempt(
        api.learning.answerStep(
          { ...wanted, stepId, chosen: chosen as ('a' | 'b')[] },
          withKey(keeper.key()),
        ),
      );
      keeper.settle(result);
      if (result.ok) {
        onVerdict(stepId, result.value);
        set(stepId, { status: 'open' });
        return result.value;
      }
      const { code } = result.failure;
      if (code === 'step.already_answered') {
        await onElsewhere();
        set(stepId, { status: 'elsewhere' });
      } else set(stepId, { status: 'failed', code });
      return null;
    },
    [wanted, before, onVerdict, onElsewhere, set],
  );

  return {
    answer,
    stateOf: (stepId: string): AnswerState => states[stepId] ?? { status: 'open' },
  };
}
