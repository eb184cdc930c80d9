// A paper answered in less than a part of the median time was not read: it pays nothing.
import type { PaceRules } from '#domain/catalog/catalog.ts';

/** How long learners take over a question when they first meet it. */
export interface QuestionTime {
  readonly firstAnswers: number;
  readonly medianMs: number;
}

export interface WorkedPaper {
  /** The questions that were answered, by id. */
  readonly answeredIds: readonly string[];
  /** From the start to the last change that was taken, both by the database's clock. */
  readonly msWorked: number;
  /** The time the paper gives a question, without extra time. */
  readonly msPerQuestion: number;
}

/**
 * The shortest time in which answering so much pays, ms. The median of a question counts once enough
 * learners gave a first answer to it; until then a part of the time that the paper gives stands for it.
 */
export function leastMsPaid(
  { answeredIds, msPerQuestion }: Omit<WorkedPaper, 'msWorked'>,
  times: ReadonlyMap<string, QuestionTime>,
  { partOfMedian, firstAnswersMin, budgetPercent }: PaceRules,
): number {
  const medianOf = (questionId: string): number => {
    const time = times.get(questionId);
    return time && time.firstAnswers >= firstAnswersMin
      ? time.medianMs
      : (msPerQuestion * budgetPercent) / 100;
  };
  const usual = answeredIds.reduce((sum, questionId) => sum + medianOf(questionId), 0);
  return Math.ceil(usual / partOfMedian);
}

/** Was it answered faster than anybody reads? */
export const isImplausible = (
  { msWorked, ...answered }: WorkedPaper,
  times: ReadonlyMap<string, QuestionTime>,
  rules: PaceRules,
): boolean => msWorked < leastMsPaid(answered, times, rules);
