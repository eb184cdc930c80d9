// Values of cells as spreadsheets take them: what an empty cell is, how texts and numbers meet, what a condition counts.
import { isPlainNumber } from '#domain/templates/cells.ts';

/** A fault as a sheet shows it. */
export interface Fault {
  readonly fault: '#N/A' | '#VALUE!' | '#DIV/0!' | '#REF!';
}
/** Null is an empty cell. */
export type Value = string | number | boolean | null | Fault;

/** Cells one below the other. */
export interface Cells {
  readonly size: number;
  readonly at: (place: number) => Value;
}

export const isFault = (value: Value): value is Fault =>
  typeof value === 'object' && value !== null;

export const fault = (sign: Fault['fault']): Fault => ({ fault: sign });

/** As a number; null where it is none. An empty cell is 0. */
export function toNumber(value: Exclude<Value, Fault>): number | null {
  if (value === null) return 0;
  if (typeof value === 'string') return isPlainNumber(value) ? Number(value) : null;
  return Number(value);
}

/** Numbers with the fifteen digits that sheets keep. */
export function toText(value: Exclude<Value, Fault>): string {
  if (value === null) return '';
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return typeof value === 'number' ? String(Number(value.toPrecision(15))) : value;
}

const RANK = { number: 0, string: 1, boolean: 2 } as const;

/** Below zero where one comes before the other. Numbers come before texts, and case does not count. */
export function compare(one: Exclude<Value, Fault>, other: Exclude<Value, Fault>): number {
  const [a, b] = [one ?? emptyLike(other), other ?? emptyLike(one)];
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') {
    const [x, y] = [a.toLowerCase(), b.toLowerCase()];
    return x < y ? -1 : x > y ? 1 : 0;
  }
  return typeof a === typeof b
    ? Number(a) - Number(b)
    : RANK[typeof a as keyof typeof RANK] - RANK[typeof b as keyof typeof RANK];
}

/** What an empty cell is beside another value. */
const emptyLike = (other: Exclude<Value, Fault>): string | number | boolean =>
  typeof other === 'string' ? '' : typeof other === 'boolean' ? false : 0;

const CONDITION = /^(<=|>=|<>|=|<|>)?(.*)$/s;

/** What a condition such as `>=3`, `<>Done` or a plain value counts. */
export function meets(condition: Exclude<Value, Fault>): (value: Value) => boolean {
  const [, sign = '=', operand = ''] = CONDITION.exec(toText(condition ?? 0)) ?? [];
  const number = isPlainNumber(operand) ? Number(operand) : null;
  const isEqual = (value: Value): boolean => {
    if (isFault(value)) return false;
    if (number !== null) return value !== null && toText(value) === toText(number);
    return toText(value).toLowerCase() === operand.toLowerCase();
  };
  if (sign === '=') return isEqual;
  if (sign === '<>') return (value) => !isEqual(value);
  return (value) => {
    if (isFault(value) || value === null) return false;
    const bound = number ?? operand;
    if (typeof value !== typeof bound) return false;
    const order = compare(value, bound);
    if (order === 0) return sign === '<=' || sign === '>=';
    return order < 0 === sign.startsWith('<');
  };
}
