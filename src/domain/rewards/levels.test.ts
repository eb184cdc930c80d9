import fc from 'fast-check';
import { expect, test } from 'vitest';
import { levels } from '#tests/support/builders.ts';
import { levelAt } from './levels.ts';

const keysAt = (totalXp: number) => {
  const { level, next } = levelAt(levels, totalXp);
  return [level.key, next?.key];
};

test('a new learner is at Foundation with Analyst next at 500', () => {
  expect(keysAt(0)).toEqual(['foundation', 'analyst']);
  expect(levelAt(levels, 0).next?.fromXp).toBe(500);
});

test('a level begins at its very XP and not one before', () => {
  expect(keysAt(499)).toEqual(['foundation', 'analyst']);
  expect(keysAt(500)).toEqual(['analyst', 'designer']);
  expect(keysAt(8499)).toEqual(['principal', 'fellow']);
});

test('above the highest level there is no next', () => {
  expect(keysAt(8500)).toEqual(['fellow', undefined]);
  expect(keysAt(1_000_000)).toEqual(['fellow', undefined]);
});

test('the XP always lies between its level and the next, and more XP is never a lower level', () => {
  const xp = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(xp, xp, (one, two) => {
      const { level, next } = levelAt(levels, one);
      expect(level.fromXp).toBeLessThanOrEqual(one);
      expect(next?.fromXp ?? Number.POSITIVE_INFINITY).toBeGreaterThan(one);
      expect(levelAt(levels, one + two).level.fromXp).toBeGreaterThanOrEqual(level.fromXp);
    }),
  );
});
