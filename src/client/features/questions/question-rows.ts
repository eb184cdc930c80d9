// What the verdict says about each pair or place, in the order in which it is read.

import type { MarkedRow } from '#client/ui/answering/marked-rows.tsx';
import type { OpenQuestion, Verdict } from '#contract/questions.ts';
import { pairsIn, type Value } from './answer-value.ts';

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

/**
 * @param first the first answer, where another one followed; an order has none, as it is found by moving
 * @returns nothing for types whose options or gaps carry their marks themselves
 */
export function markedRows(
  question: OpenQuestion,
  verdict: Verdict,
  placeWord: PlaceWord,
  first: Value = null,
): MarkedRow[] {
  if (question.type === 'match' && verdict.type === 'match') {
    const textOf = (id: string | undefined) =>
      question.right.find((one) => one.id === id)?.text ?? null;
    const given = new Map(verdict.pairs);
    const right = new Map(verdict.answer);
    const before = pairsIn(first);
    return question.left.map(({ id, text }) =>
      row({
        id,
        text,
        yours: textOf(given.get(id)),
        expected: textOf(right.get(id)) ?? '',
        first: first === null ? undefined : textOf(before.get(id)),
        why: verdict.reasons.find(({ leftId }) => leftId === id)?.why,
      }),
    );
  }
  if (question.type === 'order' && verdict.type === 'order') {
    const placeIn = (order: readonly string[], id: string) =>
      order.includes(id) ? placeWord(order.indexOf(id) + 1) : null;
    return verdict.answer.map((id, index) =>
      row({
        id,
        text: question.items.find((item) => item.id === id)?.text ?? id,
        yours: placeIn(verdict.order, id),
        expected: placeWord(index + 1),
        why: verdict.reasons.find(({ itemId }) => itemId === id)?.why,
      }),
    );
  }
  return [];
}
