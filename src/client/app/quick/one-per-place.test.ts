import { expect, test } from 'vitest';
import { onePerPlace } from './one-per-place.ts';

test('of actions that lead to one place the last is offered', () => {
  const [next, exam, daily] = [
    { id: 'next', to: '/learn/a' },
    { id: 'exam', to: '/quiz/daily' },
    { id: 'daily', to: '/quiz/daily' },
  ];
  expect(onePerPlace([next, exam, daily])).toEqual([next, daily]);
  expect(onePerPlace([next, exam])).toEqual([next, exam]);
});
