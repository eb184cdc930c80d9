// What a question shows in no order of its own stands in one that the attempt's seed has fixed.
import { shuffled } from '#domain/kernel/shuffled.ts';
import { type Question, rulesOf } from './questions.ts';

/**
 * The order in which this attempt shows the parts of a question: options, right sides, items, or the
 * options of gaps as `<gap>.<option>`. Items never stand in the right order. Empty for a picture,
 * whose areas have their places.
 */
export const shownOrder = (question: Question, seed: string): string[] =>
  rulesOf(question).shownOrder(question, (ids, name) =>
    shuffled(ids, [seed, question.id, ...(name === undefined ? [] : [name])].join(' ')),
  );

/**
 * Parts in a stored order; those that it does not name, because content changed since, come last.
 * @param nameOf what the order calls a part
 */
export function inShownOrder<T extends { readonly id: string }>(
  parts: readonly T[],
  order: readonly string[],
  nameOf: (part: T) => string = ({ id }) => id,
): T[] {
  const places = new Map(order.map((name, at) => [name, at]));
  const place = (part: T) => places.get(nameOf(part)) ?? order.length;
  return parts.toSorted((a, b) => place(a) - place(b));
}

/** Parts that are shown once more, in another order than they stand in: no place of one is the answer. */
export function inOtherOrder<T>(parts: readonly T[], seed: string): T[] {
  const mixed = shuffled(parts, seed);
  const isSame = mixed.every((part, at) => part === parts[at]);
  return isSame ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed;
}
