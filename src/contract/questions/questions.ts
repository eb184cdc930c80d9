// Questions of every type on the wire: as asked, as answered, and as explained once the answer is
// committed. A new type is a file beside this one and a line in each list below.
import { z } from 'zod';
import type { FigureUse } from '#domain/catalog/figure.ts';
import { isRight, keyOf, maxPointsOf, pointsOf } from '#domain/questions/answer.ts';
import type { DataTable, QuestionCase } from '#domain/questions/question-case.ts';
import type { Answer as GivenAnswer, Question, QuestionType } from '#domain/questions/questions.ts';
import { inShownOrder } from '#domain/questions/shown-order.ts';
import type { LessonLink } from '../activity-link.ts';
import type { FigureView } from '../figures.ts';
import { choiceWire, chosenSchema } from './choice.ts';
import { fillWire, gapsSchema } from './fill.ts';
import { areasSchema, hotspotWire } from './hotspot.ts';
import { matchWire, pairsSchema } from './match.ts';
import { orderSchema, orderWire } from './order.ts';
import { type DataTableView, linesOf, type QuestionCaseView, type QuestionWire } from './parts.ts';
import { scenarioWire } from './scenario.ts';

const wires = {
  sc: choiceWire,
  ms: choiceWire,
  gradient: scenarioWire,
  match: matchWire,
  order: orderWire,
  fill: fillWire,
  hotspot: hotspotWire,
} satisfies Record<QuestionType, object>;

/**
 * A question before its answer: no key, no score, no reason, no explanation. Whatever has an order
 * that is not part of the question stands in the order of this attempt.
 */
export const openQuestionSchema = z.discriminatedUnion('type', [
  choiceWire.openSchema,
  scenarioWire.openSchema,
  matchWire.openSchema,
  orderWire.openSchema,
  fillWire.openSchema,
  hotspotWire.openSchema,
]);
export type OpenQuestion = z.infer<typeof openQuestionSchema>;

/** An answer, in the form of its question's type. An empty answer is none: send null. */
export const answerSchema = z.union([
  chosenSchema,
  pairsSchema,
  orderSchema,
  gapsSchema,
  areasSchema,
]);
export type Answer = z.infer<typeof answerSchema>;

/** What a learner may see of a question only after the answer is committed. */
export const feedbackSchema = z.discriminatedUnion('type', [
  choiceWire.feedbackSchema,
  scenarioWire.feedbackSchema,
  matchWire.feedbackSchema,
  orderWire.feedbackSchema,
  fillWire.feedbackSchema,
  hotspotWire.feedbackSchema,
]);
export type Feedback = z.infer<typeof feedbackSchema>;

type AnyWire = QuestionWire<Question, GivenAnswer, OpenQuestion, Feedback>;
// The compiler cannot see that the entry of a type takes the question of that type.
const wireOf = ({ type }: Question): AnyWire => wires[type] as unknown as AnyWire;

/**
 * A question as it is asked: no key, no score, no reason, no explanation.
 * @param order the attempt's order of what is shown; empty for the authors' order
 */
export const openQuestionView = (
  question: Question,
  order: readonly string[],
  figure: (use: FigureUse) => FigureView,
): OpenQuestion =>
  ({
    id: question.id,
    stem: question.stem,
    ...(question.view && { view: figure(question.view) }),
    ...(question.table && { table: tableView(question.table) }),
    ...(question.case && { case: caseView(question.case, figure) }),
    ...wireOf(question).open(question, {
      lines: (parts, nameOf) => linesOf(inShownOrder(parts, order, nameOf)),
      figure,
    }),
  }) as OpenQuestion;

const tableView = ({ caption, columns, rows }: DataTable): DataTableView => ({
  caption: caption ?? null,
  columns: [...columns],
  rows: rows.map((row) => [...row]),
});

/** Without what decides its questions: that leaves with their feedback. */
const caseView = (
  { id, title, paragraphs, table, figure }: QuestionCase,
  draw: (use: FigureUse) => FigureView,
): QuestionCaseView => ({
  id,
  title,
  paragraphs: [...paragraphs],
  ...(table && { table: tableView(table) }),
  ...(figure && { figure: draw(figure) }),
});

/**
 * What may be sent of a question once its answer is committed.
 * @param answer as it was checked; null where it was left unanswered
 * @param lesson where to read on; null where there is no such place
 */
export const feedbackView = (
  question: Question,
  answer: GivenAnswer | null,
  lesson: LessonLink | null,
): Feedback =>
  ({
    right: isRight(question, answer),
    points: pointsOf(question, answer),
    maxPoints: maxPointsOf(question),
    explanation: question.explanation,
    ref: question.ref,
    lesson,
    ...(question.case && { caseFacts: [...question.case.uses] }),
    ...wireOf(question).feedback(question, answer, keyOf(question)),
  }) as Feedback;

/** An answer as the wire carries it: the same parts, free to be changed. */
export const answerView = (answer: GivenAnswer | null): Answer | null =>
  answer === null ? null : (structuredClone(answer) as Answer);
