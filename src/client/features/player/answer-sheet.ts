// What is chosen for a question, and what is still missing before it can be answered.
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
  if (question.type === 'sc') return [optionId];
  const next = new Set(chosen);
  if (!next.delete(optionId)) next.add(optionId);
  return question.options.map((option) => option.id).filter((id) => next.has(id));
}

/** How many answers are missing; negative where there are too many, 0 when it can be answered. */
export const missingAnswers = (question: Question, chosen: readonly string[]): number =>
  (question.type === 'sc' ? 1 : question.choose) - chosen.length;

export type OptionResult = 'right' | 'wrong' | 'missed' | 'rest';

/** How an option is marked once the answer is committed. */
export function optionResult(
  verdict: NonNullable<CheckStep['verdict']>,
  optionId: string,
): OptionResult {
  const isChosen = verdict.chosen.some((id) => id === optionId);
  const isRight = verdict.answer.some((id) => id === optionId);
  if (isRight) return isChosen || verdict.chosen.length === 1 ? 'right' : 'missed';
  return isChosen ? 'wrong' : 'rest';
}

export interface Reason {
  optionId: string;
  index: number;
  isRight: boolean;
  isChosen: boolean;
  why: string;
}

/** The reasons in the order in which they help: chosen first, then right, then the rest. */
export function orderedReasons(step: CheckStep): { first: Reason[]; rest: Reason[] } {
  const { verdict, question } = step;
  if (verdict === null) return { first: [], rest: [] };
  const reasons = question.options.flatMap((option, index) => {
    const reason = verdict.reasons.find((one) => one.optionId === option.id);
    if (reason === undefined) return [];
    return {
      optionId: option.id,
      index,
      isRight: verdict.answer.includes(option.id),
      isChosen: verdict.chosen.includes(option.id),
      why: reason.why,
    };
  });
  return {
    first: [
      ...reasons.filter((reason) => reason.isChosen && !reason.isRight),
      ...reasons.filter((reason) => reason.isChosen && reason.isRight),
      ...reasons.filter((reason) => !reason.isChosen && reason.isRight),
    ],
    rest: reasons.filter((reason) => !reason.isChosen && !reason.isRight),
  };
}
