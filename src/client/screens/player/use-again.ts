// Questions asked once more: what was missed before the end, and all of them where a done activity is opened again. On
// this page only, for nothing but to know it. The first answer stays what it was, and nothing is paid or counted anew.
import { useState } from 'react';
import { newActionKey } from '#client/api/action-key.ts';
import { againFeedback, askedAnew } from '#client/features/player/again.ts';
import type { CheckStep } from '#client/features/player/cards.ts';
import type { Value } from '#client/features/questions/answer-value.ts';
import type { StepView } from '#contract/learning.ts';

interface Round {
  readonly stepIds: readonly string[];
  /** Of the order in which options stand. */
  readonly seed: string;
  readonly at: number;
  readonly value: Value;
  readonly isGiven: boolean;
}

export function useAgain(steps: readonly StepView[]) {
  const [round, setRound] = useState<Round | null>(null);
  const [known, setKnown] = useState<readonly string[]>([]);
  const [given, setGiven] = useState(0);
  const stepId = round?.stepIds[round.at];
  const asked = steps.find(
    (step): step is CheckStep => step.id === stepId && step.kind === 'check',
  );
  const feedback =
    round?.isGiven && round.value !== null && asked?.feedback
      ? againFeedback(asked.feedback, round.value)
      : null;
  const change = (news: Partial<Round>) => setRound((before) => before && { ...before, ...news });
  return {
    /** Ids of the questions that were right when they were asked once more. */
    known,
    /** How many answers were given, right or wrong. */
    given,
    /** Null while the activity's own cards are shown. */
    card:
      round === null || asked === undefined
        ? null
        : {
            step: { ...asked, question: askedAnew(asked.question, round.seed), feedback },
            number: round.at + 1,
            total: round.stepIds.length,
            value: round.value,
          },
    begin: (stepIds: readonly string[]) =>
      setRound({ stepIds, seed: newActionKey(), at: 0, value: null, isGiven: false }),
    choose: (value: Value) => change({ value }),
    /** @returns whether it is right now */
    give: (value: NonNullable<Value>): boolean => {
      change({ isGiven: true });
      setGiven((before) => before + 1);
      const isRight = asked?.feedback ? againFeedback(asked.feedback, value).right : false;
      if (isRight && stepId !== undefined) setKnown((before) => [...before, stepId]);
      return isRight;
    },
    next: () => change({ at: (round?.at ?? 0) + 1, value: null, isGiven: false }),
    leave: () => setRound(null),
  };
}
