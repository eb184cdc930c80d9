// Asking questions once more: the page knows the key by then, and says what the new answer is worth.
import { sameAnswer } from '#client/base/same-answer.ts';
import type { StepView } from '#contract/learning.ts';
import type { Answer, Feedback, OpenQuestion } from '#contract/questions/questions.ts';
import { inOtherOrder } from '#domain/questions/shown-order.ts';

/** Ids of the questions that were answered, and not right, in their order. */
export const missedIn = (steps: readonly StepView[]): string[] =>
  steps.flatMap((step) =>
    step.kind === 'check' && step.feedback !== null && !step.feedback.right ? [step.id] : [],
  );

/** Ids of the questions that were answered, in their order: what a done activity can ask again. */
export const answeredIn = (steps: readonly StepView[]): string[] =>
  steps.flatMap((step) => (step.kind === 'check' && step.feedback !== null ? [step.id] : []));

/**
 * The question with its options in another order: who remembers the letter of the right one has not known it.
 * @param seed of this round: while it is answered and explained, they stay where they are
 */
export function askedAnew(question: OpenQuestion, seed: string): OpenQuestion {
  if (!('options' in question)) return question;
  const options = inOtherOrder<(typeof question.options)[number]>(
    question.options,
    `${seed} ${question.id}`,
  );
  return { ...question, options } as OpenQuestion;
}

/** The same reasons about another answer: which is right, and whether this one is. */
export function againFeedback(feedback: Feedback, answer: Answer): Feedback {
  const [form = 'chosen'] = Object.keys(answer);
  const right = sameAnswer(answer, { [form]: feedback.answer } as Answer);
  const points = right ? feedback.maxPoints : 0;
  return { ...feedback, ...answer, right, points } as Feedback;
}
