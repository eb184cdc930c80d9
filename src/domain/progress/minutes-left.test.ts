import { expect, test } from 'vitest';
import { minutesLeft } from './minutes-left.ts';

test('minutes left shrink with the cards behind and never say zero too early', () => {
  const mission = { estimatedMinutes: 12, stepCount: 6 };
  expect(minutesLeft(mission, 0)).toBe(12);
  expect(minutesLeft(mission, 3)).toBe(6);
  expect(minutesLeft({ estimatedMinutes: 5, stepCount: 20 }, 19)).toBe(1);
  expect(minutesLeft(mission, 6)).toBe(0);
});
