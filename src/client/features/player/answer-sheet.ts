// What is chosen for a question, and what is still missing before it can be answered.
import { pressed } from '#client/features/questions/answer-value.ts';
import type { StepView } from '#contract/learning.ts';

export type CheckStep = Extract<StepView, { kind: 'check' }>;
type Question = CheckStep['question'];

/**
 * The choice after a press: single choice replaces, multiple choice adds and takes back.
 * @param known ids are kept in the order of the options
 */
export function toggleOption(
  question: Pick<Question, 'type' | 'options'>,
  chosen: readonly string[],
  optionId: string,
): string[] {
  const ids = question.options.map(({ id }) => id);
  return pressed(ids, chosen, optionId, question.type === 'sc');
}

/** How many answers are missing; negative where there are too many, 0 when it can be answered. */
export const missingAnswers = (question: Question, chosen: readonly string[]): number =>
  (question.type === 'sc' ? 1 : question.choose) - chosen.length;
