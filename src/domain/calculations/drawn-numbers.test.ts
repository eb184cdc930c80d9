import { expect, test } from 'vitest';
import {
  type DrawnBy,
  drawNumbers,
  filled,
  isWithin,
  numberIn,
  rounded,
  worthOf,
} from './drawn-numbers.ts';

test('numbers stay in their range, at its ends too, without the dust of binary fractions', () => {
  const range = { from: 99, to: 99.9, step: 0.1 };
  expect(numberIn(range, 0)).toBe(99);
  expect(numberIn(range, 0.999_999)).toBe(99.9);
  expect(numberIn(range, 0.35)).toBe(99.3);
});

test('a half is rounded away from zero', () => {
  expect([2.675, -2.675, 1.005, 0.5, -0.5].map((one) => rounded(one, 2))).toEqual([
    2.68, -2.68, 1.01, 0.5, -0.5,
  ]);
  expect([0.5, -0.5, 1.5, -0.2].map((one) => rounded(one, 0))).toEqual([1, -1, 2, 0]);
});

test('a value is a sum, a number, or a named formula of sums', () => {
  const numbers = { ev: 80, ac: 100, p: 0.25 };
  expect(worthOf(7, numbers)).toBe(7);
  expect(worthOf('ev - ac', numbers)).toBe(-20);
  expect(worthOf({ formula: 'cpi' }, numbers)).toBe(0.8);
  expect(worthOf({ formula: 'cpi', inputs: { ac: 'ac * 2' } }, numbers)).toBe(0.4);
  expect(
    worthOf(
      {
        formula: 'expected-monetary-value',
        pairs: [
          ['p', 400],
          ['1 - p', '-ev'],
        ],
      },
      numbers,
    ),
  ).toBe(40);
  const activities = [
    { id: 'A', takes: 'ev / 20' },
    { id: 'B', takes: 3, after: ['A'] },
    { id: 'C', takes: 1, after: ['A'] },
  ];
  expect(worthOf({ formula: 'total-float', activities, of: 'C' }, numbers)).toBe(2);
  expect(() => worthOf({ formula: 'spi' }, numbers)).toThrow('spi lacks pv');
  expect(() => worthOf('ev / nothing', numbers)).toThrow(SyntaxError);
});

const by: DrawnBy = {
  numbers: { a: { from: 1, to: 50, step: 1 }, b: { from: 1, to: 50, step: 1 } },
  values: { share: 'a / b', twice: 'share * 2' },
  where: [
    { value: 'share', to: 1, decimals: 1 },
    { value: 'b', from: 5 },
  ],
};

test('a round keeps to its limits, and the same seed brings it again', () => {
  const rounds = Array.from({ length: 300 }, (_, at) => drawNumbers(by, `seed ${at}`)!);
  for (const numbers of rounds) {
    expect(by.where.every((limit) => isWithin(limit, numbers))).toBe(true);
    expect(numbers.twice).toBe((2 * numbers.a!) / numbers.b!);
  }
  expect(drawNumbers(by, 'seed 7')).toEqual(rounds[7]);
  expect(new Set(rounds.map((one) => JSON.stringify(one))).size).toBeGreaterThan(100);
});

test('limits that nothing can keep give no round, nor does a division by zero', () => {
  expect(drawNumbers({ ...by, where: [{ value: 'share', from: 100 }] }, 's')).toBeUndefined();
  expect(drawNumbers({ ...by, where: [{ value: 'a / (b - b)' }] }, 's')).toBeUndefined();
});

test('texts show numbers with English signs and the places that are asked for', () => {
  const numbers = { a: 1250000, b: 0.8333333333 };
  expect(filled('{a} and {b:2}, {=a * b:0}, {=a / 1000}, {b}', numbers, 1)).toBe(
    '1,250,000 and 0.83, 1,041,667, 1,250, 0.833333',
  );
  expect(filled('{=0 - a}', numbers, 0)).toBe('-1,250,000');
});
