import { expect, test } from 'vitest';
import { CALCULATOR_KEYS, type CalculatorKey, CLEARED, pressed } from './calculator.ts';

/** What it shows after these keys, each a character: r root, s sign, c clear, b back. */
function shows(keys: string): string | null {
  const named: Record<string, CalculatorKey> = { r: 'root', s: 'sign', c: 'clear', b: 'back' };
  const { shown } = [...keys.replaceAll(' ', '')].reduce(
    (now, key) => pressed(now, named[key] ?? (key as CalculatorKey)),
    CLEARED,
  );
  return shown;
}

test('the four operations, from left to right', () => {
  expect(shows('12+30=')).toBe('42');
  expect(shows('12-30=')).toBe('-18');
  expect(shows('12*30=')).toBe('360');
  expect(shows('7/8=')).toBe('0.875');
  expect(shows('2+3*4=')).toBe('20');
});

test('decimals are as on paper, not as in a computer', () => {
  expect(shows('0.1+0.2=')).toBe('0.3');
  expect(shows('1/3=')).toBe('0.333333333333');
  expect(shows('.5*3=')).toBe('1.5');
  expect(shows('1..5')).toBe('1.5');
  expect(shows('1/8000000=')).toBe('0.000000125');
});

test('percent is of the number before a plus or a minus, else of one', () => {
  expect(shows('200+10%=')).toBe('220');
  expect(shows('200-10%=')).toBe('180');
  expect(shows('200*10%=')).toBe('20');
  expect(shows('45%')).toBe('0.45');
});

test('root and sign change what is shown, and what waits goes on', () => {
  expect(shows('144r')).toBe('12');
  expect(shows('5+16r=')).toBe('9');
  expect(shows('5s')).toBe('-5');
  expect(shows('5ss')).toBe('5');
  expect(shows('8-3s=')).toBe('11');
  expect(shows('8+s=')).toBe('0');
  expect(shows('0s')).toBe('0');
});

test('a digit after a result begins a new number, an operator goes on with it', () => {
  expect(shows('2+3=4')).toBe('4');
  expect(shows('2+3=*4=')).toBe('20');
  expect(shows('16r5')).toBe('5');
  expect(shows('2+16r5')).toBe('5');
});

test('an operator after another takes its place', () => {
  expect(shows('6+-*7=')).toBe('42');
  expect(shows('6+=')).toBe('12');
});

test('what has no result says so, and the next key begins anew', () => {
  expect(shows('5/0=')).toBeNull();
  expect(shows('9sr')).toBeNull();
  expect(shows('5/0=7')).toBe('7');
  expect(shows('999999999999*9=')).toBeNull();
  expect(shows('5/0=+3=')).toBe('3');
});

test('the last typed digit can go, and all of it', () => {
  expect(shows('123b')).toBe('12');
  expect(shows('5sb')).toBe('0');
  expect(shows('2+3=b')).toBe('5');
  expect(shows('2+3c')).toBe('0');
  expect(shows('2+3c4=')).toBe('4');
});

test('twelve digits are typed at most, and a zero leads no number', () => {
  expect(shows('1234567890123')).toBe('123456789012');
  expect(shows('007')).toBe('7');
});

test('any keys in any order leave a number or nothing', () => {
  let now = CLEARED;
  for (let at = 0; at < 5_000; at += 1) {
    now = pressed(now, CALCULATOR_KEYS[(at * at * 7 + at * 13) % CALCULATOR_KEYS.length]!);
    expect(now.shown === null || /^-?\d+\.?\d*$/.test(now.shown)).toBe(true);
  }
});
