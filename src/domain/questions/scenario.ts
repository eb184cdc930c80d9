// A scenario: a case and four ways on, worth 5, 3, 1 and 0 points.
import type { FigureUse } from '#domain/catalog/figure.ts';
import { type ChosenAnswer, chosenIn } from './choice.ts';
import {
  countOf,
  idsOf,
  type QuestionHead,
  type QuestionOption,
  type QuestionRules,
  textsOf,
} from './question.ts';

/** What the options of a scenario are worth, each once. */
export const GRADIENT_SCORES = [5, 3, 1, 0] as const;
export type GradientScore = (typeof GRADIENT_SCORES)[number];

/** How an option deals with a fact that the scenario holds; contra: it goes against it. */
export const FACT_COVERS = ['yes', 'part', 'no', 'contra'] as const;
export type FactCover = (typeof FACT_COVERS)[number];

/** A sentence of the case, and what would be best if it said something else. */
export interface CaseTurn {
  readonly replace: string;
  readonly with: string;
  /** Ids of all options, the best of the turned case first. */
  readonly ranking: readonly string[];
  readonly why: string;
}

export interface GradientQuestion extends QuestionHead {
  readonly type: 'gradient';
  /** Paragraphs. */
  readonly scenario: readonly string[];
  /** What the scenario asks a good answer to consider. */
  readonly facts: readonly string[];
  readonly turns: readonly CaseTurn[];
  readonly options: readonly (QuestionOption & {
    /** What is chosen where the ways on are diagrams; its text is empty then. */
    readonly view?: FigureUse;
    readonly score: GradientScore;
    /** One for each of the question's facts. */
    readonly facts: readonly FactCover[];
  })[];
}

const BEST = GRADIENT_SCORES[0];
/** An option from this score on leads in the right direction. */
const NEAR_SCORE = 3;

export const scenario: QuestionRules<GradientQuestion, ChosenAnswer> = {
  maxPoints: BEST,
  form: 'one option',
  key: ({ options }) => ({ chosen: idsOf(options.filter(({ score }) => score === BEST)) }),
  fitted: ({ options }, answer) => {
    const chosen = chosenIn(options, answer);
    return chosen?.length === 1 ? { chosen } : undefined;
  },
  points: ({ options }, { chosen }) => options.find(({ id }) => id === chosen[0])?.score ?? 0,
  missing: (_, answer) => 1 - countOf(answer?.chosen),
  shownOrder: ({ options }, mix) => mix(idsOf(options)),
  texts: ({ scenario, options }) => [...scenario, ...textsOf(options)],
  picks: ({ options }) => {
    const others = options.filter(({ score }) => score < BEST);
    const near = others.filter(({ score }) => score >= NEAR_SCORE);
    return { wrongIds: idsOf(others), nearIds: idsOf(near) };
  },
};
