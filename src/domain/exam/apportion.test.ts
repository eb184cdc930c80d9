import fc from 'fast-check';
import { expect, test } from 'vitest';
import { apportion } from './apportion.ts';

const shares = (count: number, ...parts: [string, number, number][]) =>
  Object.fromEntries(
    apportion(
      count,
      parts.map(([key, weight, room]) => ({ key, weight, room })),
    ),
  );

test('weights decide, and the largest remainders take what is left', () => {
  expect(shares(15, ['a', 60, 99], ['b', 40, 99])).toEqual({ a: 9, b: 6 });
  expect(shares(15, ['a', 80, 99], ['b', 60, 99], ['c', 50, 99])).toEqual({ a: 6, b: 5, c: 4 });
  expect(shares(1, ['a', 1, 9], ['b', 3, 9])).toEqual({ a: 0, b: 1 });
});

test('a full part passes on what it cannot take', () => {
  expect(shares(15, ['a', 90, 4], ['b', 10, 99])).toEqual({ a: 4, b: 11 });
  expect(shares(15, ['a', 1, 4], ['b', 1, 5])).toEqual({ a: 4, b: 5 });
  expect(shares(15)).toEqual({});
});

test('all is given where there is room, nothing beyond it, and equal parts differ by one at most', () => {
  const part = fc.record({
    weight: fc.integer({ min: 1, max: 100 }),
    room: fc.integer({ min: 0, max: 30 }),
  });
  fc.assert(
    fc.property(fc.nat(60), fc.array(part, { maxLength: 8 }), (count, list) => {
      const parts = list.map((one, at) => ({ ...one, key: String(at) }));
      const given = apportion(count, parts);
      const room = parts.reduce((total, one) => total + one.room, 0);
      const sum = [...given.values()].reduce((total, n) => total + n, 0);
      expect(sum).toBe(Math.min(count, room));
      for (const { key, room: most } of parts) expect(given.get(key)).toBeLessThanOrEqual(most);
      const alike = apportion(
        count,
        parts.map((one) => ({ ...one, weight: 7, room: 99 })),
      );
      const counts = [...alike.values()];
      if (counts.length > 0) expect(Math.max(...counts) - Math.min(...counts)).toBeLessThan(2);
    }),
  );
});
