// Everything the player does: move, choose, answer, hand in, finish. The screen only shows it.
import { useCallback, useMemo, useState } from 'react';
import { type ActivityRequest, activityRequest } from '#client/api/activity-request.ts';
import { deviceState, saveDraft, savedDrafts } from '#client/base/device.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { playerTexts } from '#client/base/language/player-texts.ts';
import { useLearner } from '#client/base/session/session.tsx';
import type { WayToEnd } from '#client/features/celebration/celebration.tsx';
import { answeredIn, missedIn } from '#client/features/player/again.ts';
import { answerDrafts } from '#client/features/player/answer-drafts.ts';
import { isFurtherRound, isSettled, quizStand } from '#client/features/player/cards.ts';
import { answerIn } from '#client/features/player/player-writes.ts';
import { useFinish } from '#client/features/player/use-finish.ts';
import { useWrites } from '#client/features/player/use-writes.ts';
import type { Value } from '#client/features/questions/answer-value.ts';
import { playCue } from '#client/features/sound/play-cue.ts';
import type { Outcome } from '#contract/outcome.ts';
import type { Finish, Play } from '#contract/play.ts';
import { mergeOutcomes, paidBeforeEnd } from '#domain/progress/outcome.ts';
import { missingIn } from '#domain/questions/answer.ts';
import { useAgain } from './use-again.ts';
import { useAnswers } from './use-answers.ts';
import { useCards } from './use-cards.ts';
import { useCompany } from './use-company.ts';
import { useMissing } from './use-missing.ts';
import { usePlayPatches } from './use-play.ts';
import { useRetake } from './use-retake.ts';
import { useTasks } from './use-tasks.ts';
import { useWorkAgain } from './use-work-again.ts';

const drafts = { read: (form: string) => savedDrafts()[form], write: saveDraft };
const cue = (name: Parameters<typeof playCue>[0]) =>
  playCue(name, deviceState().settings.soundEnabled);

const focusFirstCompany = () =>
  document.querySelector<HTMLInputElement>('[data-testid="card-settings"] input')?.focus();

/** The rating stands below one's own work and the model answer, which are read before. */
const toRating = () =>
  document.querySelector('#main section[data-work]')?.scrollIntoView({ block: 'start' });

export interface PlayerOptions {
  play: Play;
  /** As the cards were asked for: where the answers are written to. */
  asked: ActivityRequest;
  onFinished: (finish: Finish, way: WayToEnd) => void;
  onClose: () => void;
}

export function usePlayer({ play, asked, onFinished, onClose }: PlayerOptions) {
  const { id: learnerId } = useLearner();
  const { kind } = play.activity;
  const { activityRef } = asked;
  // Every write says which story it is about: the learner's own industry may change meanwhile.
  const { industry } = play.activity;
  const request = useMemo(() => activityRequest(activityRef, industry), [activityRef, industry]);
  const open = useMemo(() => answerDrafts(drafts, { learnerId, ...request }), [learnerId, request]);
  const patches = usePlayPatches(asked);
  const answers = useAnswers(open);
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  /** What an answer itself was paid: content pays the first right one of a mission. */
  const [paid, setPaid] = useState({ stepId: '', xp: 0 });
  const writes = useWrites(request, {
    onProgress: patches.onProgress,
    onDraft: patches.onDraft,
    reread: patches.reread,
    onFeedback: (stepId, answered) => {
      patches.onFeedback(stepId, answered);
      answers.forget(stepId);
      const { outcome: brought } = answered;
      if (brought !== null) {
        setOutcome((before) => mergeOutcomes(before, brought));
        setPaid({ stepId, xp: brought.xpAwarded });
      }
      cue(answered.feedback.right ? 'right' : 'wrong');
    },
    onOutcome: patches.onOutcome,
    onHandedIn: ({ points, outOf }) => {
      if (points !== null) cue(points === outOf ? 'right' : 'wrong');
    },
    onRefused: (stepId, failure) => tasks.onRefused(stepId, failure),
  });
  const { put } = writes;
  const cards = useCards({
    play,
    unsent: writes.unseen,
    reach: useCallback((stepId: string) => put('step.see', { stepId }), [put]),
  });
  const { step, index, isReview, isComplete } = cards;
  const again = useAgain(play.steps);
  const repeated = again.card;
  const rightAgain = again.known.length;
  const isLast = repeated === null ? cards.isLast : repeated.number === repeated.total;
  const tasks = useTasks(writes, repeated === null ? step : undefined);
  const { onFinish } = patches;
  const finishing = useFinish({
    request,
    before: writes.flush,
    onDone: useCallback(
      (finish: Finish) => {
        open.forget();
        cue('done');
        const firstRightXp = paidBeforeEnd(play.activity.xp, finish);
        onFinished(mergeOutcomes(outcome, finish), { firstRightXp, rightAgain });
        onFinish(finish);
      },
      [open, onFinished, onFinish, outcome, play.activity.xp, rightAgain],
    ),
  });
  const retaking = useRetake(request, patches.replace);
  const round = useWorkAgain(request, patches.replace);
  // Set by a press on "Answer" with too few or too many parts; any further change clears it.
  const [askedAt, setAskedAt] = useState<string | null>(null);

  const quiz = quizStand(play.steps, play.activity.quiz);
  const hasFailed = quiz?.isFailed === true && !isReview;
  const missing = isReview
    ? []
    : play.activity.requirements.filter((requirement) => !requirement.met);
  const lacksActivities = isComplete && missing.length > 0;
  const way = useMissing(missing);
  // What ended on an earlier visit opens with its result: a round, or a story that lacks an activity.
  const [wantsResult, setIsResult] = useState(
    hasFailed || lacksActivities || (isReview && quiz !== null),
  );
  // A story that lacks nothing any more, as after another tab, has its last card again, which ends it.
  const isResult = wantsResult && (quiz !== null || lacksActivities);
  const check = repeated?.step ?? (step?.kind === 'check' ? step : null);
  const isOpenCheck = check !== null && check.feedback === null && (!isReview || repeated !== null);
  const unsent = check === null ? undefined : writes.inputOf('step.answer', check.id);
  const begun = check === null ? null : answers.valueFor(check.id);
  const first = unsent === undefined ? begun : answerIn(unsent);
  const value = repeated === null ? first : repeated.value;
  const missingParts = check === null ? 0 : missingIn(check.question, value);
  const answerState =
    check === null || repeated !== null ? null : writes.stateOf('step.answer', check.id);
  // What was missed is offered once more before the end, and every question where a done activity is opened again; a
  // quiz is taken again whole.
  const asksAgain = isReview ? quiz === null : isComplete && !hasFailed;
  const askable = asksAgain ? (isReview ? answeredIn : missedIn)(play.steps) : [];
  const missed = askable.filter((id) => !again.known.includes(id));
  const company = useCompany(
    step?.kind === 'reading' && step.sets.includes('company') && repeated === null,
  );
  // A mission on choosing a company ends with one that was chosen.
  const lacksCompany = isLast && !isReview && company?.chosen === null;
  const isOffered =
    missed.length > 0 && repeated === null && isLast && !isResult && !isOpenCheck && !lacksCompany;
  const isOpenTask =
    tasks.task !== null && tasks.task.outcome === null && (!isReview || isFurtherRound(tasks.task));
  // Before an end that leaves lines without a rating, the way on is to rate them.
  const asksRating =
    isComplete &&
    isLast &&
    !isReview &&
    repeated === null &&
    !isResult &&
    !hasFailed &&
    !isOffered &&
    !lacksActivities &&
    !lacksCompany &&
    tasks.unrated > 0 &&
    finishing.finishState.status === 'open';
  const isWaiting =
    (isOpenCheck && answerState?.status === 'waiting') ||
    (isOpenTask && tasks.state?.status === 'waiting');
  const isBusy =
    answerState?.status === 'sending' ||
    tasks.state?.status === 'sending' ||
    finishing.finishState.status === 'sending' ||
    retaking.retakeState.status === 'sending' ||
    way.isOpening ||
    round.againState.status === 'sending';

  const { sendNow } = writes.unsent;
  const submit = () => {
    if (check === null) return;
    if (missingParts !== 0 || value === null) setAskedAt(check.id);
    else if (repeated !== null) cue(again.give(value) ? 'right' : 'wrong');
    else if (isWaiting) sendNow();
    else writes.commit('step.answer', { stepId: check.id, answer: value });
  };

  const change = (next: Value) => {
    if (check === null || !isOpenCheck || isBusy) return;
    setAskedAt(null);
    if (repeated !== null) {
      again.choose(next);
      return;
    }
    writes.withdraw('step.answer', check.id);
    writes.reopen(check.id);
    answers.change(check.id, next);
  };

  const move = (to: number) => {
    setIsResult(false);
    again.leave();
    cards.move(to);
  };

  const showResult = () => {
    again.leave();
    setIsResult(true);
  };

  const goOn = () => {
    if (isBusy) return;
    if (isResult && quiz !== null) void retaking.retake();
    else if (isResult) way.openFirst();
    else if (isOpenCheck) submit();
    else if (isOpenTask && isWaiting) sendNow();
    else if (isOpenTask) tasks.handIn();
    else if (repeated !== null && !isLast) again.next();
    else if (repeated !== null && isReview) again.leave();
    else if (!isLast) move(index + 1);
    else if (isReview && isOffered) again.begin(missed);
    else if (isReview) onClose();
    else if (hasFailed) showResult();
    else if (isOffered && finishing.finishState.status !== 'failed') again.begin(missed);
    else if (lacksActivities) showResult();
    else if (lacksCompany) focusFirstCompany();
    else if (asksRating) toRating();
    else if (isComplete) void finishing.finish();
    else move(play.steps.findIndex((one) => !isSettled(one)));
  };

  return {
    ...cards,
    isLast,
    /** A question that is asked once more; null while the activity's own cards are shown. */
    again: repeated,
    /** How many questions are offered once more before the end. */
    offered: isOffered ? missed.length : 0,
    /** True where some of a done activity's questions were asked again already: what is offered is the rest. */
    isRest: !isReview || again.given > 0,
    /** The same, already on the first card of a done activity. */
    offeredAtStart: isReview && index === 0 && !isLast && repeated === null ? missed.length : 0,
    /** The end without repeating what was missed. */
    finish: () => {
      if (isReview) onClose();
      else if (lacksActivities) showResult();
      else void finishing.finish();
    },
    /** What was missed and is not known since. */
    missed: missed.length,
    repeat: () => {
      setIsResult(false);
      again.begin(missed);
    },
    /** The first activity that is missing. */
    wayOn: way.first,
    company,
    lacksCompany,
    texts: playerTexts(useTexts('player'), kind),
    unsent: writes.unsent,
    unseen: writes.unseen,
    isWaiting,
    check,
    isOpenCheck,
    value,
    missing: missingParts,
    isAsked: check !== null && askedAt === check.id,
    answerState,
    tasks,
    isOpenTask,
    /** Lines of one's own work have no rating on the last card: the way on leads to them. */
    asksRating,
    toRating,
    quiz,
    outcome,
    /** XP of the answer to this card; 0 where it paid nothing, as where it is asked once more. */
    paidXp: repeated === null && paid.stepId === step?.id ? paid.xp : 0,
    /** What all of the activity pays. */
    xp: play.activity.xp,
    requirementsLeft: missing,
    lacksActivities,
    hasFailed,
    isResult,
    retakeState: retaking.retakeState,
    againState: round.againState,
    workAgain: () => {
      if (tasks.task === null) return;
      tasks.forget(tasks.task.id);
      void round.workAgain(tasks.task.id);
    },
    finishState: finishing.finishState,
    isBusy,
    change,
    goOn,
    move,
    back: () => {
      if (isResult) setIsResult(false);
      else if (repeated !== null) again.leave();
      else move(index - 1);
    },
    forward: () => {
      if (!isResult && repeated === null) move(index + 1);
    },
  };
}

export type Player = ReturnType<typeof usePlayer>;
