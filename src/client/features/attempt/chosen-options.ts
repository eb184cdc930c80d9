// Choosing among options: what a press makes of an answer, and whether it says enough to be given.
import type { Answer, AttemptQuestion } from '#contract/exams.ts';

type Question = AttemptQuestion['question'];
export type ChoiceQuestion = Extract<Question, { type: 'sc' | 'ms' | 'gradient' }>;

export const isChoice = (question: Question): question is ChoiceQuestion =>
  question.type === 'sc' || question.type === 'ms' || question.type === 'gradient';

export const chosenIn = (answer: Answer | null): readonly string[] =>
  answer !== null && 'chosen' in answer ? answer.chosen : [];

/** One option replaces; of several, a press adds or takes back. None at all is no answer. */
export function toggled(
  question: ChoiceQuestion,
  answer: Answer | null,
  optionId: string,
): Answer | null {
  const ids = question.options.map(({ id }) => id);
  const chosen = new Set<string>(question.type === 'ms' ? chosenIn(answer) : []);
  if (!chosen.delete(optionId)) chosen.add(optionId);
  const kept = ids.filter((id) => chosen.has(id));
  return kept.length === 0 ? null : { chosen: kept };
}

/** Enough to give it for good: as many options as are asked for; of other types all that is there. */
export function isWhole(question: Question, answer: Answer | null): boolean {
  if (answer === null) return false;
  if (question.type === 'ms') return chosenIn(answer).length === question.choose;
  if (question.type === 'match') {
    return 'pairs' in answer && answer.pairs.length === question.left.length;
  }
  if (question.type === 'fill') {
    return 'gaps' in answer && Object.keys(answer.gaps).length === question.gaps.length;
  }
  if (question.type === 'hotspot') {
    return 'areas' in answer && answer.areas.length === question.choose;
  }
  return true;
}
