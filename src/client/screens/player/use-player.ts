// Everything the player does: move, choose, answer, finish. The screen only shows it.
import { useCallback, useMemo, useState } from 'react';
import { deviceState, keepDraft } from '#client/app/device.ts';
import { missingAnswers } from '#client/features/player/answer-sheet.ts';
import { isSettled } from '#client/features/player/cards.ts';
import { unsentStore } from '#client/features/player/unsent-store.ts';
import { useAnswer } from '#client/features/player/use-answer.ts';
import { useFinish } from '#client/features/player/use-finish.ts';
import { useStepSender } from '#client/features/player/use-step-sender.ts';
import { useLearner } from '#client/features/session/session.tsx';
import { playCue } from '#client/features/sound/play-cue.ts';
import type { Play } from '#contract/learning.ts';
import type { Finish } from '#contract/progress.ts';
import { useCards } from './use-cards.ts';
import { useChoices } from './use-choices.ts';
import { usePlayPatches } from './use-play.ts';

const drafts = { read: (form: string) => deviceState().drafts[form], write: keepDraft };

interface PlayerOptions {
  play: Play;
  onFinished: (finish: Finish) => void;
  onClose: () => void;
}

export function usePlayer({ play, onFinished, onClose }: PlayerOptions) {
  const { id: learnerId } = useLearner();
  const { key: missionKey } = play.mission;
  const store = useMemo(
    () => unsentStore(drafts, { learnerId, missionKey }),
    [learnerId, missionKey],
  );
  const patches = usePlayPatches(missionKey);
  const { reread } = patches;
  const sender = useStepSender({
    missionKey,
    store,
    onProgress: patches.onProgress,
    onRefused: useCallback(() => void reread(), [reread]),
  });
  const cards = useCards({ play, unsent: sender.queue.unsent, reach: sender.reach });
  const choices = useChoices(store);
  const answers = useAnswer({
    missionKey,
    before: sender.flush,
    onVerdict: patches.onVerdict,
    onElsewhere: reread,
  });
  const { onFinish } = patches;
  const finishing = useFinish({
    missionKey,
    before: sender.flush,
    onDone: useCallback(
      (finish: Finish) => {
        store.forget();
        playCue('done', deviceState().settings.soundEnabled);
        onFinished(finish);
        onFinish(finish);
      },
      [store, onFinished, onFinish],
    ),
  });
  // Set by a press on "Answer" with too few or too many chosen; any further choice clears it.
  const [askedAt, setAskedAt] = useState<string | null>(null);

  const { step, index, isReview, isLast, isComplete } = cards;
  const check = step?.kind === 'check' ? step : null;
  const isOpenCheck = check !== null && check.verdict === null && !isReview;
  const chosen = check === null ? [] : choices.chosenFor(check.id);
  const missing = check === null ? 0 : missingAnswers(check.question, chosen);
  const answerState = check === null ? null : answers.stateOf(check.id);
  const isBusy = answerState?.status === 'sending' || finishing.finishState.status === 'sending';

  const submit = async () => {
    if (check === null || isBusy) return;
    if (missing !== 0) {
      setAskedAt(check.id);
      return;
    }
    const verdict = await answers.answer(check.id, chosen);
    if (verdict === null) return;
    choices.forget(check.id);
    playCue(verdict.right ? 'right' : 'wrong', deviceState().settings.soundEnabled);
  };

  const choose = (optionId: string) => {
    if (check === null || !isOpenCheck || isBusy) return;
    setAskedAt(null);
    choices.choose(check, optionId);
  };

  const goOn = () => {
    if (isBusy) return;
    if (isOpenCheck) void submit();
    else if (!isLast) cards.move(index + 1);
    else if (isReview) onClose();
    else if (isComplete) void finishing.finish();
    else cards.move(play.steps.findIndex((one) => !isSettled(one)));
  };

  return {
    ...cards,
    queue: sender.queue,
    sendNow: sender.sendNow,
    check,
    isOpenCheck,
    chosen,
    missing,
    isAsked: check !== null && askedAt === check.id,
    answerState,
    finishState: finishing.finishState,
    isBusy,
    choose,
    goOn,
    back: () => cards.move(index - 1),
    forward: () => cards.move(index + 1),
  };
}

export type Player = ReturnType<typeof usePlayer>;
