import { expect, test } from 'vitest';
import { nextTab } from './tab-keys.ts';

test('arrows go round, Home and End to the ends', () => {
  expect(nextTab('ArrowRight', 0, 6)).toBe(1);
  expect(nextTab('ArrowRight', 5, 6)).toBe(0);
  expect(nextTab('ArrowLeft', 0, 6)).toBe(5);
  expect(nextTab('Home', 4, 6)).toBe(0);
  expect(nextTab('End', 1, 6)).toBe(5);
});

test('other keys and an empty row move nothing', () => {
  expect(nextTab('Enter', 0, 6)).toBeNull();
  expect(nextTab('ArrowRight', 0, 0)).toBeNull();
});
