// Matching: every left side gets its right side; a right side fits one left side at most.
import {
  countOf,
  type ExplainedPart,
  idsOf,
  inAuthorsOrder,
  noPicks,
  type QuestionHead,
  type QuestionPart,
  type QuestionRules,
  textsOf,
} from './question.ts';

export interface MatchQuestion extends QuestionHead {
  readonly type: 'match';
  readonly left: readonly ExplainedPart[];
  readonly right: readonly QuestionPart[];
  /** Every left side with its right one; no right side twice. */
  readonly pairs: readonly (readonly [string, string])[];
}

/** Left sides with their right ones, as far as they were given. */
export interface PairsAnswer {
  readonly pairs: readonly (readonly [string, string])[];
}

export const match: QuestionRules<MatchQuestion, PairsAnswer> = {
  maxPoints: 1,
  form: 'pairs of distinct sides',
  key: ({ left, pairs }) => {
    const rights = new Map(pairs);
    return { pairs: left.map(({ id }) => [id, rights.get(id) ?? ''] as const) };
  },
  fitted: ({ left, right }, answer) => {
    const { pairs } = answer as Partial<PairsAnswer>;
    if (pairs === undefined) return undefined;
    const rights = new Map(pairs);
    const lefts = inAuthorsOrder(
      left,
      pairs.map(([one]) => one),
    );
    const isFree = inAuthorsOrder(
      right,
      pairs.map(([, one]) => one),
    );
    return lefts && isFree && { pairs: lefts.map((one) => [one, rights.get(one)!] as const) };
  },
  missing: ({ left }: { readonly left: readonly object[] }, answer) =>
    left.length - countOf(answer?.pairs),
  shownOrder: ({ right }, mix) => mix(idsOf(right)),
  texts: ({ left, right }) => textsOf([...left, ...right]),
  picks: () => noPicks,
};
