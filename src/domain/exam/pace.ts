// A paper answered faster than its words can be read pays nothing and counts in no figure (R-18, decisions 6).
import type { PaceRules } from '#domain/catalog/catalog.ts';
import { MS_PER_MINUTE } from '#domain/kernel/time.ts';
import { textsOfCase, textsOfTable } from '#domain/questions/question-case.ts';
import { type Question, rulesOf } from '#domain/questions/questions.ts';

const wordsIn = (text: string): number => text.split(/\s+/).filter(Boolean).length;

/** Words in texts, split at spaces. */
export const wordsOf = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + wordsIn(text), 0);

/** Words of a question that stand before the learner: its stem, its table and what is there to choose from. */
export const wordsShown = (question: Question): number =>
  wordsOf([question.stem, ...textsOfTable(question.table), ...rulesOf(question).texts(question)]);

/** Words of each question; a case that several of them share is read once, with the first of them. */
export function wordsOfEach(questions: readonly (Question | undefined)[]): number[] {
  const read = new Set<string>();
  return questions.map((question) => {
    if (question === undefined) return 0;
    const words = wordsShown(question);
    if (question.case === undefined || read.has(question.case.id)) return words;
    read.add(question.case.id);
    return words + wordsOf(textsOfCase(question.case));
  });
}

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

/** A paper that was worked on in a stretch of time, ms since 1970, others perhaps beside it. */
export interface PaperStretch {
  readonly startedAt: number;
  /** The last change that was taken. */
  readonly savedAt: number;
  /** What its answered questions take at least. */
  readonly leastMs: number;
}

/**
 * Could one reader have worked on a paper and on the others that ran beside it, one at a time, changing
 * between them at will? The minutes of papers that run side by side count once: in no stretch of time lies
 * more reading than the stretch is long (the demand that preemptive jobs on one machine have to meet).
 * @param paper the one that ends now; stretches that it does not lie in were looked at before
 * @param others those that have ended and were paid
 */
export function fitsBeside(paper: PaperStretch, others: readonly PaperStretch[]): boolean {
  const all = [paper, ...others];
  const froms = all.map(({ startedAt }) => startedAt).filter((at) => at <= paper.startedAt);
  const untils = all.map(({ savedAt }) => savedAt).filter((at) => at >= paper.savedAt);
  return froms.every((from) =>
    untils.every((until) => {
      const within = all.filter((one) => one.startedAt >= from && one.savedAt <= until);
      return within.reduce((sum, { leastMs }) => sum + leastMs, 0) <= until - from;
    }),
  );
}
