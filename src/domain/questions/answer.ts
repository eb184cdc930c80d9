// An answer is right when it is exactly the key; an unanswered question is wrong (brief 2, section 5).
import { err, ok, type Result } from '#domain/kernel/result.ts';
import { type Answer, type PageQuestion, type Question, rulesOf } from './questions.ts';

/**
 * The answer in the authors' order, so that equal answers are equal values. Pairs and gaps may be
 * missing: such an answer is not finished, and wrong if it stays so.
 * @returns `attempt.answer_malformed` for the form of another type, for a part that is not there,
 *   for one named twice, for no part at all, or for several where one is asked for
 */
export function checkAnswer(
  question: Question,
  answer: Answer,
): Result<Answer, { code: 'attempt.answer_malformed' }> {
  const checked = rulesOf(question).fitted(question, answer);
  return checked ? ok(checked) : err({ code: 'attempt.answer_malformed' });
}

/** The right answer; that of a scenario is the option that is worth most. */
export const keyOf = (question: Question): Answer => rulesOf(question).key(question);

/** Is it exactly the key? Nothing, a part of it, and an answer that does not fit are not. */
export function isRight(question: Question, answer: Answer | null): boolean {
  const checked = answer && rulesOf(question).fitted(question, answer);
  return checked ? sameAnswer(checked, keyOf(question)) : false;
}

/** What a whole right answer to the question earns: 5 where options have scores, 1 everywhere else. */
export const maxPointsOf = (question: Pick<Question, 'type'>): number =>
  rulesOf(question).maxPoints;

/** What an answer earns: a scenario's option its score, anything else all or nothing. */
export function pointsOf(question: Question, answer: Answer | null): number {
  const { points, fitted, maxPoints } = rulesOf(question);
  if (points === undefined) return isRight(question, answer) ? maxPoints : 0;
  const checked = answer && fitted(question, answer);
  return checked ? points(question, checked) : 0;
}

/**
 * How many parts of an answer are missing: 0 when it is whole, negative where too many are chosen. Page
 * and server ask the same rule, so that they count the same questions as answered.
 */
export const missingIn = (question: Question | PageQuestion, answer: Answer | null): number =>
  rulesOf(question).missing(question, answer);

/**
 * Is it a whole answer? One with a part missing, or with one too many, is begun and cannot be right: it is
 * kept, and no count of answered questions has it.
 */
export const isWhole = (question: Question | PageQuestion, answer: Answer | null): boolean =>
  missingIn(question, answer) === 0;

/** How many parts a whole answer to the question has: as many as are missing where there is none. */
export const partsAsked = (question: Question): number => missingIn(question, null);

/**
 * May a later answer count as a second thought about this one? Not while it is incomplete, and never about
 * an order.
 */
export const isGiven = (question: Question, answer: Answer): boolean =>
  !rulesOf(question).isMoved && isWhole(question, answer);

/** Is it of the form of the question's type? Its parts may be gone from the question. */
export const isInForm = (question: Question, answer: Answer): boolean =>
  Object.keys(keyOf(question)).every((form) => form in answer);

/** Two answers of one question that were checked; null is no answer. */
export const sameAnswer = (a: Answer | null, b: Answer | null): boolean =>
  a === null || b === null ? a === b : textOf(a) === textOf(b);

/** Equal texts are equal answers; the order in which a store gives back gaps says nothing. */
const textOf = (answer: Answer): string =>
  JSON.stringify('gaps' in answer ? Object.entries(answer.gaps).sort() : Object.values(answer));
