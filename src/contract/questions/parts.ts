// What the wire carries of every question: as it is asked, and as it is explained.
import { z } from 'zod';
import type { FigureUse } from '#domain/catalog/figure.ts';
import type { Answer as GivenAnswer, Question } from '#domain/questions/questions.ts';
import { lessonLinkSchema } from '../activity-link.ts';
import { optionIdSchema, partIdSchema } from '../fields.ts';
import { type FigureView, figureViewSchema } from '../figures.ts';

/** No question has more parts than this. */
export const MOST_PARTS = 12;

export const optionViewSchema = z.object({ id: optionIdSchema, text: z.string() });
export const partViewSchema = z.object({ id: partIdSchema, text: z.string() });

/** Figures to read; every row is as long as the columns. */
export const dataTableSchema = z.object({
  caption: z.string().nullable(),
  columns: z.array(z.string()),
  rows: z.array(z.array(z.string())),
});
export type DataTableView = z.infer<typeof dataTableSchema>;

/** The case that the questions of a set stand on; each of them carries it. */
export const questionCaseSchema = z.object({
  id: z.string(),
  title: z.string(),
  paragraphs: z.array(z.string()),
  table: dataTableSchema.exactOptional(),
  figure: figureViewSchema.exactOptional(),
});
export type QuestionCaseView = z.infer<typeof questionCaseSchema>;

/** Of a question before its answer. */
export const asked = {
  id: z.string(),
  stem: z.string(),
  /** What the stem speaks of, drawn; most questions have none. */
  view: figureViewSchema.exactOptional(),
  /** What has to be read before an option is chosen; most questions have none. */
  table: dataTableSchema.exactOptional(),
  /** Only of a question of a case set. */
  case: questionCaseSchema.exactOptional(),
};

/** Of every feedback; what a learner may see only after the answer is committed. */
export const explained = {
  /** All of it is right; for a gradient the option that is worth 5. */
  right: z.boolean(),
  points: z.int(),
  /** 5 for a gradient, 1 for all others. */
  maxPoints: z.int(),
  /** The principle first. */
  explanation: z.string(),
  ref: z.string(),
  /** Null where none is known, and in a lesson itself. */
  lesson: lessonLinkSchema.nullable(),
  /** Words of the case that decide the question; only of a question of a case set. */
  caseFacts: z.array(z.string()).exactOptional(),
};

/** How the parts of a question are put on the wire. */
export interface Shown {
  /** Lines in the order of the attempt, without anything that tells the key. */
  lines(
    parts: readonly { readonly id: string; readonly text: string }[],
    nameOf?: (part: { readonly id: string }) => string,
  ): { id: string; text: string }[];
  figure(use: FigureUse): FigureView;
}

/**
 * How one question type travels. A question leaves by `open` without key, score, reason or
 * explanation; its key leaves by `feedback` only.
 */
export interface QuestionWire<Q extends Question, A extends GivenAnswer, Open, Feedback> {
  readonly openSchema: z.ZodType<Open>;
  readonly feedbackSchema: z.ZodType<Feedback>;
  /** @returns what the type adds to id and stem */
  open(question: Q, shown: Shown): Omit<Open, keyof typeof asked>;
  /** @returns what the type adds to what is explained of every question; `given` is null where nothing was */
  feedback(question: Q, given: A | null, key: A): Omit<Feedback, keyof typeof explained>;
}

/** The parts as lines of text. */
export const linesOf = (parts: readonly { readonly id: string; readonly text: string }[]) =>
  parts.map(({ id, text }) => ({ id, text }));
