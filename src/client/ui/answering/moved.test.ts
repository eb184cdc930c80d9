import { expect, test } from 'vitest';
import { moved, movedTo } from './moved.ts';

test('an item moves by one place and stops at the ends', () => {
  expect(moved(['a', 'b', 'c'], 'b', -1)).toEqual(['b', 'a', 'c']);
  expect(moved(['a', 'b', 'c'], 'b', 1)).toEqual(['a', 'c', 'b']);
  expect(moved(['a', 'b', 'c'], 'a', -1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b', 'c'], 'c', 1)).toEqual(['a', 'b', 'c']);
  expect(moved(['a', 'b'], 'x', 1)).toEqual(['a', 'b']);
});

test('an item that is dropped takes the place of the other one, which moves aside', () => {
  expect(movedTo(['a', 'b', 'c', 'd'], 'a', 'c')).toEqual(['b', 'c', 'a', 'd']);
  expect(movedTo(['a', 'b', 'c', 'd'], 'd', 'b')).toEqual(['a', 'd', 'b', 'c']);
  expect(movedTo(['a', 'b'], 'a', 'a')).toEqual(['a', 'b']);
  expect(movedTo(['a', 'b'], 'a', 'x')).toEqual(['a', 'b']);
});
