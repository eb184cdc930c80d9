// Answering a check question: the answer is kept until the server has committed it.
import { withKey } from '#client/api/api.ts';
import { attempt } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import type { Wanted } from '#client/api/wanted.ts';
import type { PlayProgress } from '#contract/learning.ts';
import type { Play, RoundBrought } from '#contract/play.ts';
import type { ChoiceVerdict } from '#contract/questions.ts';
import type { UnsentStore } from './unsent-store.ts';
import { useCommits } from './use-commits.ts';

/** What the server says once an answer is committed. */
export interface Answered {
  verdict: ChoiceVerdict;
  progress: PlayProgress;
  /** The missions that ended with the round; null where none did. */
  brought: RoundBrought | null;
}

interface AnswerOptions {
  wanted: Wanted;
  store: UnsentStore;
  /** Sends what waits: a question opens on the server only after the cards before it. */
  before: () => Promise<boolean>;
  onVerdict: (stepId: string, answered: Answered) => void;
  /** Reads the activity again: the committed answer is there. */
  reread: () => Promise<Play | undefined>;
}

export function useAnswer({ wanted, store, before, onVerdict, reread }: AnswerOptions) {
  return useCommits<readonly string[], Answered>({
    left: store.answers,
    keep: store.keepAnswer,
    before,
    call: (stepId, chosen, key) =>
      attempt(
        api.learning.answerStep(
          { ...wanted, stepId, chosen: chosen as ('a' | 'b')[] },
          withKey(key),
        ),
      ),
    onDone: onVerdict,
    onElsewhere: async (stepId, chosen) => {
      const step = (await reread())?.steps.find((one) => one.id === stepId);
      if (step?.kind !== 'check' || step.verdict === null) return false;
      return [...step.verdict.chosen].sort().join() === [...chosen].sort().join();
    },
  });
}
