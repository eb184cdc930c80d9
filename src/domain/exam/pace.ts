// A paper answered faster than its words can be read pays nothing (R-18, decisions 6).
import type { PaceRules } from '#domain/catalog/catalog.ts';
import { type Question, rulesOf } from '#domain/questions/questions.ts';

const MS_PER_MINUTE = 60_000;

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Words of a question that stand before the learner: its stem and what is there to choose from. */
export const wordsShown = (question: Question): number =>
  [question.stem, ...rulesOf(question).texts(question)].reduce(
    (sum, text) => sum + wordsIn(text),
    0,
  );

export interface WorkedPaper {
  /** Words of each question that was answered. */
  readonly words: readonly number[];
  /** From the start to the last change that was taken, both by the database's clock. */
  readonly msWorked: number;
}

/** The shortest time in which so many words can be read and answered, ms. */
export function leastMsPaid(
  words: readonly number[],
  { wordsPerMinute, secondsPerQuestion }: PaceRules,
): number {
  const read = words.reduce((sum, count) => sum + count, 0);
  return Math.ceil(
    (read * MS_PER_MINUTE) / wordsPerMinute + words.length * secondsPerQuestion * 1000,
  );
}

/** Was it answered faster than anybody reads? */
export const isImplausible = ({ words, msWorked }: WorkedPaper, rules: PaceRules): boolean =>
  msWorked < leastMsPaid(words, rules);
