// How the demo learner answers a paper: some questions right, wrong ones slower, as people are.
import { keyOf } from '#domain/questions/answer.ts';
import { isChoice } from '#domain/questions/choice.ts';
import type { Answer, Question } from '#domain/questions/questions.ts';

export interface PlannedAnswer {
  readonly questionId: string;
  /** Null where it is left out: a wrong answer is planned, and the type has none to choose. */
  readonly answer: Answer | null;
  readonly msSpent: number;
}

/** Shares no divisor with the sizes of papers, so that right answers are spread over all of one. */
const STRIDE = 7;
const RIGHT_MS = 38_000;
const WRONG_MS = 62_000;
/** Every few questions one takes this much longer. */
const PAUSE_EVERY = 4;
const PAUSE_MS = 11_000;

/**
 * Answers to a drawn paper in its order.
 * @param right how many are answered right, at most all
 */
export function plannedAnswers(
  questions: readonly Question[],
  right: number,
): readonly PlannedAnswer[] {
  return questions.map((question, at) => {
    const isRight = (at * STRIDE) % questions.length < right;
    const pause = at % PAUSE_EVERY === 0 ? PAUSE_MS : 0;
    return {
      questionId: question.id,
      answer: isRight ? keyOf(question) : wrongAnswer(question),
      msSpent: (isRight ? RIGHT_MS : WRONG_MS) + pause,
    };
  });
}

/** An option that is not in the key; null where the type is no choice. */
export function wrongAnswer(question: Question): Answer | null {
  if (!isChoice(question)) return null;
  const wrong = question.options.find(({ id }) => !question.answer.includes(id));
  return wrong ? { chosen: [wrong.id] } : null;
}
