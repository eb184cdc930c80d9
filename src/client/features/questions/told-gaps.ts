// What the verdict says about each gap of a text: the options that count first, each with its reason.
import { orderedReasons, type Reason } from '#client/ui/answering/verdict-order.ts';
import type { Verdict } from '#contract/questions.ts';
import { gapsIn, type QuestionOf, type Value } from './answer-value.ts';

/** An option of a gap with what it says and why it fits or not. */
export type ToldOption = Reason & { text: string };

export interface ToldGap {
  id: string;
  /** Counted from 1, as the gaps stand in the text. */
  number: number;
  isRight: boolean;
  /** What was put there; null where it was left open. */
  given: ToldOption | null;
  /** What was put there, then what is right: one and the same where it was right. */
  first: ToldOption[];
  /** The options that were neither. */
  rest: ToldOption[];
  /** What the first answer put there, where another one followed; null where it left the gap open. */
  before?: string | null;
}

export function toldGaps(
  question: QuestionOf<'fill'>,
  verdict: Extract<Verdict, { type: 'fill' }>,
  firstAnswer: Value = null,
): ToldGap[] {
  return question.gaps.map(({ id, options }, index) => {
    const given = verdict.gaps[id];
    const right = verdict.answer[id];
    const told = { chosen: given ? [given] : [], answer: right ? [right] : [] };
    const whyOf = (optionId: string) =>
      verdict.reasons.find((one) => one.gapId === id && one.optionId === optionId)?.why;
    const withText = (reason: Reason): ToldOption => ({
      ...reason,
      text: options[reason.index]?.text ?? '',
    });
    const { first, rest } = orderedReasons(options, told, whyOf);
    const before = gapsIn(firstAnswer)[id];
    return {
      id,
      number: index + 1,
      isRight: given !== undefined && given === right,
      given: first.map(withText).find(({ isChosen }) => isChosen) ?? null,
      first: first.map(withText),
      rest: rest.map(withText),
      ...(firstAnswer !== null &&
        before !== given && { before: options.find((one) => one.id === before)?.text ?? null }),
    };
  });
}
