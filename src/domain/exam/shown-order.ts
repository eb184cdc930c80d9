// What a question shows in no order of its own stands in one that the attempt's seed has fixed.
import type { Question } from '#domain/catalog/questions.ts';
import { shuffled } from '#domain/kernel/shuffled.ts';

/**
 * The order in which this attempt shows the parts of a question: options, right sides, items, or the
 * options of gaps as `<gap>.<option>`. Items never stand in the right order. Empty for a picture,
 * whose areas have their places.
 */
export function shownOrder(question: Question, seed: string): string[] {
  const ids = (parts: readonly { readonly id: string }[]) => parts.map(({ id }) => id);
  const mixed = (list: readonly string[], of = question.id) => shuffled(list, `${seed} ${of}`);
  switch (question.type) {
    case 'sc':
    case 'ms':
    case 'gradient':
      return mixed(ids(question.options));
    case 'match':
      return mixed(ids(question.right));
    case 'order': {
      const order = mixed(ids(question.items));
      const isRight = order.join() === ids(question.items).join();
      return isRight ? [...order.slice(1), ...order.slice(0, 1)] : order;
    }
    case 'fill':
      return question.gaps.flatMap((gap) =>
        mixed(
          gap.options.map((option) => `${gap.id}.${option.id}`),
          `${question.id} ${gap.id}`,
        ),
      );
    case 'hotspot':
      return [];
  }
}

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
