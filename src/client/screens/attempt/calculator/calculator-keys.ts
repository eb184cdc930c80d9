// Which key of a keyboard presses which of the calculator.
import { CALCULATOR_KEYS, type CalculatorKey } from '#domain/exam/calculator.ts';

const NAMED: Readonly<Record<string, CalculatorKey>> = {
  Enter: '=',
  Backspace: 'back',
  Delete: 'clear',
  c: 'clear',
  r: 'root',
  s: 'sign',
  ',': '.',
  x: '*',
  '×': '*',
  '÷': '/',
  '−': '-',
};

const WRITTEN: readonly string[] = CALCULATOR_KEYS.filter((key) => key.length === 1);

/** @returns undefined where the key is not the calculator's */
export const calculatorKey = (key: string): CalculatorKey | undefined =>
  WRITTEN.includes(key)
    ? (key as CalculatorKey)
    : NAMED[key.length === 1 ? key.toLowerCase() : key];
