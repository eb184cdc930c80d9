// What the last answer of a round brought belongs to the same moment as the finish after it.
import type { Finish, RoundBrought } from '#contract/play.ts';

/** One celebration of both: from what stood before the answer to what stands after the finish. */
export function withBrought(finish: Finish, brought: RoundBrought | null): Finish {
  if (brought === null) return finish;
  const { questsDone, badgesEarned, totalXpBefore, levelBefore } = brought;
  return {
    ...finish,
    questsDone: [...questsDone, ...finish.questsDone],
    badgesEarned: [...badgesEarned, ...finish.badgesEarned],
    totalXpBefore,
    levelBefore,
    leveledUp: finish.level.key !== levelBefore.key,
  };
}

/** True where a day had given a level all that it can, so that the sum grew by less than was earned. */
export const isDayFull = (finish: Finish): boolean =>
  finish.totalXp - finish.totalXpBefore < xpOf(finish);

/** Everything that was earned in that moment. */
export const xpOf = ({ xpAwarded, questsDone }: Pick<Finish, 'xpAwarded' | 'questsDone'>): number =>
  questsDone.reduce((sum, quest) => sum + quest.xp, xpAwarded);
