// The question types on the screen: a new one is a file in `types/` and a line here.
import type { Feedback, OpenQuestion } from '#contract/questions/questions.ts';
import type { Value } from './answer-value.ts';
import { type Half, type QuestionKind, type QuestionUi, shownHalf } from './question-ui.ts';
import { multipleChoice, singleChoice } from './types/choice.tsx';
import { fill } from './types/fill.tsx';
import { hotspot } from './types/hotspot.tsx';
import { match } from './types/match.tsx';
import { order } from './types/order.tsx';
import { scenario } from './types/scenario.tsx';

const questionTypes: { [T in QuestionKind]: QuestionUi<T> } = {
  sc: singleChoice,
  ms: multipleChoice,
  gradient: scenario,
  match,
  order,
  fill,
  hotspot,
};

/** What the screen knows of the type. */
export const uiOf = ({ type }: { readonly type: QuestionKind }): QuestionUi<QuestionKind> =>
  // The compiler cannot see that the entry of a type takes the question of that type.
  questionTypes[type] as unknown as QuestionUi<QuestionKind>;

/** How many parts of an answer are missing; negative where too many are chosen, 0 when it is whole. */
export const missingIn = (question: OpenQuestion, value: Value): number =>
  uiOf(question).missing(question, value);

/** How many parts digits choose from. */
export const choicesOf = (question: OpenQuestion): number => uiOf(question).choices(question);

/**
 * What a digit key makes of the answer: it presses that option or area.
 * @returns undefined where the key says nothing to this question
 */
export const answerByKey = (
  question: OpenQuestion,
  value: Value,
  key: string,
): Value | undefined =>
  /^[1-9]$/.test(key) ? uiOf(question).press?.(question, value, Number(key) - 1) : undefined;

/** What was chosen in an answer, in the order shown; null for types that are answered part by part. */
export const chosenNames = (question: OpenQuestion, answer: Value): string | null => {
  const { names, between } = uiOf(question).chosenNames?.(question, answer) ?? {
    names: [],
    between: '',
  };
  return names.length === 0 ? null : names.join(between);
};

/** The parts of an answer that are right; null for types without parts. */
export const halfOf = (feedback: Feedback): Half | null => uiOf(feedback).half?.(feedback) ?? null;

/** @returns null where the answer is right, where nothing of it is, or where there are no parts */
export const halfRight = (feedback: Feedback): Half | null => shownHalf(feedback, halfOf(feedback));
