// Everything the player does: move, choose, answer, hand in, finish. The screen only shows it.
import { useCallback, useMemo, useState } from 'react';
import { type Wanted, wantedOf } from '#client/api/wanted.ts';
import { deviceState, keepDraft, keptDrafts } from '#client/app/device.ts';
import { useTexts } from '#client/app/language/language.tsx';
import { playerTexts } from '#client/app/language/player-texts.ts';
import { withBrought } from '#client/features/celebration/brought.ts';
import { missingAnswers } from '#client/features/player/answer-sheet.ts';
import { isSettled, quizStand } from '#client/features/player/cards.ts';
import type { KeeperState } from '#client/features/player/keeper.ts';
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

const drafts = { read: (form: string) => keptDrafts()[form], write: keepDraft };
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
  const [brought, setBrought] = useState<RoundBrought | null>(null);
  const answers = useAnswer({
    wanted,
    store,
    before: sender.flush,
    reread,
    onVerdict: (stepId, answered) => {
      patches.onVerdict(stepId, answered);
      choices.forget(stepId);
      if (answered.brought !== null) setBrought(answered.brought);
      cue(answered.verdict.right ? 'right' : 'wrong');
    },
  });
  const { step, index, isReview, isLast, isComplete } = cards;
  const tasks = useTasks({
    wanted,
    store,
    step,
    before: sender.flush,
    patches,
    onHandedIn: ({ points, outOf }) => {
      if (points !== null) cue(points === outOf ? 'right' : 'wrong');
    },
  });
  const { onFinish } = patches;
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
  const lacksActivities = isComplete && missing.length > 0;
  // What ended on an earlier visit opens with its result: a round, or a story that lacks an activity.
  const [isResult, setIsResult] = useState(
    hasFailed || lacksActivities || (isReview && quiz !== null),
  );
  const check = step?.kind === 'check' ? step : null;
  const isOpenCheck = check !== null && check.verdict === null && !isReview;
  const chosen = check === null ? [] : choices.chosenFor(check.id);
  const unchosen = check === null ? 0 : missingAnswers(check.question, chosen);
  const answerState = check === null ? null : answers.stateOf(check.id);
  const isOpenTask = tasks.task !== null && tasks.task.outcome === null && !isReview;
  const isWaiting =
    (isOpenCheck && answerState?.status === 'waiting') ||
    (isOpenTask && tasks.state?.status === 'waiting');
  const isBusy =
    answerState?.status === 'sending' ||
    tasks.state?.status === 'sending' ||
    finishing.finishState.status === 'sending' ||
    retaking.retakeState.status === 'sending';

  const submit = () => {
    if (check === null) return;
    if (unchosen !== 0) setAskedAt(check.id);
    else if (isWaiting) answers.sendNow();
    else answers.commit(check.id, chosen);
  };

  const choose = (optionId: string) => {
    if (check === null || !isOpenCheck || isBusy) return;
    setAskedAt(null);
    answers.withdraw(check.id);
    choices.choose(check, optionId);
  };

  const move = (to: number) => {
    setIsResult(false);
    cards.move(to);
  };

  const goOn = () => {
    if (isBusy) return;
    if (isResult && quiz !== null) void retaking.retake();
    else if (isResult) onClose();
    else if (isOpenCheck) submit();
    else if (isOpenTask && isWaiting) tasks.sendNow();
    else if (isOpenTask) tasks.handIn();
    else if (!isLast) move(index + 1);
    else if (isReview) onClose();
    else if (hasFailed || lacksActivities) setIsResult(true);
    else if (isComplete) void finishing.finish();
    else move(play.steps.findIndex((one) => !isSettled(one)));
  };

  return {
    ...cards,
    texts: playerTexts(useTexts().player, kind),
    queue: sender.queue,
    sendNow: () => {
      sender.sendNow();
      answers.sendNow();
      tasks.keepNow();
    },
    keeping: bothKeeping(answers.keeping, tasks.keeping),
    isWaiting,
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
    lacksActivities,
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

const bothKeeping = (one: KeeperState, other: KeeperState): KeeperState => ({
  waiting: [...one.waiting, ...other.waiting],
  failures: Math.max(one.failures, other.failures),
});

export type Player = ReturnType<typeof usePlayer>;
