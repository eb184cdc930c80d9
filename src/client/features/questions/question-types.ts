// The question types on the screen: a new one is a file in `types/` and a line here.
import { sameAnswer } from '#client/base/same-answer.ts';
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

/** How many parts keys choose from. */
export const choicesOf = (question: OpenQuestion): number => uiOf(question).choices(question);

/** The keys that choose, as the parts show them; null where keys say nothing. */
export function choiceKeys(question: OpenQuestion): { first: string; last: string } | null {
  const { choices, markOf } = uiOf(question);
  const count = choices(question);
  return count === 0 || !markOf ? null : { first: markOf(0), last: markOf(count - 1) };
}

/** Whether it has options in words to strike out: diagrams side by side leave a button no room. */
export const canStrike = (question: OpenQuestion): boolean =>
  'options' in question && question.options.every((option) => !('view' in option && option.view));

/**
 * What a press on an option or area makes of the answer.
 * @param index of the option or area as it is shown, from 0
 * @returns undefined where the question has none there
 */
export const answerAt = (question: OpenQuestion, value: Value, index: number): Value | undefined =>
  uiOf(question).press?.(question, value, index);

/** A press on the one option that is chosen already changes nothing: it gives the answer. */
export const isSecondPress = (value: Value, next: Value): boolean =>
  next !== null && sameAnswer(value, next);

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
