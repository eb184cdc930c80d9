// The functions that formulas of templates use, as spreadsheets define them.
import {
  type Cells,
  compare,
  type Fault,
  fault,
  isFault,
  meets,
  toNumber,
  type Value,
} from './formula-values.ts';

/** An argument: a value, or cells one below the other. */
export type Argument = Value | Cells;

export const isCells = (argument: Argument): argument is Cells =>
  typeof argument === 'object' && argument !== null && 'size' in argument;

const valuesOf = ({ size, at }: Cells): Value[] =>
  Array.from({ length: size }, (_, place) => at(place));

/** A single value; the first of cells. */
export const single = (argument: Argument | undefined): Value =>
  argument === undefined ? null : isCells(argument) ? argument.at(0) : argument;

/** The numbers among the arguments; texts and empty cells of ranges do not count. */
function numbersIn(args: readonly Argument[]): readonly number[] | Fault {
  const numbers: number[] = [];
  for (const argument of args) {
    for (const value of isCells(argument) ? valuesOf(argument) : [argument]) {
      if (isFault(value)) return value;
      if (typeof value === 'number') numbers.push(value);
    }
  }
  return numbers;
}

const overNumbers =
  (work: (numbers: readonly number[]) => number) =>
  (args: readonly Argument[]): Value => {
    const numbers = numbersIn(args);
    return 'fault' in numbers ? numbers : work(numbers);
  };

/** Places that meet all of the conditions, which come in pairs behind the cells that they look at. */
function placesWhere(pairs: readonly Argument[]): readonly number[] | Fault {
  const tests: { cells: Cells; isMet: (value: Value) => boolean }[] = [];
  for (let at = 0; at + 1 < pairs.length; at += 2) {
    const [cells, condition] = [pairs[at]!, single(pairs[at + 1])];
    if (isFault(condition)) return condition;
    if (!isCells(cells)) return fault('#VALUE!');
    tests.push({ cells, isMet: meets(condition) });
  }
  const size = tests[0]?.cells.size ?? 0;
  return Array.from({ length: size }, (_, place) => place).filter((place) =>
    tests.every(({ cells, isMet }) => isMet(cells.at(place))),
  );
}

/** The numbers of cells at the places that meet the conditions. */
function overPlaces(
  summed: Argument | undefined,
  pairs: readonly Argument[],
  work: (numbers: readonly number[]) => number,
): Value {
  const places = placesWhere(pairs);
  if ('fault' in places) return places;
  if (summed === undefined || !isCells(summed)) return fault('#VALUE!');
  return overNumbers(work)(places.map((place) => summed.at(place)));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const least = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : Math.min(...numbers);
const most = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : Math.max(...numbers);

/** Is at least one, or is every one of the conditions true? */
function truthOf(args: readonly Argument[], isAll: boolean): Value {
  const truths: boolean[] = [];
  for (const argument of args) {
    const value = single(argument);
    if (isFault(value)) return value;
    const number = toNumber(value);
    if (number === null) return fault('#VALUE!');
    truths.push(number !== 0);
  }
  return isAll ? truths.every(Boolean) : truths.some(Boolean);
}

/** @param how rounds a number that has no sign, in units of the last digit */
function rounded(
  [argument, digitsGiven]: readonly Argument[],
  how: (units: number) => number,
): Value {
  const [value, places] = [single(argument), single(digitsGiven)];
  if (isFault(value)) return value;
  const number = toNumber(value);
  const digits = isFault(places) ? null : toNumber(places);
  if (number === null || digits === null) return fault('#VALUE!');
  // Fifteen digits, as sheets count: 1.005 is not a little less.
  const units = how(Number((Math.abs(number) * 10 ** digits).toPrecision(15)));
  return (Math.sign(number) * units) / 10 ** digits;
}

function match([wanted, cells]: readonly Argument[]): Value {
  const value = single(wanted);
  if (isFault(value)) return value;
  if (cells === undefined || !isCells(cells) || value === null) return fault('#N/A');
  const place = valuesOf(cells).findIndex(
    (one) =>
      one !== null && !isFault(one) && typeof one === typeof value && compare(one, value) === 0,
  );
  return place < 0 ? fault('#N/A') : place + 1;
}

function index([cells, place]: readonly Argument[]): Value {
  const value = single(place);
  if (isFault(value)) return value;
  const number = toNumber(value);
  if (cells === undefined || !isCells(cells) || number === null) return fault('#VALUE!');
  if (number < 1 || number > cells.size) return fault('#REF!');
  // What is looked up in an empty cell counts as 0.
  return cells.at(number - 1) ?? 0;
}

/** Those that need all of their arguments; `IF` and `IFERROR` stand where formulas are worked out. */
export const FUNCTIONS: Readonly<Record<string, (args: readonly Argument[]) => Value>> = {
  AND: (args) => truthOf(args, true),
  OR: (args) => truthOf(args, false),
  SUM: overNumbers(sum),
  MIN: overNumbers(least),
  MAX: overNumbers(most),
  COUNT: (args) => {
    const numbers = args.flatMap((one) => (isCells(one) ? valuesOf(one) : [one]));
    return numbers.filter((value) => typeof value === 'number').length;
  },
  COUNTIF: (args) => FUNCTIONS.COUNTIFS!(args),
  COUNTIFS: (args) => {
    const places = placesWhere(args);
    return 'fault' in places ? places : places.length;
  },
  SUMIF: ([cells, condition, summed]) => overPlaces(summed ?? cells, [cells!, condition!], sum),
  SUMIFS: ([summed, ...pairs]) => overPlaces(summed, pairs, sum),
  MINIFS: ([cells, ...pairs]) => overPlaces(cells, pairs, least),
  MATCH: match,
  INDEX: index,
  ISNUMBER: ([argument]) => typeof single(argument) === 'number',
  ROUND: (args) => rounded(args, Math.round),
  ROUNDUP: (args) => rounded(args, Math.ceil),
};
