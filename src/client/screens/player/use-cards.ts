// Where the learner stands among the cards: reached ones are kept for the server as they come.
import { useCallback, useEffect, useMemo, useState } from 'react';
import {
  cardMarks,
  firstCard,
  isComplete,
  isSettled,
  mayGoOn,
} from '#client/features/player/cards.ts';
import type { Play } from '#contract/play.ts';

export interface CardsOptions {
  play: Play;
  /** Ids that wait for the server. */
  unsent: readonly string[];
  reach: (stepId: string) => void;
}

export function useCards({ play, unsent, reach }: CardsOptions) {
  const { steps, progress } = play;
  // A lab that is done may be worked again for another industry: only its own work is reviewed.
  const isOtherStory = play.activity.stories.length > 0 && !steps.every(isSettled);
  // So may a quiz: a round that was open when the player opened is played to its result.
  const [isNextRound] = useState(() => play.activity.quiz !== null && !steps.every(isSettled));
  const isReview = progress.status === 'done' && !isOtherStory && !isNextRound;
  const [visited, setVisited] = useState<ReadonlySet<string>>(new Set());
  const reached = useMemo(() => {
    if (isReview) return new Set(steps.map((step) => step.id));
    return new Set([...progress.seenStepIds, ...unsent, ...visited]);
  }, [isReview, steps, progress.seenStepIds, unsent, visited]);
  const [index, setIndex] = useState(() => firstCard(play, reached, unsent));
  const [way, setWay] = useState<'forward' | 'back'>();
  const step = steps[Math.min(index, steps.length - 1)];

  const stepId = step?.id;
  useEffect(() => {
    if (stepId === undefined || isReview) return;
    setVisited((before) => (before.has(stepId) ? before : new Set([...before, stepId])));
    reach(stepId);
  }, [stepId, isReview, reach]);

  const move = useCallback(
    (to: number) => {
      const target = steps[to];
      if (target === undefined || to === index) return;
      const isOpen = reached.has(target.id) || (to === index + 1 && mayGoOn(steps, index));
      if (!isOpen) return;
      setWay(to > index ? 'forward' : 'back');
      setIndex(to);
    },
    [steps, index, reached],
  );

  return {
    index,
    step,
    way,
    move,
    isReview,
    isLast: index === steps.length - 1,
    isComplete: isComplete(steps, reached),
    marks: cardMarks(steps, reached, index),
  };
}
