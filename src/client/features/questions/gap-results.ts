// What the feedback says about each gap of a text: the options that count first, each with its reason.
import { orderedReasons, type Reason } from '#client/ui/answering/verdict-order.ts';
import type { Feedback } from '#contract/questions/questions.ts';
import { gapsIn, type QuestionOf, type Value } from './answer-value.ts';

/** An option of a gap with what it says and why it fits or not. */
export type OptionResult = Reason & { text: string };

export interface GapResult {
  id: string;
  /** Counted from 1, as the gaps stand in the text. */
  number: number;
  isRight: boolean;
  /** What was put there; null where it was left open. */
  given: OptionResult | null;
  /** What was put there, then what is right: one and the same where it was right. */
  first: OptionResult[];
  /** The options that were neither. */
  rest: OptionResult[];
  /** What the first answer put there, where another one followed; null where it left the gap open. */
  before?: string | null;
}

export function gapResults(
  question: QuestionOf<'fill'>,
  feedback: Extract<Feedback, { type: 'fill' }>,
  firstAnswer: Value = null,
): GapResult[] {
  return question.gaps.map(({ id, options }, index) => {
    const given = feedback.gaps[id];
    const right = feedback.answer[id];
    const told = { chosen: given ? [given] : [], answer: right ? [right] : [] };
    const whyOf = (optionId: string) =>
      feedback.reasons.find((one) => one.gapId === id && one.optionId === optionId)?.why;
    const withText = (reason: Reason): OptionResult => ({
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
