// Ordering: every item stands at its place; content lists them in the right order.
import {
  type ExplainedItem,
  idsOf,
  malformed,
  markedParts,
  type TaskHead,
  type TaskRules,
} from './task.ts';

export interface OrderStep extends TaskHead {
  readonly kind: 'order';
  readonly items: readonly ExplainedItem[];
}

export interface OrderAnswer {
  readonly kind: 'order';
  readonly order: readonly string[];
}

export const order: TaskRules<OrderStep, OrderAnswer> = {
  mark: ({ points, items }, answer) => {
    const ids = items.map(({ id }) => id);
    const given = new Set(answer.order);
    const isWhole =
      given.size === ids.length &&
      answer.order.length === ids.length &&
      ids.every((id) => given.has(id));
    if (!isWhole) return malformed('order', 'every item once');
    return markedParts(
      points,
      ids.map((id, at) => ({ id, right: answer.order[at] === id })),
    );
  },
  own: ({ items }, { order: given, ...answer }) => ({ ...answer, order: idsOf(given, items) }),
  model: ({ items }) => ({ kind: 'order', order: items.map(({ id }) => id) }),
  explain: ({ items }, id) => {
    const at = items.findIndex((item) => item.id === id);
    return { expected: String(at + 1), why: items[at]!.why };
  },
};
