// What every question has, and what the rules of a question type have to say.

import type { CourseKey, Industry } from '#domain/catalog/course-keys.ts';
import type { FigureUse } from '#domain/catalog/figure.ts';
import type { DataTable, QuestionCase } from './question-case.ts';

/** How hard its author holds it to be, from the easiest on. */
export const QUESTION_DIFFICULTIES = ['easy', 'medium', 'hard'] as const;
export type QuestionDifficulty = (typeof QUESTION_DIFFICULTIES)[number];

export interface QuestionHead {
  readonly id: string;
  readonly courseKey: CourseKey;
  readonly stem: string;
  /** A view or another picture that stands with the question. */
  readonly view?: FigureUse;
  /** Figures to read, between the stem and what is chosen from. */
  readonly table?: DataTable;
  /** Present where the question belongs to a case set. */
  readonly case?: QuestionCase;
  readonly tags: readonly string[];
  /** The id of the activity that teaches the point: an item of the path or a mission. */
  readonly lesson?: string;
  readonly phase?: string;
  readonly industry?: Industry;
  readonly difficulty: QuestionDifficulty;
  readonly bloom: 'remember' | 'understand' | 'apply' | 'analyse' | 'evaluate';
  readonly spec: string;
  /** The principle behind the answer. */
  readonly explanation: string;
  readonly ref: string;
  readonly checkedOn: string;
  readonly rev: number;
}

/** A side, an item or whatever else a question shows as a line of text. */
export interface QuestionPart {
  readonly id: string;
  readonly text: string;
}

export interface ExplainedPart extends QuestionPart {
  readonly why: string;
}

export interface QuestionOption extends ExplainedPart {
  readonly trap?: string;
}

/** What a question offers to pick beside its key, and which of it leads in the right direction. */
export interface Picks {
  readonly wrongIds: readonly string[];
  readonly nearIds: readonly string[];
}

/** The rules of one question type; `src/domain/questions/questions.ts` lists all types. */
export interface QuestionRules<Q extends QuestionHead, A extends object> {
  /** What a whole right answer earns. */
  readonly maxPoints: number;
  /** What an answer has to be; the refusal of another says 'Answer with … of the question.' */
  readonly form: string;
  /** The right answer, in the authors' order. */
  key(question: Q): A;
  /**
   * The answer in the authors' order, so that equal answers are equal values. Parts may be missing:
   * such an answer is not finished, and wrong if it stays so.
   * @returns undefined for the form of another type, for a part that is not there, for one named
   *   twice, for no part at all, or for several where one is asked for
   */
  fitted(question: Q, answer: object): A | undefined;
  /** Points of an answer that fits; absent where an answer earns all or nothing. */
  points?(question: Q, answer: A): number;
  /**
   * How many parts of an answer are missing: 0 when it is whole, negative where too many are chosen.
   * @param question as its authors wrote it, or as a page has it
   * @param answer null where nothing is given
   */
  missing(question: object, answer: A | null): number;
  /** True where an answer is found by moving what is there, so that none of the moves is a first answer. */
  readonly isMoved?: true;
  /**
   * The ids of what this attempt shows, in its order; empty where everything has its place.
   * @param mix shuffles a list by the attempt's seed; `name` tells several lists of a question apart
   */
  shownOrder(question: Q, mix: (ids: readonly string[], name?: string) => string[]): string[];
  /** The texts that it shows beside its stem: what a learner has to read. */
  texts(question: Q): string[];
  /** What can be picked, named as the count names picks. Pairs and orders are no picks. */
  picks(question: Q): Picks;
}

/** What is chosen from: with its key, or on a page with the number of right ones in its place. */
export type Choosing = { readonly choose: number } | { readonly answer: readonly string[] };

/** How many options or areas a whole answer names. */
export const toChoose = (question: Choosing): number =>
  'choose' in question ? question.choose : question.answer.length;

/** How many parts an answer has; an answer of another form has none of them. */
export const countOf = (parts: readonly unknown[] | undefined): number => parts?.length ?? 0;

export const noPicks: Picks = { wrongIds: [], nearIds: [] };

/** The texts of parts, in their order. */
export const textsOf = (parts: readonly { readonly text: string }[]): string[] =>
  parts.map(({ text }) => text);

export const idsOf = (parts: readonly { readonly id: string }[]): string[] =>
  parts.map(({ id }) => id);

/** @returns the ids that are no keys; none of them is nearer to the key than another */
export const wrongPicks = (ids: readonly string[], keys: readonly string[]): Picks => ({
  wrongIds: ids.filter((id) => !keys.includes(id)),
  nearIds: [],
});

/** The named parts in the authors' order; undefined where one is unknown or named twice, or none is. */
export function inAuthorsOrder(
  parts: readonly { readonly id: string }[],
  named: readonly string[] | undefined,
): string[] | undefined {
  if (named === undefined) return undefined;
  const found = idsOf(parts).filter((id) => named.includes(id));
  return found.length === named.length && found.length > 0 ? found : undefined;
}
