// Sums have new numbers each round, drawn from a seed; an answer is right within one in the last place that is asked for.
import { filled, type NumberRange, numberIn, rounded } from '#domain/calculations/drawn-numbers.ts';
import { type Numbers, resultOf } from '#domain/calculations/expression.ts';
import { drawn } from '#domain/kernel/shuffled.ts';

export interface SumAsk {
  readonly id: string;
  readonly numbers: Readonly<Record<string, NumberRange>>;
  /** `{a}` is a number that was drawn. */
  readonly text: string;
  /** A formula of the numbers. */
  readonly answer: string;
  readonly unit: string;
  /** Places behind the point that are asked for. */
  readonly decimals: number;
  /** How it is worked out, line by line; `{=formula}` is a value, `{=formula:2}` one with two places. */
  readonly working: readonly string[];
}

export interface SumsStep {
  readonly kind: 'sums';
  readonly id: string;
  readonly title: string;
  readonly prompt: string;
  readonly asks: readonly SumAsk[];
}

/** A sum with the numbers of a round. */
export interface DrawnSum {
  readonly id: string;
  readonly text: string;
  readonly unit: string;
  readonly decimals: number;
  /** Rounded to the places that are asked for. */
  readonly expected: number;
  readonly working: readonly string[];
}

/** A sum with given numbers. @throws SyntaxError as `resultOf` */
export function sumWith(ask: SumAsk, numbers: Numbers): DrawnSum {
  const { id, unit, decimals } = ask;
  return {
    id,
    unit,
    decimals,
    text: filled(ask.text, numbers, decimals),
    expected: rounded(resultOf(ask.answer, numbers), decimals),
    working: ask.working.map((line) => filled(line, numbers, decimals)),
  };
}

/** The sums of a round. @param seed the same seed gives the same numbers */
export const drawSums = ({ asks }: SumsStep, seed: string): DrawnSum[] =>
  asks.map((ask) =>
    sumWith(
      ask,
      Object.fromEntries(
        Object.entries(ask.numbers).map(([name, range]) => [
          name,
          numberIn(range, drawn(`${seed}:${ask.id}:${name}`)),
        ]),
      ),
    ),
  );

/** Whether an answer is right: within one in the last place that is asked for. */
export const isRightSum = ({ expected, decimals }: DrawnSum, given: number): boolean =>
  Math.abs(given - expected) <= 10 ** -decimals * 1.000001;
