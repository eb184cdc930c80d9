import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptPoints, pointsKept, sharePoints, sumOfPoints } from './points.ts';

test('a share is rounded to tenths, so that nobody with 11 of 12 right reads two thirds', () => {
  expect(sharePoints(3, 6, 7)).toBe(2.6);
  expect(sharePoints(3, 11, 12)).toBe(2.8);
  expect(sharePoints(2, 59, 60)).toBe(1.9);
  expect(sharePoints(2, 1.5, 2)).toBe(1.5);
});

test('only the whole work is worth all points, and none of it nothing', () => {
  const task = fc.integer({ min: 1, max: 60 }).chain((of) =>
    fc.record({
      of: fc.constant(of),
      right: fc.integer({ min: 0, max: of }),
      points: fc.integer({ min: 1, max: 12 }),
    }),
  );
  fc.assert(
    fc.property(task, ({ points, right, of }) => {
      const earned = sharePoints(points, right, of);
      expect(earned === points).toBe(right === of);
      const off = Math.abs(earned - (points * right) / of);
      expect(off).toBeLessThan(earned === points - 0.1 ? 0.1 : 0.05 + 1e-9);
    }),
  );
});

test('the sum is that of what stands at the tasks', () => {
  expect(sumOfPoints([0.1, 0.2])).toBe(0.3);
  expect(sumOfPoints([2.5, 2.7, 1.5])).toBe(6.7);
  expect(sumOfPoints([])).toBe(0);
});

test('a row keeps whole points for the release before, and gives back what was earned', () => {
  expect(keptPoints(2.7)).toEqual({ points: 2, pointTenths: 27 });
  expect(keptPoints(0)).toEqual({ points: 0, pointTenths: 0 });
  expect(keptPoints(null)).toEqual({ points: null, pointTenths: null });
  for (const points of [null, 0, 0.1, 1.5, 2, 2.7]) {
    expect(pointsKept(keptPoints(points))).toBe(points);
  }
});

test('whole points that the release before gave stay, with older tenths beside them too', () => {
  expect(pointsKept({ points: 2, pointTenths: null })).toBe(2);
  expect(pointsKept({ points: 1, pointTenths: 27 })).toBe(1);
  expect(pointsKept({ points: 3, pointTenths: 27 })).toBe(3);
});
