// Rating one's own work: sent as soon as every line has a rating, and again whenever one changes.
import { useCallback, useState } from 'react';
import type { Ratings } from '#client/features/player/player-writes.ts';
import type { Writes } from '#client/features/player/use-writes.ts';
import type { TaskOutcome } from '#contract/tasks/tasks.ts';

export type Rating = Ratings[string];

/** A rating moves with the arrow keys: only the one the learner stays at is sent. */
const PAUSE_MS = 400;

export function useRating({ put, inputOf, unsent }: Writes) {
  const [chosen, setChosen] = useState<Readonly<Record<string, Ratings>>>({});
  const ratingsOf = (stepId: string, outcome: TaskOutcome): Ratings => ({
    ...outcome.ratings,
    ...inputOf('task.rate', stepId)?.ratings,
    ...chosen[stepId],
  });
  return {
    rate: useCallback(
      (stepId: string, outcome: TaskOutcome, lineId: string, rating: Rating) => {
        const ratings = { ...outcome.ratings, ...chosen[stepId], [lineId]: rating };
        setChosen((others) => ({ ...others, [stepId]: ratings }));
        if (outcome.rubric.every((line) => ratings[line.id] !== undefined)) {
          put('task.rate', { stepId, ratings }, PAUSE_MS);
        }
      },
      [chosen, put],
    ),
    ratingsOf,
    isLate: unsent.failures > 0 && unsent.entries.some(({ kind }) => kind === 'task.rate'),
  };
}
