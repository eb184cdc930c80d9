// Questions of every type on the wire: open ones carry no key; a key leaves by `verdictOf` only.
import type { LessonLink } from '#contract/activity-link.ts';
import type { Answer as AnswerView, OpenQuestion, Verdict } from '#contract/questions.ts';
import type { CatalogIndex } from '#domain/catalog/catalog-index.ts';
import { maxPointsOf, type Question } from '#domain/catalog/questions.ts';
import { type Answer, isRight, keyOf, pointsOf } from '#domain/exam/answer.ts';
import { inShownOrder } from '#domain/exam/shown-order.ts';
import { figureView } from '#server/figure-view.ts';

interface Line {
  readonly id: string;
  readonly text: string;
}
const lines = (parts: readonly Line[]) => parts.map(({ id, text }) => ({ id, text }));

/** A question in the order of an attempt: no key, no score, no reason, no explanation. */
export function openQuestionView(
  catalog: CatalogIndex,
  question: Question,
  order: readonly string[],
): OpenQuestion {
  const { id, stem } = question;
  const shown = (parts: readonly Line[]) => lines(inShownOrder(parts, order));
  switch (question.type) {
    case 'sc':
    case 'ms': {
      const { type, options, answer } = question;
      return { id, type, stem, choose: answer.length, options: shown(options) };
    }
    case 'gradient': {
      const { type, scenario, industry = null, options } = question;
      return { id, type, stem, scenario: [...scenario], industry, options: shown(options) };
    }
    case 'match': {
      const { type, left, right } = question;
      return { id, type, stem, left: lines(left), right: shown(right) };
    }
    case 'order':
      return { id, type: question.type, stem, items: shown(question.items) };
    case 'fill': {
      const { type, text, gaps } = question;
      const optionsOf = (gap: (typeof gaps)[number]) =>
        lines(inShownOrder(gap.options, order, (option) => `${gap.id}.${option.id}`));
      const views = gaps.map((gap) => ({ id: gap.id, options: optionsOf(gap) }));
      return { id, type, stem, text, gaps: views };
    }
    case 'hotspot': {
      const { type, figure, areas, answer } = question;
      const views = areas.map(({ why: _, trap: __, ...area }) => area);
      const picture = figureView(catalog, figure);
      return { id, type, stem, figure: picture, areas: views, choose: answer.length };
    }
  }
}

/** What may be told of a question once its answer is committed. */
export function verdictOf(
  question: Question,
  answer: Answer | null,
  lesson: LessonLink | null,
): Verdict {
  const told = {
    right: isRight(question, answer),
    points: pointsOf(question, answer),
    maxPoints: maxPointsOf(question),
    explanation: question.explanation,
    ref: question.ref,
    lesson,
  };
  const given = partsOf(answer);
  const key = partsOf(keyOf(question));
  switch (question.type) {
    case 'sc':
    case 'ms': {
      const { type, options } = question;
      const reasons = options.map(({ id, why }) => ({ optionId: id, why }));
      return { ...told, type, chosen: given.chosen, answer: key.chosen, reasons };
    }
    case 'gradient': {
      const { type, facts, options } = question;
      const reasons = options.map(({ id, score, why, facts: covers }) => {
        return { optionId: id, score, why, facts: [...covers] };
      });
      const { chosen } = given;
      return { ...told, type, chosen, answer: key.chosen, facts: [...facts], reasons };
    }
    case 'match': {
      const { type, left } = question;
      const reasons = left.map(({ id, why }) => ({ leftId: id, why }));
      return { ...told, type, pairs: given.pairs, answer: key.pairs, reasons };
    }
    case 'order': {
      const { type, items } = question;
      const reasons = items.map(({ id, why }) => ({ itemId: id, why }));
      return { ...told, type, order: given.order, answer: key.order, reasons };
    }
    case 'fill': {
      const { type, gaps } = question;
      const reasons = gaps.flatMap(({ id, options }) =>
        options.map((option) => ({ gapId: id, optionId: option.id, why: option.why })),
      );
      return { ...told, type, gaps: given.gaps, answer: key.gaps, reasons };
    }
    case 'hotspot': {
      const { type, areas } = question;
      const reasons = areas.map(({ id, why }) => ({ areaId: id, why }));
      return { ...told, type, areas: given.areas, answer: key.areas, reasons };
    }
  }
}

/** Every form of an answer, empty but for the one it has. */
interface AnswerParts {
  chosen: string[];
  pairs: [string, string][];
  order: string[];
  gaps: Record<string, string>;
  areas: string[];
}

function partsOf(answer: Answer | null): AnswerParts {
  const none: AnswerParts = { chosen: [], pairs: [], order: [], gaps: {}, areas: [] };
  return { ...none, ...answerView(answer) };
}

/** An answer as the wire carries it. */
export function answerView(answer: Answer | null): AnswerView | null {
  if (answer === null) return null;
  if ('chosen' in answer) return { chosen: [...answer.chosen] };
  if ('pairs' in answer) return { pairs: answer.pairs.map(([left, right]) => [left, right]) };
  if ('order' in answer) return { order: [...answer.order] };
  if ('gaps' in answer) return { gaps: { ...answer.gaps } };
  return { areas: [...answer.areas] };
}
