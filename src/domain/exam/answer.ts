// An answer is right when it is exactly the key; an unanswered question is wrong (brief 2, section 5).
import { maxPointsOf, type Question, type QuestionOption } from '#domain/catalog/questions.ts';
import { err, ok, type Result } from '#domain/kernel/result.ts';

/** Options: of sc, ms and gradient. */
export interface ChosenAnswer {
  readonly chosen: readonly string[];
}
/** Left sides with their right ones, as far as they were given. */
export interface PairsAnswer {
  readonly pairs: readonly (readonly [string, string])[];
}
/** All items, the first first. */
export interface OrderAnswer {
  readonly order: readonly string[];
}
/** Options by gap, as far as they were given. */
export interface GapsAnswer {
  readonly gaps: Readonly<Record<string, string>>;
}
export interface AreasAnswer {
  readonly areas: readonly string[];
}

/** What a learner answered, in the form of the question's type. */
export type Answer = ChosenAnswer | PairsAnswer | OrderAnswer | GapsAnswer | AreasAnswer;

/**
 * The answer in the authors' order, so that equal answers are equal values. Pairs and gaps may be
 * missing: such an answer is not finished, and wrong if it stays so.
 * @returns `attempt.answer_malformed` for the form of another type, for a part that is not there,
 *   for one named twice, for no part at all, or for several where one is asked for
 */
export function checkAnswer(
  question: Question,
  answer: Answer,
): Result<Answer, { code: 'attempt.answer_malformed' }> {
  const checked = fitted(question, answer);
  return checked ? ok(checked) : err({ code: 'attempt.answer_malformed' });
}

function fitted(question: Question, answer: Answer): Answer | undefined {
  switch (question.type) {
    case 'sc':
    case 'gradient': {
      const chosen = 'chosen' in answer && inOrder(question.options, answer.chosen);
      return chosen && chosen.length === 1 ? { chosen } : undefined;
    }
    case 'ms': {
      const chosen = 'chosen' in answer && inOrder(question.options, answer.chosen);
      return chosen ? { chosen } : undefined;
    }
    case 'match': {
      if (!('pairs' in answer)) return undefined;
      const rights = new Map(answer.pairs);
      const lefts = inOrder(
        question.left,
        answer.pairs.map(([left]) => left),
      );
      const isFree = inOrder(
        question.right,
        answer.pairs.map(([, right]) => right),
      );
      return lefts && isFree && { pairs: lefts.map((left) => [left, rights.get(left)!] as const) };
    }
    case 'order': {
      const isWhole = 'order' in answer && inOrder(question.items, answer.order);
      return isWhole && isWhole.length === question.items.length
        ? { order: [...answer.order] }
        : undefined;
    }
    case 'fill': {
      if (!('gaps' in answer)) return undefined;
      const given = inOrder(question.gaps, Object.keys(answer.gaps));
      const options = new Map(question.gaps.map((gap) => [gap.id, gap.options]));
      const isKnown = given?.every((gap) => has(options.get(gap), answer.gaps[gap]));
      return given && isKnown
        ? { gaps: Object.fromEntries(given.map((gap) => [gap, answer.gaps[gap]!])) }
        : undefined;
    }
    case 'hotspot': {
      const areas = 'areas' in answer && inOrder(question.areas, answer.areas);
      const isOne = question.answer.length > 1 || (areas && areas.length === 1);
      return areas && isOne ? { areas } : undefined;
    }
  }
}

const has = (options: readonly QuestionOption[] | undefined, id: string | undefined): boolean =>
  options?.some((option) => option.id === id) ?? false;

/** The named parts in the authors' order; undefined where one is unknown or named twice, or none is. */
function inOrder(
  parts: readonly { readonly id: string }[],
  named: readonly string[],
): string[] | undefined {
  const found = parts.map(({ id }) => id).filter((id) => named.includes(id));
  return found.length === named.length && found.length > 0 ? found : undefined;
}

/** The right answer; that of a scenario is the option that is worth most. */
export function keyOf(question: Question): Answer {
  switch (question.type) {
    case 'sc':
    case 'ms':
      return { chosen: inOrder(question.options, question.answer) ?? [] };
    case 'gradient': {
      const best = question.options.filter(({ score }) => score === maxPointsOf(question));
      return { chosen: best.map(({ id }) => id) };
    }
    case 'match': {
      const rights = new Map(question.pairs);
      return { pairs: question.left.map(({ id }) => [id, rights.get(id) ?? ''] as const) };
    }
    case 'order':
      return { order: question.items.map(({ id }) => id) };
    case 'fill':
      return { gaps: Object.fromEntries(question.gaps.map(({ id, answer }) => [id, answer])) };
    case 'hotspot':
      return { areas: inOrder(question.areas, question.answer) ?? [] };
  }
}

/** Is it exactly the key? Nothing, a part of it, and an answer that does not fit are not. */
export function isRight(question: Question, answer: Answer | null): boolean {
  const checked = answer && fitted(question, answer);
  return checked ? sameAnswer(checked, keyOf(question)) : false;
}

/** What an answer earns: a scenario's option its score, anything else all or nothing. */
export function pointsOf(question: Question, answer: Answer | null): number {
  if (question.type !== 'gradient') return isRight(question, answer) ? maxPointsOf(question) : 0;
  const checked = answer && fitted(question, answer);
  const [chosen] = checked && 'chosen' in checked ? checked.chosen : [];
  return question.options.find(({ id }) => id === chosen)?.score ?? 0;
}

/**
 * Can a later answer be held against this one, as a second thought? Not while a part is missing, nor
 * an order: it is found by moving its lines, and none of the moves is its first answer.
 * @param answer as it was checked
 */
export function isGiven(question: Question, answer: Answer): boolean {
  switch (question.type) {
    case 'order':
      return false;
    case 'ms':
      return 'chosen' in answer && answer.chosen.length === question.answer.length;
    case 'hotspot':
      return 'areas' in answer && answer.areas.length === question.answer.length;
    case 'match':
      return 'pairs' in answer && answer.pairs.length === question.left.length;
    case 'fill':
      return 'gaps' in answer && Object.keys(answer.gaps).length === question.gaps.length;
    default:
      return true;
  }
}

/** Two answers of one question that were checked; null is no answer. */
export const sameAnswer = (a: Answer | null, b: Answer | null): boolean =>
  a === null || b === null ? a === b : textOf(a) === textOf(b);

/** Equal texts are equal answers; the order in which a store gives back gaps says nothing. */
const textOf = (answer: Answer): string =>
  JSON.stringify('gaps' in answer ? Object.entries(answer.gaps).sort() : Object.values(answer));
