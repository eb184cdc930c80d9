import { expect, test } from 'vitest';
import { weakestFirst } from './weakest-first.ts';

test('topics that tell their share stand weakest first, of equals the one with more questions, then those of few questions', () => {
  const topics = [
    { id: 'none of four', percent: 0, total: 4 },
    { id: 'half', percent: 50, total: 6 },
    { id: 'none of one', percent: 0, total: 1 },
    { id: 'never asked', percent: 0, total: 0 },
    { id: 'half of ten', percent: 50, total: 10 },
    { id: 'weak', percent: 20, total: 5 },
  ];
  const order = weakestFirst(topics).map(({ id }) => id);
  expect(order).toEqual(['weak', 'half of ten', 'half', 'none of four', 'none of one']);
});
