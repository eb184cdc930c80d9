import { expect, test } from 'vitest';
import { shortGoal } from './short-goal.ts';

test('a daily goal below what the exam asks for is told with both figures', () => {
  expect(shortGoal(20, 23)).toEqual({ goal: 20, needed: 23 });
  expect(shortGoal(23, 23)).toBeNull();
  expect(shortGoal(null, 23)).toBeNull();
  expect(shortGoal(20, null)).toBeNull();
});
