// Single and multiple choice: one right option, or the exact set of right options.
import {
  type Choosing,
  countOf,
  idsOf,
  inAuthorsOrder,
  type QuestionHead,
  type QuestionOption,
  type QuestionRules,
  textsOf,
  toChoose,
  wrongPicks,
} from './question.ts';

export interface ChoiceQuestion extends QuestionHead {
  /** sc: one right option; ms: the exact set of right options. */
  readonly type: 'sc' | 'ms';
  readonly options: readonly QuestionOption[];
  /** Ids of the right options. */
  readonly answer: readonly string[];
}

export const isChoice = (question: { readonly type: string }): question is ChoiceQuestion =>
  question.type === 'sc' || question.type === 'ms';

export interface ChosenAnswer {
  readonly chosen: readonly string[];
}

/** The chosen options, in the authors' order; undefined where the answer does not fit them. */
export const chosenIn = (
  options: readonly QuestionOption[],
  answer: object,
): string[] | undefined => inAuthorsOrder(options, (answer as Partial<ChosenAnswer>).chosen);

const choice = {
  maxPoints: 1,
  key: ({ options, answer }) => ({ chosen: inAuthorsOrder(options, answer) ?? [] }),
  shownOrder: ({ options }, mix) => mix(idsOf(options)),
  texts: ({ options }) => textsOf(options),
  picks: ({ options, answer }) => wrongPicks(idsOf(options), answer),
} satisfies Partial<QuestionRules<ChoiceQuestion, ChosenAnswer>>;

export const singleChoice: QuestionRules<ChoiceQuestion, ChosenAnswer> = {
  ...choice,
  form: 'one option',
  fitted: ({ options }, answer) => {
    const chosen = chosenIn(options, answer);
    return chosen?.length === 1 ? { chosen } : undefined;
  },
  missing: (_, answer) => 1 - countOf(answer?.chosen),
};

export const multipleChoice: QuestionRules<ChoiceQuestion, ChosenAnswer> = {
  ...choice,
  form: 'distinct options',
  fitted: ({ options }, answer) => {
    const chosen = chosenIn(options, answer);
    return chosen && { chosen };
  },
  missing: (question: Choosing, answer) => toChoose(question) - countOf(answer?.chosen),
};
