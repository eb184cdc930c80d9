import type { Content } from './content.ts';
import type { Located } from './located.ts';
import type { QuestionFile } from './schema/question.ts';

export type QuestionSource = Located<QuestionFile>;
export type OptionFile = QuestionFile['options'][number];

/** From this many items on, shares over the bank mean something. */
export const BANK_MIN = 40;

export const keysOf = (question: QuestionFile): OptionFile[] =>
  question.options.filter((option) => question.answer.includes(option.id));

export const distractorsOf = (question: QuestionFile): OptionFile[] =>
  question.options.filter((option) => !question.answer.includes(option.id));

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

export const percent = (part: number, whole: number): string =>
  `${Math.round((100 * part) / whole)} %`;

/** The questions of each course, in the order of their files. */
export const banksOf = (content: Content): Map<string, QuestionSource[]> =>
  Map.groupBy(content.questions, (question) => question.courseKey);

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
