import { expect, test } from 'vitest';
import { itemMinutes } from './item-minutes.ts';

const item = { estimatedMinutes: 12, stepCount: 6, stepsSeen: 0, status: 'available' } as const;

test('a new item takes its whole time, and so does one that is done and gone through again', () => {
  expect(itemMinutes(item)).toBe(12);
  expect(itemMinutes({ ...item, status: 'done', stepsSeen: 6 })).toBe(12);
});

test('of one that was begun the card seen last and those after it are left', () => {
  expect(itemMinutes({ ...item, status: 'in_progress', stepsSeen: 1 })).toBe(12);
  expect(itemMinutes({ ...item, status: 'in_progress', stepsSeen: 4 })).toBe(6);
});
