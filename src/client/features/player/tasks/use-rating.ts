// Rating one's own work: sent as soon as every line has a rating, and again whenever one changes.
import { useCallback, useEffect, useRef, useState } from 'react';
import { useConnection } from '#client/api/connection.ts';
import { attempt } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import type { Wanted } from '#client/api/wanted.ts';
import { createKeeper, type KeeperState, later } from '#client/features/player/keeper.ts';
import { refusals } from '#client/features/player/refusals.ts';
import type { SendOutcome } from '#client/features/player/step-sender.ts';
import type { PlayProgress } from '#contract/learning.ts';
import type { TaskOutcome } from '#contract/tasks.ts';

export type Ratings = NonNullable<TaskOutcome['ratings']>;
export type Rating = Ratings[string];

/** A rating moves with the arrow keys: only the one the learner stays at is sent. */
const PAUSE_MS = 400;

interface RatingOptions {
  wanted: Wanted;
  onOutcome: (stepId: string, outcome: TaskOutcome, progress: PlayProgress) => void;
  onStale: () => Promise<unknown>;
}

export function useRating(options: RatingOptions) {
  const { wanted } = options;
  const connection = useConnection();
  const [chosen, setChosen] = useState<Readonly<Record<string, Ratings>>>({});
  const [sending, setSending] = useState<KeeperState>({ waiting: [], failures: 0 });
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [keeper] = useState(() =>
    createKeeper<Ratings>({
      pauseMs: PAUSE_MS,
      later,
      onChange: setSending,
      send: async (stepId, ratings): Promise<SendOutcome> => {
        const rated = await attempt(api.learning.rateTask({ ...wanted, stepId, ratings }));
        if (rated.ok) {
          latest.current.onOutcome(stepId, rated.value.outcome, rated.value.progress);
          return 'kept';
        }
        if (!refusals.includes(rated.failure.code)) return 'failed';
        void latest.current.onStale();
        return 'refused';
      },
    }),
  );
  useEffect(
    () => () => {
      void keeper.flush();
      keeper.stop();
    },
    [keeper],
  );
  useEffect(() => {
    if (connection === 'online') void keeper.flush();
  }, [connection, keeper]);

  const rate = useCallback(
    (stepId: string, outcome: TaskOutcome, lineId: string, rating: Rating) => {
      const ratings = { ...outcome.ratings, ...chosen[stepId], [lineId]: rating };
      setChosen((others) => ({ ...others, [stepId]: ratings }));
      if (outcome.rubric.every((line) => ratings[line.id] !== undefined)) {
        keeper.keep(stepId, ratings);
      }
    },
    [chosen, keeper],
  );
  return {
    rate,
    sending,
    sendNow: useCallback(() => void keeper.flush(), [keeper]),
    ratingsOf: (stepId: string, outcome: TaskOutcome): Ratings => ({
      ...outcome.ratings,
      ...chosen[stepId],
    }),
  };
}
