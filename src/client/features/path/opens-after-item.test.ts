import { expect, test } from 'vitest';
import { opensAfter } from './opens-after-item.ts';

const item = (id: string, status: 'done' | 'available' | 'locked', required = true) => ({
  id,
  status,
  required,
});

test('a locked item opens after the last before it that is asked for and not done', () => {
  const items = [
    item('lesson', 'done'),
    item('quiz', 'available'),
    item('extra', 'locked', false),
    item('list', 'locked'),
  ];
  expect(opensAfter(items, items[3]!)?.id).toBe('quiz');
  expect(opensAfter([items[0]!, items[3]!], items[3]!)).toBeUndefined();
});
