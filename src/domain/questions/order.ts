// Ordering: all items, the first first. Items never stand in the right order when they are shown.
import {
  type ExplainedPart,
  idsOf,
  inAuthorsOrder,
  noPicks,
  type QuestionHead,
  type QuestionRules,
  textsOf,
} from './question.ts';

export interface OrderQuestion extends QuestionHead {
  readonly type: 'order';
  /** In the right order. */
  readonly items: readonly ExplainedPart[];
}

/** All items, the first first. */
export interface OrderAnswer {
  readonly order: readonly string[];
}

export const order: QuestionRules<OrderQuestion, OrderAnswer> = {
  maxPoints: 1,
  form: 'all items, each once,',
  key: ({ items }) => ({ order: idsOf(items) }),
  fitted: ({ items }, answer) => {
    const given = (answer as Partial<OrderAnswer>).order;
    const isWhole = inAuthorsOrder(items, given)?.length === items.length;
    return given && isWhole ? { order: [...given] } : undefined;
  },
  // All items stand there from the first move on; until then nothing is answered.
  missing: (_, answer) => (answer === null ? 1 : 0),
  isMoved: true,
  shownOrder: ({ items }, mix) => {
    const mixed = mix(idsOf(items));
    const isRight = mixed.join() === idsOf(items).join();
    return isRight ? [...mixed.slice(1), ...mixed.slice(0, 1)] : mixed;
  },
  texts: ({ items }) => textsOf(items),
  picks: () => noPicks,
};
