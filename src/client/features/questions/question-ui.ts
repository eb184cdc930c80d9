// What the screen has to know of a question type; `question-types.ts` lists all types.
import type { ReactNode } from 'react';
import type { Feedback, OpenQuestion } from '#contract/questions/questions.ts';
import type { Messages } from '#texts/messages.ts';
import type { QuestionOf, Value } from './answer-value.ts';
import type { InputProps } from './input-props.ts';

export type QuestionKind = OpenQuestion['type'];
export type FeedbackOf<T extends QuestionKind> = Holding<Feedback, T>;
type Holding<F extends Feedback, T> = F extends unknown ? (T extends F['type'] ? F : never) : never;

/** How much of an answer is right that is not right as a whole. */
export interface Half {
  right: number;
  total: number;
}

export interface MarkedProps<T extends QuestionKind> {
  question: QuestionOf<T>;
  feedback: FeedbackOf<T>;
  /** The first answer, where another one followed. */
  first: Value;
  lang: 'en' | undefined;
}

export interface ReasonsProps<T extends QuestionKind> {
  question: QuestionOf<T>;
  feedback: FeedbackOf<T>;
  /** The way to the lesson, below the source. */
  readOn: ReactNode;
}

export interface QuestionUi<T extends QuestionKind> {
  /** The way of answering, under large targets and every key it needs. */
  Input: (props: InputProps<T>) => ReactNode;
  /** The answered question with its marks. */
  Marked: (props: MarkedProps<T>) => ReactNode;
  /** Why the answer is right or not, where the marks do not carry their reasons themselves. */
  Reasons?: (props: ReasonsProps<T>) => ReactNode;
  /** The case that it is about, where it has one. */
  Case?: (props: { question: QuestionOf<T> }) => ReactNode;
  /** How it is answered, in one line. */
  hint(question: QuestionOf<T>, hints: Messages['questions']['hint']): string;
  /** How many parts keys choose from; 0 where they say nothing. */
  choices(question: QuestionOf<T>): number;
  /** What stands before such a part: a letter, or a number in a picture. */
  markOf?(index: number): string;
  /** The answer after a press on such a part, counted from 0. */
  press?(question: QuestionOf<T>, value: Value, index: number): Value | undefined;
  /** What was chosen, as the learner knows it, in one line; absent where parts say it themselves. */
  chosenNames?(question: QuestionOf<T>, answer: Value): { names: string[]; between: string };
  /** Its parts that are right; absent where an answer has no parts. */
  half?(feedback: FeedbackOf<T>): Half;
}

/** How many of the parts are right. */
export const hits = <P>(parts: readonly P[], isHit: (part: P, at: number) => boolean): Half => ({
  right: parts.filter(isHit).length,
  total: parts.length,
});

/** A half is said only of what is right in part. */
export const shownHalf = ({ right }: Pick<Feedback, 'right'>, half: Half | null): Half | null =>
  half === null || right || half.right === 0 ? null : half;
