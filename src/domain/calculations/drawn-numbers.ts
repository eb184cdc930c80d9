// Numbers are drawn from a seed, and shown in texts: the same seed gives the same numbers everywhere.
import { drawn } from '#domain/kernel/shuffled.ts';
import { type Numbers, resultOf } from './expression.ts';
import { FORMULAS, type FormulaKey } from './formulas.ts';

/** A number to be drawn: `from`, `from + step`, … up to `to`. */
export interface NumberRange {
  readonly from: number;
  readonly to: number;
  readonly step: number;
}

/** A sum of names and numbers, or a number. */
export type Expression = string | number;

/** A named formula; what it takes beside the numbers that are there under its own names. */
export interface FormulaUse {
  readonly formula: FormulaKey;
  readonly inputs?: Readonly<Record<string, Expression>> | undefined;
  readonly pairs?: readonly (readonly [Expression, Expression])[] | undefined;
  readonly activities?:
    | readonly {
        readonly id: string;
        readonly takes: Expression;
        readonly after?: readonly string[] | undefined;
      }[]
    | undefined;
  readonly of?: string | undefined;
}

export type Calculated = Expression | FormulaUse;

/** What a drawn number has to be like, so that a round is worth working out. */
export interface Limit {
  readonly value: Calculated;
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  /** It has no more places than these. */
  readonly decimals?: number | undefined;
}

export interface DrawnBy {
  readonly numbers: Readonly<Record<string, NumberRange>>;
  /** Worked out of the numbers, each of those before it. */
  readonly values: Readonly<Record<string, Calculated>>;
  readonly where: readonly Limit[];
}

const placesOf = (value: number): number => (String(value).split('.')[1] ?? '').length;

/** Rounded to so many places, a half away from zero. */
export function rounded(value: number, places: number): number {
  const scale = 10 ** places;
  const size = Math.round(Math.abs(value) * scale * (1 + 4 * Number.EPSILON)) / scale;
  return value < 0 && size > 0 ? -size : size;
}

/** @param place 0 to under 1: where in the range the number stands */
export function numberIn({ from, to, step }: NumberRange, place: number): number {
  const count = Math.floor((to - from) / step + 1e-9) + 1;
  return rounded(from + Math.floor(place * count) * step, Math.max(placesOf(from), placesOf(step)));
}

const expressed = (expression: Expression, numbers: Numbers): number =>
  typeof expression === 'number' ? expression : resultOf(expression, numbers);

/**
 * What it comes to.
 * @throws SyntaxError where it cannot be read, or lacks a number
 */
export function worthOf(calculated: Calculated, numbers: Numbers): number {
  if (typeof calculated !== 'object') return expressed(calculated, numbers);
  const { formula, inputs = {}, pairs, activities, of } = calculated;
  const value = FORMULAS[formula]({
    inputs: {
      ...numbers,
      ...Object.fromEntries(
        Object.entries(inputs).map(([name, one]) => [name, expressed(one, numbers)]),
      ),
    },
    ...(pairs && {
      pairs: pairs.map(([a, b]) => [expressed(a, numbers), expressed(b, numbers)] as const),
    }),
    ...(activities && {
      activities: activities.map(({ id, takes, after = [] }) => ({
        id,
        takes: expressed(takes, numbers),
        after,
      })),
    }),
    ...(of !== undefined && { of }),
  });
  if (typeof value === 'string') throw new SyntaxError(`${formula} ${value}`);
  return value;
}

/** Does a round keep to the limit? */
export function isWithin({ value, from, to, decimals }: Limit, numbers: Numbers): boolean {
  const found = worthOf(value, numbers);
  return (
    Number.isFinite(found) &&
    found >= (from ?? -Infinity) - 1e-9 &&
    found <= (to ?? Infinity) + 1e-9 &&
    (decimals === undefined || Math.abs(found - rounded(found, decimals)) < 1e-9)
  );
}

/** A seed is tried so often, each time a little otherwise, until a round keeps to its limits. */
const TRIES = 2_000;

/**
 * The numbers of a round, and the values that are worked out of them.
 * @returns undefined where no try kept to the limits: content check sees to it that there is one
 * @throws SyntaxError as `worthOf`
 */
export function drawNumbers(by: DrawnBy, seed: string): Numbers | undefined {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const numbers = withValues(
      by,
      Object.fromEntries(
        Object.entries(by.numbers).map(([name, range]) => [
          name,
          numberIn(range, drawn(`${seed}:${tried}:${name}`)),
        ]),
      ),
    );
    if (by.where.every((limit) => isWithin(limit, numbers))) return numbers;
  }
  return undefined;
}

/** Given numbers with the values that are worked out of them. @throws SyntaxError as `worthOf` */
export function withValues({ values }: Pick<DrawnBy, 'values'>, numbers: Numbers): Numbers {
  const all: Record<string, number> = { ...numbers };
  for (const [name, value] of Object.entries(values)) all[name] = worthOf(value, all);
  return all;
}

/** Places of a number that is shown as it is. */
const AS_IT_IS = 6;

/** By places. */
const FORMATS = Array.from(
  { length: 10 },
  (_, places) => new Intl.NumberFormat('en-US', { maximumFractionDigits: places }),
);

/** A number as course texts write it: English signs, no needless places. */
export const shownNumber = (value: number, places = AS_IT_IS): string =>
  FORMATS[places]?.format(rounded(value, places)) ?? String(value);

/**
 * Fills `{name}`, `{name:places}` and `{=sum:places}`.
 * @param decimals places of a sum that names none
 * @throws SyntaxError as `resultOf`
 */
export const filled = (text: string, numbers: Numbers, decimals: number): string =>
  text.replaceAll(
    /\{(=?)([^}:]+)(?::(\d))?\}/g,
    (_, sign: string, formula: string, places?: string) =>
      shownNumber(
        resultOf(formula, numbers),
        places === undefined ? (sign === '=' ? decimals : AS_IT_IS) : Number(places),
      ),
  );
