import type { Content, QuestionSource } from './content.ts';
import { distractorsIn, keysIn, type OptionFile } from './questions/question-type.ts';
import type { QuestionFile } from './questions/questions.ts';
import { optionSetsOf } from './questions/questions.ts';
import { isDrawn } from './questions/scenario.ts';

export type { QuestionSource } from './content.ts';
export type { OptionFile } from './questions/question-type.ts';

/** From this many items on, shares over the bank mean something. */
export const BANK_MIN = 40;

/** The right options of all lists of the question; of a scenario the one that is worth most. */
export const keysOf = (question: QuestionFile): OptionFile[] =>
  optionSetsOf(question).flatMap(keysIn);

/** The other options of all lists of the question. */
export const distractorsOf = (question: QuestionFile): OptionFile[] =>
  optionSetsOf(question).flatMap(distractorsIn);

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export const percent = (part: number, whole: number): string =>
  `${Math.round((100 * part) / whole)} %`;

/** What figures over many questions are called by: the course, or the course and one of its banks. */
export const bankName = ({ courseKey, inBank }: QuestionSource): string =>
  inBank ? `${courseKey} ${inBank.bank}` : courseKey;

/** What lessons and quizzes ask in each course, and each of its banks, in the order of their files. */
export const banksOf = (content: Content): Map<string, QuestionSource[]> =>
  Map.groupBy(content.questions, bankName);

/** All questions of each course: what must not be alike anywhere in it. */
export const questionsByCourse = (content: Content): Map<string, QuestionSource[]> =>
  Map.groupBy(content.questions, (question) => question.courseKey);

/** Whether one of four texts is right: single choice, and the best way on of a scenario in words. */
export const hasOneKey = ({ data }: QuestionSource): boolean =>
  data.type === 'sc' || (data.type === 'gradient' && !isDrawn(data));

/** Every pair of a bank once. */
export function* pairsOf<T>(items: readonly T[]): Generator<readonly [T, T]> {
  for (let i = 0; i < items.length; i++) {
    for (let j = 0; j < i; j++) yield [items[j] as T, items[i] as T];
  }
}

/** Mean length of the keys in relation to the mean length of the distractors. */
export function keyLengthRatio(question: QuestionFile): number {
  const lengths = (options: OptionFile[]) => mean(options.map((option) => option.text.length));
  return lengths(keysOf(question)) / lengths(distractorsOf(question));
}
