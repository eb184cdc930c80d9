// An answer is right when it is exactly the key; an unanswered question is wrong (brief 2, section 5).
import type { Question } from '#domain/catalog/catalog.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';

/** What a learner chose. Other types of questions will be answered in other forms. */
export interface Answer {
  readonly chosen: readonly string[];
}

type Asked = Pick<Question, 'type' | 'options' | 'answer'>;

/**
 * The answer in the authors' order of options, so that equal answers are equal values.
 * @returns `attempt.answer_malformed` for an option that is not there, one named twice, none at all,
 *   or several where one is asked for
 */
export function checkAnswer(
  question: Asked,
  answer: Answer,
): Result<Answer, { code: 'attempt.answer_malformed' }> {
  const chosen = question.options.map(({ id }) => id).filter((id) => answer.chosen.includes(id));
  const isWhole = chosen.length === answer.chosen.length && chosen.length > 0;
  const isOne = question.type !== 'sc' || chosen.length === 1;
  return isWhole && isOne ? ok({ chosen }) : err({ code: 'attempt.answer_malformed' });
}

/** Is it the exact set of right options? */
export function isRight(question: Asked, answer: Answer | null): boolean {
  if (!answer) return false;
  const chosen = new Set(answer.chosen);
  return (
    chosen.size === question.answer.length && question.answer.every((option) => chosen.has(option))
  );
}

/** Two answers of one question that were checked; null is no answer. */
export const sameAnswer = (a: Answer | null, b: Answer | null): boolean =>
  a === null || b === null ? a === b : a.chosen.join() === b.chosen.join();
