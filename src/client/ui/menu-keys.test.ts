import { expect, test } from 'vitest';
import { nextRow } from './menu-keys.ts';

const labels = ['Dark', 'Light', 'English (US)', 'Español', 'Deutsch', 'Sign Out'];

test.each([
  ['ArrowDown', 0, 1],
  ['ArrowDown', 5, 0],
  ['ArrowDown', -1, 0],
  ['ArrowUp', 1, 0],
  ['ArrowUp', 0, 5],
  ['ArrowUp', -1, 5],
  ['Home', 3, 0],
  ['End', 3, 5],
  ['d', 0, 4],
  ['d', 4, 0],
  ['E', 0, 2],
  ['e', 2, 3],
  ['e', 3, 2],
  ['x', 0, null],
  [' ', 0, null],
  ['Enter', 0, null],
  ['Tab', 0, null],
])('%s at row %d leads to %s', (key, at, row) => {
  expect(nextRow(key, at, labels)).toBe(row);
});

test('a menu without rows has nowhere to go', () => {
  expect(nextRow('ArrowDown', -1, [])).toBeNull();
});
