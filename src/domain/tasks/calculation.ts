// Working out numbers: they are drawn for a learner and a round, so that practice goes on with others.
// An answer is right within what the ask allows; a known mistake is told by the number that it leads to.
import {
  type Calculated,
  type DrawnBy,
  drawNumbers,
  filled,
  rounded,
  worthOf,
} from '#domain/calculations/drawn-numbers.ts';
import type { Numbers } from '#domain/calculations/expression.ts';
import { plainNumber } from '#domain/calculations/number-text.ts';
import {
  entriesOf,
  type MarkedPart,
  malformed,
  markedParts,
  type PartReason,
  type TaskHead,
  type TaskRules,
} from './task.ts';

/** A way to go wrong that many take. */
export interface KnownMistake {
  readonly value: Calculated;
  readonly why: string;
}

export interface NumberAsk {
  readonly id: string;
  readonly text: string;
  readonly answer: Calculated;
  /** Empty where it has none. */
  readonly unit: string;
  /** Places that are asked for. */
  readonly decimals: number;
  /** How far off an answer may be, in its unit. */
  readonly within: number;
  /** How it is worked out, line by line. */
  readonly working: readonly string[];
  readonly mistakes: readonly KnownMistake[];
}

export interface CaseTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

export interface CalculationStep extends TaskHead, DrawnBy {
  readonly kind: 'calculation';
  /** The case, paragraph by paragraph; `{name}` is a number of the round. */
  readonly case: readonly string[];
  readonly table?: CaseTable | undefined;
  readonly asks: readonly NumberAsk[];
  /** Whose numbers they are; content has none. */
  readonly seed?: string | undefined;
  /** Counted from 1. */
  readonly round?: number | undefined;
}

export interface CalculationAnswer {
  readonly kind: 'calculation';
  /** The round whose numbers it is about. */
  readonly round: number;
  /** By ask: a number written plainly; a draft may hold anything that was typed. */
  readonly values: Readonly<Record<string, string>>;
}

/** An ask with the numbers of a round. */
export interface DrawnAsk extends Omit<NumberAsk, 'answer' | 'mistakes'> {
  /** Rounded to the places that are asked for. */
  readonly expected: number;
  readonly mistakes: readonly { readonly value: number; readonly why: string }[];
}

/** A task with the numbers of a round. */
export interface DrawnCalculation {
  readonly numbers: Numbers;
  readonly case: readonly string[];
  readonly table: CaseTable | null;
  readonly asks: readonly DrawnAsk[];
}

const roundOf = ({ round = 1 }: Pick<CalculationStep, 'round'>): number => round;

/**
 * A task for a learner and a round: the same ones give the same numbers, on every device.
 * @param whose ids of learner and activity
 */
export const drawnFor = (step: CalculationStep, whose: string, round: number): CalculationStep => ({
  ...step,
  seed: `${whose}:${step.id}:${round}`,
  round,
});

/** @throws Error where the limits let no round through, which content check refuses */
function numbersOf(step: CalculationStep): Numbers {
  const numbers = drawNumbers(step, step.seed ?? step.id);
  if (!numbers) throw new Error(`no round of ${step.id} keeps to its limits`);
  return numbers;
}

/** A task with given numbers. @throws SyntaxError where a formula cannot be read */
export const calculationWith = (step: CalculationStep, numbers: Numbers): DrawnCalculation => {
  const fill = (text: string) => filled(text, numbers, 2);
  return {
    numbers,
    case: step.case.map(fill),
    table: step.table
      ? { head: step.table.head.map(fill), rows: step.table.rows.map((row) => row.map(fill)) }
      : null,
    asks: step.asks.map(({ answer, mistakes, ...ask }) => ({
      ...ask,
      text: fill(ask.text),
      expected: rounded(worthOf(answer, numbers), ask.decimals),
      working: ask.working.map((line) => filled(line, numbers, ask.decimals)),
      mistakes: mistakes.map(({ value, why }) => ({
        value: rounded(worthOf(value, numbers), ask.decimals),
        why: fill(why),
      })),
    })),
  };
};

/** A round is drawn once for each task of a learner, however often it is looked at. */
const rounds = new WeakMap<CalculationStep, DrawnCalculation>();

export function drawCalculation(step: CalculationStep): DrawnCalculation {
  const drawn = rounds.get(step) ?? calculationWith(step, numbersOf(step));
  rounds.set(step, drawn);
  return drawn;
}

/** Is it as near as the ask allows? */
export const isNear = ({ within }: Pick<NumberAsk, 'within'>, given: number, to: number): boolean =>
  Math.abs(given - to) <= within + 1e-9;

/** The known mistake that leads to this number, where it is none that is right. */
export const mistakeIn = (ask: DrawnAsk, given: number): string | undefined =>
  isNear(ask, given, ask.expected)
    ? undefined
    : ask.mistakes.find(({ value }) => isNear(ask, given, value))?.why;

/** The number, and how it is worked out, a line each; above it the mistake that was made, where it is known. */
function reasonOf(ask: DrawnAsk, given: number | undefined): PartReason {
  const mistake = given === undefined ? undefined : mistakeIn(ask, given);
  const lines = mistake === undefined ? ask.working : [mistake, ...ask.working];
  return { expected: String(ask.expected), why: lines.join('\n') };
}

export const calculation: TaskRules<CalculationStep, CalculationAnswer> = {
  mark: (step, answer) => {
    if (answer.round !== roundOf(step)) return malformed('round', `round ${roundOf(step)}`);
    const parts: MarkedPart[] = [];
    for (const ask of drawCalculation(step).asks) {
      const given = plainNumber(answer.values[ask.id] ?? '');
      if (given === undefined) return malformed(`values.${ask.id}`, 'a number');
      parts.push({ id: ask.id, right: isNear(ask, given, ask.expected) });
    }
    return Object.keys(answer.values).length === parts.length
      ? markedParts(step.points, parts)
      : malformed('values', 'answers of the task only');
  },
  own: ({ asks }, { values, ...answer }) => ({ ...answer, values: entriesOf(values, asks) }),
  model: (step) => ({
    kind: 'calculation',
    round: roundOf(step),
    values: Object.fromEntries(
      drawCalculation(step).asks.map(({ id, expected }) => [id, String(expected)]),
    ),
  }),
  explain: (step, id, { values }) => {
    const ask = drawCalculation(step).asks.find((one) => one.id === id);
    return ask ? reasonOf(ask, plainNumber(values[id] ?? '')) : { expected: '', why: '' };
  },
};
