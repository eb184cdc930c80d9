// The mission's cards as this page knows them: read once, then patched by every answer.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { attempt, failureOf } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { queries } from '#client/api/queries.ts';
import { useSession } from '#client/features/session/session.tsx';
import type { Play, PlayProgress, Verdict } from '#contract/learning.ts';
import type { Finish } from '#contract/progress.ts';

/**
 * @returns `play` once the cards are here; `gate` for a mission that is locked or not started: its
 * cards are not asked for, the server would refuse them
 */
export function usePlay(missionKey: string) {
  const mission = useQuery(queries.mission(missionKey));
  const status = mission.data?.status;
  const isGated = status === 'locked' || status === 'available';
  const cards = useQuery({
    ...queries.play(missionKey),
    enabled: status !== undefined && !isGated,
  });
  const broken = mission.data === undefined ? mission : cards;
  return {
    play: cards.data,
    gate: isGated ? mission.data : undefined,
    failure: cards.data === undefined && broken.isError ? failureOf(broken.error) : null,
    retry: () => void broken.refetch(),
  };
}

/** Writes what the server answered into what is shown, without reading everything again. */
export function usePlayPatches(missionKey: string) {
  const client = useQueryClient();
  const session = useSession();
  const patch = useCallback(
    (change: (play: Play) => Play) => {
      const { queryKey } = queries.play(missionKey);
      // A read that is under way is older than what was just written.
      void client.cancelQueries({ queryKey });
      client.setQueryData<Play>(queryKey, (before) => before && change(before));
    },
    [client, missionKey],
  );
  const asked = useRef(false);
  /** A finished step makes today a study day: the streak is read again, once. */
  const askStreak = useCallback(
    async (progress: PlayProgress) => {
      const state = session.state();
      if (asked.current || progress.seenStepIds.length < 2) return;
      if (state.status !== 'signed_in' || state.learner.streak.studiedToday) return;
      asked.current = true;
      const answer = await attempt(api.learner.get());
      if (answer.ok) session.learnerChanged(answer.value);
    },
    [session],
  );
  const onProgress = useCallback(
    (progress: PlayProgress) => {
      patch((play) => ({ ...play, progress }));
      void askStreak(progress);
    },
    [patch, askStreak],
  );
  const onVerdict = useCallback(
    (stepId: string, verdict: Verdict, progress: PlayProgress) => {
      patch((play) => ({
        ...play,
        progress,
        steps: play.steps.map((step) =>
          step.id === stepId && step.kind === 'check' ? { ...step, verdict } : step,
        ),
      }));
      void askStreak(progress);
    },
    [patch, askStreak],
  );
  const reread = useCallback(
    () => client.refetchQueries({ queryKey: queries.play(missionKey).queryKey }),
    [client, missionKey],
  );
  /** A finished mission changes nearly everything that other screens show. */
  const onFinish = useCallback(
    (finish: Finish) => {
      session.learnerChanged(finish.learner);
      void client.invalidateQueries({ predicate: (query) => query.queryKey[0] !== 'product' });
    },
    [client, session],
  );
  return { onProgress, onVerdict, reread, onFinish };
}
