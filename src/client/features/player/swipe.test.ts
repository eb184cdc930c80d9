import { expect, test } from 'vitest';
import { swipeOf } from './swipe.ts';

test('the finger pulls the next card in from the right', () => {
  expect(swipeOf({ x: -80, y: 10 })).toBe('forward');
  expect(swipeOf({ x: 80, y: -10 })).toBe('back');
});
test('a scroll, a slanted move and a tap are no swipe', () => {
  expect(swipeOf({ x: -20, y: 300 })).toBeNull();
  expect(swipeOf({ x: -80, y: 60 })).toBeNull();
  expect(swipeOf({ x: -30, y: 0 })).toBeNull();
  expect(swipeOf({ x: 0, y: 0 })).toBeNull();
});
