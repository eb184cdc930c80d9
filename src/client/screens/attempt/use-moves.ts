// Moving between the questions: by buttons, keys and numbers alike.

import { useCallback, useLayoutEffect, useRef } from 'react';
import { deviceState } from '#client/base/device.ts';
import { type AttemptKey, attemptAction } from '#client/features/attempt/attempt-keys.ts';
import type { AttemptSession } from '#client/features/attempt/attempt-session.ts';
import {
  type AttemptSessionState,
  type Shown,
  type StillOpen,
  shownHere,
  stillOpen,
} from '#client/features/attempt/attempt-session-state.ts';
import { answerAt, canStrike, isSecondPress } from '#client/features/questions/question-types.ts';
import { isWhole } from '#domain/questions/answer.ts';

export interface Moves {
  isFirst: boolean;
  isLast: boolean;
  /** On the last question of a quiz: the others that are open, to which it goes on; null where it is finished. */
  open: StillOpen | null;
  /** A quiz goes on once the question has its answer (brief 2, 5). */
  mustAnswer: boolean;
  /** A question of a quiz may be left without an answer, by a way on of its own. */
  canSkip: boolean;
  /** The answer can be given now, and is explained then. */
  canCheck: boolean;
  previous: () => void;
  next: () => void;
  skip: () => void;
  check: () => void;
  go: (number: number) => void;
}

interface MovesOptions {
  attemptSession: AttemptSession;
  state: AttemptSessionState;
  shown: Shown;
  onLast: () => void;
  /** Where questions are served one by one: asks for the next. */
  serve: () => void;
}

export function useMoves(options: MovesOptions): Moves {
  const { attemptSession, state, shown, onLast, serve } = options;
  const numbers = shownHere(state).map(({ asked }) => asked.number);
  const at = numbers.indexOf(shown.asked.number);
  const { paper, serving, total } = state.attempt;
  const isServed = serving !== null;
  const isLast = isServed ? shown.asked.number === total : at === numbers.length - 1;
  // In rapid fire a question may be left: it counts as wrong.
  const mustAnswer = isServed
    ? state.asking !== null
    : paper.kind === 'practice' && !shown.isAnswered;
  // A question that came last need not be the last one that is open.
  const open = isLast && !isServed && paper.kind === 'practice' ? stillOpen(state, shown) : null;
  const isExplained = paper.review === 'immediate';
  const go = (number: number | undefined) => {
    if (number !== undefined) attemptSession.move(number);
  };
  const goOn = () => {
    if (open !== null) go(open.first);
    else if (isLast) onLast();
    else go(numbers[at + 1]);
  };
  const canSkip = mustAnswer && !isServed;
  return {
    isFirst: isServed || at <= 0,
    isLast,
    open,
    mustAnswer,
    canSkip,
    canCheck: isExplained && !isServed && canBeGiven(shown),
    previous: () => {
      if (!isServed) go(numbers[at - 1]);
    },
    next: () => {
      if (mustAnswer) return;
      if (isServed) serve();
      else goOn();
    },
    skip: () => {
      if (canSkip) goOn();
    },
    check: attemptSession.commit,
    go,
  };
}

/** Everything is chosen that the question asks for, and it is not given yet. */
const canBeGiven = ({ asked, answer, isCommitted }: Shown): boolean =>
  !isCommitted && answer !== null && isWhole(asked.question, answer);

function placeOf(target: EventTarget | null): AttemptKey['on'] {
  if (!(target instanceof HTMLElement)) return 'page';
  // Answers that are moved or typed need their arrows, letters and Enter themselves.
  if (target.closest('[data-work], dialog') !== null) return 'control';
  if (target.matches('input[type="radio"], input[type="checkbox"]')) return 'option';
  if (target.matches('input, textarea, select, [contenteditable]')) return 'control';
  if (target.matches('.wide') && target.scrollWidth > target.clientWidth) return 'scroller';
  return target.closest('button, a[href], summary, [role="button"]') === null ? 'page' : 'button';
}

interface KeysOptions {
  attemptSession: AttemptSession;
  shown: Shown;
  moves: Moves;
  /** Nothing is asked now: a dialog, a break, the end. */
  isQuiet: boolean;
}

/** Keys work on the whole page: a learner need not aim at anything first. */
export function useAttemptKeys(options: KeysOptions): void {
  const latest = useRef(options);
  // Heard as soon as the question stands there, and meant for it: a later effect would miss the first ones.
  useLayoutEffect(() => {
    latest.current = options;
  });
  const onKey = useCallback((event: KeyboardEvent) => {
    const { attemptSession, shown, moves, isQuiet } = latest.current;
    if (event.defaultPrevented || event.repeat || isQuiet) return;
    const { question } = shown.asked;
    const action = attemptAction({
      key: event.key,
      modified: event.ctrlKey || event.metaKey || event.altKey,
      shifted: event.shiftKey,
      areLettersOff: !deviceState().settings.keyShortcuts,
      on: placeOf(event.target),
    });
    if (action === null) return;
    if (action.kind === 'choose') {
      const answer = shown.isCommitted ? undefined : answerAt(question, shown.answer, action.index);
      if (answer === undefined) return;
      if (moves.canCheck && isSecondPress(shown.answer, answer)) moves.check();
      else attemptSession.answer(answer);
    }
    if (action.kind === 'strike') {
      const option = 'options' in question ? question.options[action.index] : undefined;
      if (option === undefined || !canStrike(question)) return;
      attemptSession.strike(option.id);
    }
    event.preventDefault();
    if (action.kind === 'flag') attemptSession.flag();
    if (action.kind === 'previous') moves.previous();
    if (action.kind === 'next' && !moves.isLast) (moves.canSkip ? moves.skip : moves.next)();
    // Enter does what the primary button says.
    if (action.kind === 'go-on') (moves.canCheck ? moves.check : moves.next)();
  }, []);
  useLayoutEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onKey]);
}
