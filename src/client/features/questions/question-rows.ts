// What the verdict says about each pair, place or gap, in the order in which it is read.
import type { OpenQuestion, Verdict } from '#contract/questions.ts';
import type { MarkedRow } from './marked-rows.tsx';

interface RowWords {
  /** A place in an order, counted from 1. */
  place: (n: number) => string;
  gap: (n: number) => string;
  /** Where nothing was given. */
  nothing: string;
}

/** @returns nothing for types whose options carry their marks themselves */
export function markedRows(question: OpenQuestion, verdict: Verdict, words: RowWords): MarkedRow[] {
  const row = (id: string, text: string, yours: string, expected: string, why: string) => {
    const place = { id, label: null, yours, expected, isRight: yours === expected };
    return { id, text, places: [place], why };
  };
  if (question.type === 'match' && verdict.type === 'match') {
    const given = new Map(verdict.pairs);
    const right = new Map(verdict.answer);
    const textOf = (id: string | undefined) =>
      question.right.find((one) => one.id === id)?.text ?? words.nothing;
    return question.left.map(({ id, text }) => {
      const why = verdict.reasons.find(({ leftId }) => leftId === id)?.why ?? '';
      return row(id, text, textOf(given.get(id)), textOf(right.get(id)), why);
    });
  }
  if (question.type === 'order' && verdict.type === 'order') {
    return verdict.answer.map((id, index) => {
      const text = question.items.find((item) => item.id === id)?.text ?? id;
      const at = verdict.order.indexOf(id);
      const yours = at < 0 ? words.nothing : words.place(at + 1);
      const why = verdict.reasons.find(({ itemId }) => itemId === id)?.why ?? '';
      return row(id, text, yours, words.place(index + 1), why);
    });
  }
  if (question.type === 'fill' && verdict.type === 'fill') {
    return question.gaps.map(({ id, options }, index) => {
      const given = verdict.gaps[id];
      const right = verdict.answer[id];
      const textOf = (option: string | undefined) =>
        options.find((one) => one.id === option)?.text ?? words.nothing;
      // The chosen option's reason first, then the right one's.
      const why = [...new Set([given, right])].flatMap((option) =>
        verdict.reasons
          .filter((one) => one.gapId === id && one.optionId === option)
          .map((one) => one.why),
      );
      return row(id, words.gap(index + 1), textOf(given), textOf(right), why.join(' '));
    });
  }
  return [];
}
