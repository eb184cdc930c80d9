import { expect, test } from 'vitest';
import { longGoal, shortGoal } from './short-goal.ts';

test('a daily goal below what the exam asks for is told with both figures', () => {
  expect(shortGoal(20, 23)).toEqual({ goal: 20, needed: 23 });
  expect(shortGoal(23, 23)).toBeNull();
  expect(shortGoal(null, 23)).toBeNull();
  expect(shortGoal(20, null)).toBeNull();
});

test('a goal that is enough is told with both figures too', () => {
  expect(longGoal(30, 16)).toEqual({ goal: 30, needed: 16 });
  expect(longGoal(16, 16)).toEqual({ goal: 16, needed: 16 });
  expect(longGoal(15, 16)).toBeNull();
  expect(longGoal(null, 16)).toBeNull();
  expect(longGoal(30, null)).toBeNull();
});
