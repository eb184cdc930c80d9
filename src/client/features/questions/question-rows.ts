// What the feedback says about each pair or place, in the order in which it is read.

import type { MarkedRow } from '#client/ui/answering/marked-rows.tsx';
import { pairsIn, type QuestionOf, type Value } from './answer-value.ts';
import type { FeedbackOf } from './question-ui.ts';

/** A place in an order, counted from 1, in words. */
type PlaceWord = (n: number) => string;

interface Part {
  id: string;
  text: string;
  yours: string | null;
  expected: string;
  /** Of the first answer; undefined where there is none. */
  first?: string | null | undefined;
  why: string | undefined;
}

const row = ({ id, text, yours, expected, first, why = '' }: Part): MarkedRow => ({
  id,
  text,
  places: [
    {
      id,
      label: null,
      yours,
      expected,
      isRight: yours === expected,
      // What stayed as it was first is said once.
      ...(first !== undefined && first !== yours && { first }),
    },
  ],
  why,
});

/** @param first the first answer, where another one followed */
export function matchRows(
  question: QuestionOf<'match'>,
  feedback: FeedbackOf<'match'>,
  first: Value = null,
): MarkedRow[] {
  const textOf = (id: string | undefined) =>
    question.right.find((one) => one.id === id)?.text ?? null;
  const given = new Map(feedback.pairs);
  const right = new Map(feedback.answer);
  const before = pairsIn(first);
  return question.left.map(({ id, text }) =>
    row({
      id,
      text,
      yours: textOf(given.get(id)),
      expected: textOf(right.get(id)) ?? '',
      first: first === null ? undefined : textOf(before.get(id)),
      why: feedback.reasons.find(({ leftId }) => leftId === id)?.why,
    }),
  );
}

/** An order has no first answer, as it is found by moving. */
export function orderRows(
  question: QuestionOf<'order'>,
  feedback: FeedbackOf<'order'>,
  placeWord: PlaceWord,
): MarkedRow[] {
  const placeIn = (order: readonly string[], id: string) =>
    order.includes(id) ? placeWord(order.indexOf(id) + 1) : null;
  return feedback.answer.map((id, index) =>
    row({
      id,
      text: question.items.find((item) => item.id === id)?.text ?? id,
      yours: placeIn(feedback.order, id),
      expected: placeWord(index + 1),
      why: feedback.reasons.find(({ itemId }) => itemId === id)?.why,
    }),
  );
}
