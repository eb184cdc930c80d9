// A basic calculator, as the exam centre has one on the screen: what each key does to what it shows. It works from left
// to right, as a desk calculator does: 2 + 3 × 4 is 20.

export const OPERATORS = ['+', '-', '*', '/'] as const;
export type Operator = (typeof OPERATORS)[number];

const DIGITS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** `root`: square root; `sign`: plus or minus; `clear`: everything anew; `back`: the last digit goes. */
export const CALCULATOR_KEYS = [
  ...DIGITS,
  ...OPERATORS,
  '.',
  '=',
  '%',
  'root',
  'sign',
  'clear',
  'back',
] as const;
export type CalculatorKey = (typeof CALCULATOR_KEYS)[number];

export interface Calculator {
  /** What it shows: a number with a point for its decimals, as typed or as worked out; null after what has no result. */
  readonly shown: string | null;
  /** The number before a waiting operation, with that operation. */
  readonly waiting: { readonly left: number; readonly operator: Operator } | null;
  /**
   * typed: digits go on with what is shown; worked: a key has made it, and the next digit begins anew; done: it stands
   * from before, as a result or as the number before the operation.
   */
  readonly entry: 'typed' | 'worked' | 'done';
}

export const CLEARED: Calculator = { shown: '0', waiting: null, entry: 'done' };

const NONE: Calculator = { ...CLEARED, shown: null };

/** The most digits that can be typed, and that a result has. */
export const MOST_DIGITS = 12;

/** From here on JavaScript writes a number without an exponent. */
const LEAST_PLAIN = 1e-6;

const isDigit = (key: CalculatorKey): boolean => (DIGITS as readonly string[]).includes(key);
const isOperator = (key: CalculatorKey): key is Operator =>
  (OPERATORS as readonly string[]).includes(key);

/**
 * @param key the key that is pressed
 * @returns what the calculator is then. A division by zero, the root of a negative number and what has more digits than
 * it shows have no result: `shown` is null, and the next key begins anew
 */
export function pressed(calculator: Calculator, key: CalculatorKey): Calculator {
  if (key === 'clear') return CLEARED;
  const now = calculator.shown === null ? CLEARED : calculator;
  if (isDigit(key) || key === '.') return typed(now, key);
  if (isOperator(key)) return operated(now, key);
  switch (key) {
    case 'back':
      return shortened(now);
    case 'sign':
      return signed(now);
    case 'root':
      return worked(now, Math.sqrt(numberIn(now)));
    case '%':
      return worked(now, percentOf(now));
    default:
      return settled(now);
  }
}

const numberIn = ({ shown }: Calculator): number => Number(shown);

function typed(now: Calculator, key: string): Calculator {
  const before = now.entry === 'typed' ? (now.shown ?? '0') : '0';
  const isFull = before.replace(/\D/g, '').length >= MOST_DIGITS;
  if (key === '.' ? before.includes('.') : isFull) return now;
  const shown = before === '0' && key !== '.' ? key : before + key;
  return { ...now, shown, entry: 'typed' };
}

/** Of a result no digit can go. */
function shortened(now: Calculator): Calculator {
  if (now.entry !== 'typed' || now.shown === null) return now;
  const rest = now.shown.slice(0, -1);
  return { ...now, shown: rest === '' || rest === '-' ? '0' : rest };
}

function signed(now: Calculator): Calculator {
  const { shown, entry, waiting } = now;
  if (shown === null || Number(shown) === 0) return now;
  return {
    ...now,
    shown: shown.startsWith('-') ? shown.slice(1) : `-${shown}`,
    // The number before the operation, signed, is the one after it.
    entry: entry === 'done' && waiting !== null ? 'worked' : entry,
  };
}

/** An operator after another takes its place; after a number what waits is worked out first. */
function operated(now: Calculator, operator: Operator): Calculator {
  const left = now.entry === 'done' ? now : settled(now);
  if (left.shown === null) return left;
  return { shown: left.shown, waiting: { left: numberIn(left), operator }, entry: 'done' };
}

/** Of what an addition or a subtraction begins with, else of one: 200 + 10 % is 220, 200 × 10 % is 20. */
function percentOf(now: Calculator): number {
  const share = numberIn(now) / 100;
  const { waiting } = now;
  return waiting?.operator === '+' || waiting?.operator === '-' ? waiting.left * share : share;
}

function settled(now: Calculator): Calculator {
  if (now.waiting === null) return { ...now, entry: 'done' };
  const { left, operator } = now.waiting;
  const right = numberIn(now);
  const values = { '+': left + right, '-': left - right, '*': left * right, '/': left / right };
  return { ...worked(now, values[operator]), waiting: null, entry: 'done' };
}

function worked(now: Calculator, value: number): Calculator {
  const rounded = Number(value.toPrecision(MOST_DIGITS));
  if (!Number.isFinite(rounded) || Math.abs(rounded) >= 10 ** MOST_DIGITS) return NONE;
  return { ...now, shown: inDecimals(rounded), entry: 'worked' };
}

/** Without an exponent, and without zeros at its end; what is smaller than its last place is 0. */
const inDecimals = (value: number): string =>
  Math.abs(value) >= LEAST_PLAIN
    ? String(value)
    : value
        .toFixed(MOST_DIGITS)
        .replace(/\.?0+$/, '')
        .replace(/^-0$/, '0');
