import { expect, test } from 'vitest';
import { resultOf } from './expression.ts';

test('formulas keep the order of school: brackets, powers, points, dashes', () => {
  expect(resultOf('1 + 2 * 3', {})).toBe(7);
  expect(resultOf('(1 + 2) * 3', {})).toBe(9);
  expect(resultOf('10 - 4 - 3', {})).toBe(3);
  expect(resultOf('100 * (a / 100) ^ n', { a: 50, n: 2 })).toBe(25);
  expect(resultOf('-2 ^ 2', {})).toBe(-4);
  expect(resultOf('2 ^ 3 ^ 0', {})).toBe(2);
});

test('what is no formula is refused', () => {
  for (const odd of ['', '1 +', '(1', '1 2', 'b', 'alert(1)', '1; 2']) {
    expect(() => resultOf(odd, { a: 1 }), odd).toThrow(SyntaxError);
  }
});

test('the lower, the higher, the next whole number above and below', () => {
  expect(resultOf('max(0, a - 7)', { a: 5 })).toBe(0);
  expect(resultOf('max(0, min(a, 9), 4) + 1', { a: 12 })).toBe(10);
  expect(resultOf('ceil(a / 4) + floor(a / 4)', { a: 10 })).toBe(5);
  for (const odd of ['max 3', 'max(', 'max(1', 'max()', 'min(1,)', 'constructor(1)', '1, 2']) {
    expect(() => resultOf(odd, {}), odd).toThrow(SyntaxError);
  }
});
