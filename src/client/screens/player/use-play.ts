// The activity's cards as this page knows them: read once, then patched by every answer.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { ActivityRequest } from '#client/api/activity-request.ts';
import { failureOf } from '#client/api/failure.ts';
import { queries } from '#client/api/queries.ts';
import { useSession } from '#client/base/session/session.tsx';
import type { Answered } from '#client/features/player/use-writes.ts';
import type { PlayProgress, StepView } from '#contract/learning.ts';
import type { Finish, Play } from '#contract/play.ts';
import type { TaskAnswerView, TaskOutcome } from '#contract/tasks/tasks.ts';

/**
 * @returns `play` once the cards are here; `gate` for an activity that is locked or not started: its
 * cards are not asked for, the server would refuse them
 * @param isReading whether a locked lesson is read as a recap
 */
export function usePlay({ activityRef, industry }: ActivityRequest, isReading: boolean) {
  // The status is the same in every industry, so that a switch asks for the cards only.
  const details = useQuery(queries.details(activityRef));
  const status = details.data?.status;
  const isGated = status === 'locked' || status === 'available';
  // A quest has no cards: its own page shows everything of it.
  const isQuest = details.data?.kind === 'mission' && details.data.stepCount === 0;
  const cards = useQuery({
    ...queries.play(activityRef, industry),
    enabled: status !== undefined && !isGated && !isQuest,
  });
  const isRecap = isReading && status === 'locked';
  const recap = useQuery({ ...queries.recap(activityRef), enabled: isRecap });
  const broken = details.data === undefined ? details : isRecap ? recap : cards;
  const play = isRecap ? recap.data : cards.data;
  return {
    play,
    details: details.data,
    quest: isQuest ? details.data?.ref : undefined,
    gate: isGated && !isRecap ? details.data : undefined,
    failure: play === undefined && broken.isError ? failureOf(broken.error) : null,
    retry: () => void broken.refetch(),
  };
}

/** Writes what the server answered into what is shown, without reading everything again. */
export function usePlayPatches({ activityRef, industry }: ActivityRequest) {
  const client = useQueryClient();
  const session = useSession();
  const patch = useCallback(
    (change: (play: Play) => Play) => {
      const { queryKey } = queries.play(activityRef, industry);
      const wasReading = client.getQueryState(queryKey)?.fetchStatus === 'fetching';
      // A read that is under way is older than what was just written: it begins anew after that.
      void client.cancelQueries({ queryKey });
      client.setQueryData<Play>(queryKey, (before) => before && change(before));
      if (wasReading) void client.invalidateQueries({ queryKey });
    },
    [client, activityRef, industry],
  );
  const asked = useRef(false);
  /** A finished step makes today a study day: the streak is read again, once. */
  const askStreak = useCallback(
    async (progress: PlayProgress) => {
      const state = session.state();
      const isFirst = progress.seenStepIds.length < 2 && progress.submittedStepIds.length === 0;
      if (asked.current || isFirst) return;
      if (state.status !== 'signed_in' || state.learner.streak.studiedToday) return;
      asked.current = true;
      await session.ask();
    },
    [session],
  );
  const patchStep = useCallback(
    (stepId: string, change: (step: StepView) => StepView, progress?: PlayProgress) => {
      patch((play) => ({
        ...play,
        progress: progress ?? play.progress,
        steps: play.steps.map((step) => (step.id === stepId ? change(step) : step)),
      }));
      if (progress !== undefined) void askStreak(progress);
    },
    [patch, askStreak],
  );
  const onProgress = useCallback(
    (progress: PlayProgress) => {
      patch((play) => ({ ...play, progress }));
      void askStreak(progress);
    },
    [patch, askStreak],
  );
  /** Missions that ended with a round change what other screens show, but not these cards. */
  const refreshOthers = useCallback(async () => {
    void client.invalidateQueries({ predicate: ({ queryKey: [name] }) => name !== 'play' });
    await session.ask();
  }, [client, session]);
  const onFeedback = useCallback(
    (stepId: string, { feedback, progress, outcome }: Answered) => {
      patchStep(stepId, (step) => (step.kind === 'check' ? { ...step, feedback } : step), progress);
      if (outcome !== null) void refreshOthers();
    },
    [patchStep, refreshOthers],
  );
  const onDraft = useCallback(
    (stepId: string, draft: TaskAnswerView) =>
      patchStep(stepId, (step) => ('draft' in step ? { ...step, draft } : step)),
    [patchStep],
  );
  const onOutcome = useCallback(
    (stepId: string, outcome: TaskOutcome, progress: PlayProgress) =>
      patchStep(
        stepId,
        (step) => ('outcome' in step ? { ...step, outcome, draft: null } : step),
        progress,
      ),
    [patchStep],
  );
  /** @returns what stands on the server now, or what is known where it cannot be read */
  const reread = useCallback(async () => {
    const { queryKey } = queries.play(activityRef, industry);
    await client.refetchQueries({ queryKey });
    return client.getQueryData<Play>(queryKey);
  }, [client, activityRef, industry]);
  const replace = useCallback((play: Play) => patch(() => play), [patch]);
  /** A finished activity changes nearly everything that other screens show. */
  const onFinish = useCallback(
    (finish: Finish) => {
      session.learnerChanged(finish.learner);
      void client.invalidateQueries();
    },
    [client, session],
  );
  return { onProgress, onFeedback, onDraft, onOutcome, reread, replace, onFinish };
}
