// Adds what ranks to the sums of the boards, in the transaction that paid it; last, so that nothing paid is missed.
import { BOARDS, isListed, periodStart } from '#domain/rewards/leaderboard.ts';
import { settingsOf, validSettings } from '#domain/settings/settings.ts';
import { addToSums } from './sums.queries.ts';
import type { Handler, Work } from './work.ts';

export const sumXp: Handler = {
  'activity-finished': sum,
  'attempt-graded': sum,
  'round-scored': sum,
  'course-revisited': sum,
  'step-finished': sum,
  'first-right-answer': sum,
  'task-submitted': sum,
  'answer-given': sum,
  'template-used': sum,
  'event-joined': sum,
  'event-closed': sum,
};

/** Once, with all that the facts of the moment were paid. */
async function sum({ tx, learner, effects }: Work): Promise<void> {
  const xp = effects.rankedXp - effects.summedXp;
  if (xp === 0) return;
  effects.summedXp = effects.rankedXp;
  const { id: learnerId, isDemo, now } = learner;
  const { publicProfile } = settingsOf(validSettings(learner.settings));
  const listed = isListed({ publicProfile, isDemo });
  await addToSums(
    tx,
    BOARDS.map((board) => ({
      learnerId,
      board,
      startsOn: periodStart(board, now),
      xp,
      isDemo,
      isListed: listed,
    })),
  );
}
