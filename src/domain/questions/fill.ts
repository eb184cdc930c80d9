// Gaps in a text, each filled from options of its own.
import {
  inAuthorsOrder,
  type QuestionHead,
  type QuestionOption,
  type QuestionRules,
  textsOf,
  wrongPicks,
} from './question.ts';

export interface FillQuestion extends QuestionHead {
  readonly type: 'fill';
  /** Holds each gap as its id in braces. */
  readonly text: string;
  readonly gaps: readonly {
    readonly id: string;
    readonly options: readonly QuestionOption[];
    readonly answer: string;
  }[];
}

/** Options by gap, as far as they were given. */
export interface GapsAnswer {
  readonly gaps: Readonly<Record<string, string>>;
}

export const fill: QuestionRules<FillQuestion, GapsAnswer> = {
  maxPoints: 1,
  form: 'options of the gaps',
  key: ({ gaps }) => ({ gaps: Object.fromEntries(gaps.map(({ id, answer }) => [id, answer])) }),
  fitted: (question, answer) => {
    const { gaps } = answer as Partial<GapsAnswer>;
    if (gaps === undefined) return undefined;
    const given = inAuthorsOrder(question.gaps, Object.keys(gaps));
    const options = new Map(question.gaps.map((gap) => [gap.id, gap.options]));
    const isKnown = given?.every((gap) => options.get(gap)?.some(({ id }) => id === gaps[gap]));
    return given && isKnown
      ? { gaps: Object.fromEntries(given.map((gap) => [gap, gaps[gap]!])) }
      : undefined;
  },
  missing: ({ gaps }: { readonly gaps: readonly object[] }, answer) =>
    gaps.length - Object.keys(answer?.gaps ?? {}).length,
  shownOrder: ({ gaps }, mix) =>
    gaps.flatMap((gap) =>
      mix(
        gap.options.map((option) => `${gap.id}.${option.id}`),
        gap.id,
      ),
    ),
  texts: ({ text, gaps }) => [text, ...gaps.flatMap(({ options }) => textsOf(options))],
  picks: ({ gaps }) =>
    wrongPicks(
      gaps.flatMap((gap) => gap.options.map(({ id }) => `${gap.id} ${id}`)),
      gaps.map((gap) => `${gap.id} ${gap.answer}`),
    ),
};
