// Everything the player does: move, choose, answer, hand in, finish. The screen only shows it.
import { useCallback, useMemo, useState } from 'react';
import { type Wanted, wantedOf } from '#client/api/wanted.ts';
import { deviceState, keepDraft } from '#client/app/device.ts';
import { useTexts } from '#client/app/language/language.tsx';
import { playerTexts } from '#client/app/language/player-texts.ts';
import { withBrought } from '#client/features/celebration/brought.ts';
import { missingAnswers } from '#client/features/player/answer-sheet.ts';
import { isSettled, quizStand } from '#client/features/player/cards.ts';
import { unsentStore } from '#client/features/player/unsent-store.ts';
import { useAnswer } from '#client/features/player/use-answer.ts';
import { useFinish } from '#client/features/player/use-finish.ts';
import { useStepSender } from '#client/features/player/use-step-sender.ts';
import { useLearner } from '#client/features/session/session.tsx';
import { playCue } from '#client/features/sound/play-cue.ts';
import type { Finish, Play, RoundBrought } from '#contract/play.ts';
import { useCards } from './use-cards.ts';
import { useChoices } from './use-choices.ts';
import { usePlayPatches } from './use-play.ts';
import { useRetake } from './use-retake.ts';
import { useTasks } from './use-tasks.ts';

const drafts = { read: (form: string) => deviceState().drafts[form], write: keepDraft };
const cue = (name: Parameters<typeof playCue>[0]) =>
  playCue(name, deviceState().settings.soundEnabled);

export interface PlayerOptions {
  play: Play;
  /** As the cards were asked for: where the answers are written to. */
  asked: Wanted;
  onFinished: (finish: Finish) => void;
  onClose: () => void;
}

export function usePlayer({ play, asked, onFinished, onClose }: PlayerOptions) {
  const { id: learnerId } = useLearner();
  const { kind } = play.activity;
  const { activityRef } = asked;
  // Every write says which story it is about: the learner's own industry may change meanwhile.
  const { industry } = play.activity;
  const wanted = useMemo(() => wantedOf(activityRef, industry), [activityRef, industry]);
  const store = useMemo(() => unsentStore(drafts, { learnerId, ...wanted }), [learnerId, wanted]);
  const patches = usePlayPatches(asked);
  const { reread } = patches;
  const sender = useStepSender({
    wanted,
    store,
    onProgress: patches.onProgress,
    onRefused: useCallback(() => void reread(), [reread]),
  });
  const cards = useCards({ play, unsent: sender.queue.unsent, reach: sender.reach });
  const choices = useChoices(store);
  const answers = useAnswer({
    wanted,
    before: sender.flush,
    onVerdict: patches.onVerdict,
    onElsewhere: reread,
  });
  const { step, index, isReview, isLast, isComplete } = cards;
  const tasks = useTasks({ wanted, store, step, before: sender.flush, patches });
  const { onFinish } = patches;
  const [brought, setBrought] = useState<RoundBrought | null>(null);
  const finishing = useFinish({
    wanted,
    before: sender.flush,
    onDone: useCallback(
      (finish: Finish) => {
        store.forget();
        cue('done');
        onFinished(withBrought(finish, brought));
        onFinish(finish);
      },
      [store, onFinished, onFinish, brought],
    ),
  });
  const retaking = useRetake(wanted, patches.replace);
  // Set by a press on "Answer" with too few or too many chosen; any further choice clears it.
  const [askedAt, setAskedAt] = useState<string | null>(null);

  const quiz = quizStand(play.steps, play.activity.quiz);
  const hasFailed = quiz?.isFailed === true && !isReview;
  const missing = isReview ? [] : play.activity.demands.filter((demand) => !demand.met);
  const isWaiting = isComplete && missing.length > 0;
  // What ended on an earlier visit opens with its result: a round, or a story that lacks an activity.
  const [isResult, setIsResult] = useState(hasFailed || isWaiting || (isReview && quiz !== null));
  const check = step?.kind === 'check' ? step : null;
  const isOpenCheck = check !== null && check.verdict === null && !isReview;
  const chosen = check === null ? [] : choices.chosenFor(check.id);
  const unchosen = check === null ? 0 : missingAnswers(check.question, chosen);
  const answerState = check === null ? null : answers.stateOf(check.id);
  const isOpenTask = tasks.task !== null && tasks.task.outcome === null && !isReview;
  const isBusy =
    answerState?.status === 'sending' ||
    tasks.state?.status === 'sending' ||
    finishing.finishState.status === 'sending' ||
    retaking.retakeState.status === 'sending';

  const submit = async () => {
    if (check === null) return;
    if (unchosen !== 0) {
      setAskedAt(check.id);
      return;
    }
    const answered = await answers.answer(check.id, chosen);
    if (answered === null) return;
    choices.forget(check.id);
    if (answered.brought !== null) setBrought(answered.brought);
    cue(answered.verdict.right ? 'right' : 'wrong');
  };

  const choose = (optionId: string) => {
    if (check === null || !isOpenCheck || isBusy) return;
    setAskedAt(null);
    choices.choose(check, optionId);
  };

  const handIn = async () => {
    const outcome = await tasks.handIn();
    if (outcome === null || outcome.points === null) return;
    cue(outcome.points === outcome.outOf ? 'right' : 'wrong');
  };

  const move = (to: number) => {
    setIsResult(false);
    cards.move(to);
  };

  const goOn = () => {
    if (isBusy) return;
    if (isResult && quiz !== null) void retaking.retake();
    else if (isResult) onClose();
    else if (isOpenCheck) void submit();
    else if (isOpenTask) void handIn();
    else if (!isLast) move(index + 1);
    else if (isReview) onClose();
    else if (hasFailed || isWaiting) setIsResult(true);
    else if (isComplete) void finishing.finish();
    else move(play.steps.findIndex((one) => !isSettled(one)));
  };

  return {
    ...cards,
    texts: playerTexts(useTexts().player, kind),
    queue: sender.queue,
    sendNow: () => {
      sender.sendNow();
      tasks.keepNow();
    },
    check,
    isOpenCheck,
    chosen,
    missing: unchosen,
    isAsked: check !== null && askedAt === check.id,
    answerState,
    tasks,
    isOpenTask,
    quiz,
    brought,
    demandsLeft: missing,
    isWaiting,
    hasFailed,
    isResult,
    retakeState: retaking.retakeState,
    finishState: finishing.finishState,
    isBusy,
    choose,
    goOn,
    move,
    back: () => (isResult ? setIsResult(false) : move(index - 1)),
    forward: () => {
      if (!isResult) move(index + 1);
    },
  };
}

export type Player = ReturnType<typeof usePlayer>;
